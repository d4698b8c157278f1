import { createSource } from "@cairn/diagnostics";
import type { CommandFactory, CommandLine } from "../command.js";
import { exitCodes } from "../exit-codes.js";
import { isFoundLink } from "../found-link.js";
import { formattedAs, formatting, type FormatDone } from "../jobs/formatted.js";
import { doneInThreads, jobsOption } from "../jobs/in-threads.js";
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
    jobs: jobsOption,
  },
  notes: [
    `All ${extensions.join(" and ")} files in a folder are formatted, except hidden ones, symbolic links and node_modules.`,
    "A file with a syntax error is unchanged, and the exit code is 1.",
  ],
  examples: examples.fmt,
  run: runFmt,
});

async function runFmt(session: Session, line: CommandLine): Promise<number> {
  const { words } = line;
  const paths = session.expand(words).filter((path) => !isFoundLink(session.host, path, words));
  const known = await doneInThreads<FormatDone>(session, line, formatting, paths);
  let changes = false;
  for (const path of paths) {
    const formatted = known.get(path) ?? (await formatHere(session, path));
    if (!formatted) continue;
    session.report(formatted.diagnostics);
    if (formatted.text === undefined) continue;
    changes ||= formatted.changed;
    await deliver(session, path, formatted.text, formatted.changed);
  }
  return changes && session.options["check"] === true ? exitCodes.differences : exitCodes.fine;
}

/** In this thread; undefined after reporting why it can't be read. */
async function formatHere(session: Session, path: string): Promise<FormatDone | undefined> {
  const bytes = await session.readBytes(path);
  const source = bytes && (await session.read(path));
  if (!source) return undefined;
  const services = await session.load();
  session.phases.enter("format", source.name);
  const formatted = session.host.interruptible(() => services.format(source, session.request()));
  return formattedAs(source.text, bytes, formatted);
}

/** Writes the formatted source to where the user wants it. */
async function deliver(session: Session, path: string, text: string, changed: boolean): Promise<void> {
  const { host, options } = session;
  const [onlyCheck, showDiff] = [options["check"] === true, options["diff"] === true];
  if (showDiff && changed) {
    const { unifiedDiff } = await import("@cairn/store");
    const source = await session.read(path);
    if (source) host.writeStdout(unifiedDiff(source.name, "formatted", source.text, createSource("", text).text));
  } else if (onlyCheck && changed) host.writeStdout(`${session.nameOf(path)}\n`);
  if (showDiff || onlyCheck) return;
  if (session.isStdin(path)) session.write(undefined, [text]);
  else if (changed) session.write(path, [text], { rewrites: true });
}
