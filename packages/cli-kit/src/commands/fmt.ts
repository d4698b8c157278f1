import { createSource, hasErrors, type Source } from "@cairn/diagnostics";
import type { CommandFactory, CommandLine } from "../command.js";
import { exitCodes } from "../exit-codes.js";
import { isFoundLink } from "../found-link.js";
import { hasByteOrderMark, keepLineEnds } from "../line-ends.js";
import type { Session } from "../session.js";

/** `fmt FILE…`: formats in place, or reports what would change. */
export const fmt: CommandFactory = ({ examples, extensions }) => ({
  name: "fmt",
  summary: "format files in place",
  arguments: [
    { name: "FILE", many: true, describe: "files, folders, patterns; `-` formats standard input to standard output" },
  ],
  options: {
    check: { type: "boolean", describe: "change nothing; print the names of files that would change, and exit with 2" },
    diff: { type: "boolean", describe: "change nothing; print what would change" },
  },
  notes: [
    `All ${extensions.join(" and ")} files in a folder are formatted, except hidden ones, symbolic links and node_modules.`,
    "A file with a syntax error is unchanged, and the exit code is 1.",
  ],
  examples: examples.fmt,
  run: runFmt,
});

interface Formatted {
  readonly path: string;
  readonly source: Source;
  /** With the original's line endings and byte order mark. */
  readonly text: string;
  readonly changed: boolean;
}

async function runFmt(session: Session, { words }: CommandLine): Promise<number> {
  let changes = false;
  for (const path of session.expand(words)) {
    if (isFoundLink(session.host, path, words)) continue;
    const formatted = await formatOne(session, path);
    if (!formatted) continue;
    changes ||= formatted.changed;
    await deliver(session, formatted);
  }
  return changes && session.options["check"] === true ? exitCodes.differences : exitCodes.fine;
}

async function formatOne(session: Session, path: string): Promise<Formatted | undefined> {
  const bytes = await session.readBytes(path);
  const source = bytes && (await session.read(path));
  if (!source) return undefined;
  const services = await session.load();
  session.phases.enter("format", source.name);
  const { value, diagnostics } = session.host.interruptible(() => services.format(source, session.request()));
  session.report(diagnostics);
  if (value === undefined || hasErrors(diagnostics)) return undefined;
  const text = keepLineEnds(source.text, value);
  const mark = hasByteOrderMark(bytes) ? "\ufeff" : "";
  return { path, source, text: mark + text, changed: text !== source.text };
}

/** Writes the formatted source to where the user wants it. */
async function deliver(session: Session, { path, source, text, changed }: Formatted): Promise<void> {
  const { host, options } = session;
  const [onlyCheck, showDiff] = [options["check"] === true, options["diff"] === true];
  if (showDiff && changed) {
    const { unifiedDiff } = await import("@cairn/store");
    host.writeStdout(unifiedDiff(source.name, "formatted", source.text, createSource("", text).text));
  } else if (onlyCheck && changed) host.writeStdout(`${source.name}\n`);
  if (showDiff || onlyCheck) return;
  if (session.isStdin(path)) session.write(undefined, [text]);
  else if (changed) session.write(path, [text]);
}
