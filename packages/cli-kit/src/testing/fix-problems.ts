import type { JsonDiagnostic, JsonEdit } from "@cairn/diagnostics";
import { createCli } from "../create-cli.js";
import type { Language } from "../language.js";
import { memoryHost } from "./memory-host.js";
import { commandLine } from "./run-page-example.js";

/** A program: its files by name, the first of which is the one that is checked unless `words` say something else. */
export interface FixedProgram {
  readonly files: Readonly<Record<string, string>>;
  /** The command and its words, or only options, with which the first file is compiled. */
  readonly words?: readonly string[];
  /** Whether there may be several mistakes, so that one hides what stands behind it: then only what stands before counts. */
  readonly hasSeveral?: boolean;
}

/** What came of the fixes of a program. */
export interface FixOutcome {
  /** The codes of what has a fix. */
  readonly codes: readonly string[];
  /** Whether something kept the text from being read. */
  readonly isUnread: boolean;
  /** Whether so much is said that nobody would begin with the fixes. */
  readonly isAvalanche: boolean;
  /** What is wrong with a fix, in sentences. */
  readonly problems: readonly string[];
}

/**
 * Makes each fix that is offered for a program alone: what it belongs to must be gone, and nothing new may come. Where the text can't be
 * read, only what keeps it from being read counts: the rest hasn't been looked at before. Fixes among which a person has to choose are
 * tried too.
 */
export async function tryFixes(language: Language, { files, hasSeveral, words }: FixedProgram): Promise<FixOutcome> {
  const [first = ""] = Object.keys(files);
  const typed = words ? commandLine(files, words) : ["check", first];
  const told = await run(language, files, typed);
  const unread = told.some(({ fixes }) => fixes) ? await run(language, files, ["ast", first]) : [];
  const isUnread = unread.some(({ severity }) => severity === "error");
  const before = isUnread ? unread : told;
  const again = isUnread ? ["ast", first] : typed;
  const problems: string[] = [];
  const codes = new Set<string>();
  for (const { code, fixes = [], line, message } of before) {
    // Of several mistakes only those of this kind up to this one: what else is told then may have been hidden by it.
    const counts = (each: JsonDiagnostic): boolean => !hasSeveral || (each.line <= line && each.code === code);
    for (const { edits, label } of fixes) {
      codes.add(code);
      const after = await run(language, applied(files, edits), again);
      const counted = (found: readonly JsonDiagnostic[]) => found.filter(counts).length;
      if (counted(after) < counted(before)) continue;
      const found = after.map((each) => `${each.line}: ${each.message}`).join("; ");
      problems.push(`${code} at line ${line} (${message}): after \`${label}\` there is ${found}`);
    }
  }
  return { codes: [...codes], isUnread, isAvalanche: before.length > 10, problems };
}

/** What a command says: errors and warnings. */
async function run(
  language: Language,
  files: FixedProgram["files"],
  words: readonly string[],
): Promise<JsonDiagnostic[]> {
  const host = memoryHost({ files });
  await createCli(language).run([...words, "--diagnostics", "json", "--max-errors", "0"], host);
  const lines = host.stderr.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line) as JsonDiagnostic).filter(({ severity }) => severity !== "info");
}

function applied(files: FixedProgram["files"], edits: readonly JsonEdit[]): Record<string, string> {
  const changed: Record<string, string> = { ...files };
  for (const { file, start, end, text } of [...edits].sort((left, right) => right.start - left.start)) {
    const before = changed[file];
    if (before !== undefined) changed[file] = before.slice(0, start) + text + before.slice(end);
  }
  return changed;
}
