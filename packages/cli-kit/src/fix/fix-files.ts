import { createSource, startOf, type Diagnostic } from "@cairn/diagnostics";
import { cliCatalogue } from "../catalogue.js";
import { applyUserRules } from "../user-rules.js";
import type { Session } from "../session.js";
import { fixAll, type Fixed } from "./fix-all.js";
import { FixableFiles, wholeText, type FixableFile } from "./fixable-files.js";

/** The input of `check --fix`. */
export interface FixRequest {
  /** The arguments of the command line. */
  readonly words: readonly string[];
  /** The files that they name. */
  readonly paths: readonly string[];
  /** Checks the files' current contents. */
  readonly check: () => Promise<readonly Diagnostic[]>;
}

/** Applies fixes, or shows what they would change, and returns the remaining diagnostics. */
export async function fixFiles(session: Session, { check, paths, words }: FixRequest): Promise<readonly Diagnostic[]> {
  const files = new FixableFiles(session, words);
  for (const path of paths) await files.add(path);
  const { count, diagnostics, rejected } = await fixAll({
    files,
    language: await session.load(),
    request: session.request(),
    kinds: session.options["fixSuggestions"] === true ? ["safe", "suggestion"] : ["safe"],
    check,
    select: (found) => applyUserRules(session, found),
  });
  const changed = files.all().filter(({ originalText, text }) => text !== originalText);
  if (session.options["fixDryRun"] === true) await show(session, changed);
  else {
    for (const file of changed) if (!session.isStdin(file.path)) write(session, file);
    const stdin = files.all().find(({ path }) => session.isStdin(path));
    if (stdin) session.write(undefined, [wholeText(stdin)]);
  }
  summarizeFixes(session, { count, rejected }, changed.length);
  return diagnostics;
}

async function show({ host }: Session, changed: readonly FixableFile[]): Promise<void> {
  const { unifiedDiff } = await import("@cairn/store");
  for (const { name, originalText, text } of changed) host.writeStdout(unifiedDiff(name, "fixed", originalText, text));
}

/** Changes that others have made since the file was read aren't overwritten. */
function write(session: Session, file: FixableFile): void {
  if (isAsRead(session, file)) {
    session.write(file.path, [wholeText(file)], { onlyPlain: "only plain files", rewrites: true });
    return;
  }
  const { create } = cliCatalogue(session.language.name);
  session.report([create["file-changed"](startOf(createSource(file.name, "")), { file: file.name })]);
}

function isAsRead({ host }: Session, { original, path }: FixableFile): boolean {
  const content = host.read(path);
  if (!("bytes" in content) || content.bytes.length !== original.length) return false;
  return content.bytes.every((byte, index) => byte === original[index]);
}

/** Only for people. */
function summarizeFixes(
  { host, options, settings }: Session,
  { count, rejected }: Pick<Fixed, "count" | "rejected">,
  files: number,
): void {
  if (settings.quiet || !["pretty", "plain"].includes(settings.diagnostics)) return;
  const made = options["fixDryRun"] === true ? "would be made" : "made";
  if (count > 0) host.writeStderr(`${counted(count, "fix")} ${made} in ${counted(files, "file")}\n`);
  if (rejected === 0) return;
  const reason = "the result would have a new problem or a different meaning";
  host.writeStderr(`${counted(rejected, "fix")} not made: ${reason}\n`);
}

function counted(count: number, word: string): string {
  return `${count} ${count === 1 ? word : word.endsWith("x") ? `${word}es` : `${word}s`}`;
}
