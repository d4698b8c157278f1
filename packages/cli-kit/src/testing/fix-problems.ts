import type { JsonDiagnostic, JsonEdit } from "@cairn/diagnostics";
import { createCli } from "../create-cli.js";
import type { Language } from "../language.js";
import { memoryHost } from "./memory-host.js";
import { commandLine } from "./run-page-example.js";

/** A program: its files by name; the first one is checked unless `words` say otherwise. */
export interface FixedProgram {
  readonly files: Readonly<Record<string, string>>;
  /** The command and its arguments, or only options, for the first file. */
  readonly words?: readonly string[];
  /** Whether there may be several errors, of which one hides what follows it: then only what precedes it counts. */
  readonly hasSeveral?: boolean;
}

/** The outcome of a program's fixes. */
export interface FixOutcome {
  /** The codes of the diagnostics with fixes. */
  readonly codes: readonly string[];
  /** Whether an error kept the source from being parsed. */
  readonly isUnread: boolean;
  /** Whether there are so many diagnostics that nobody would begin with the fixes. */
  readonly isAvalanche: boolean;
  /** What is wrong with a fix, in sentences. */
  readonly problems: readonly string[];
}

/**
 * Applies each fix of a program separately: its diagnostic must disappear, and no new one may appear. If the source
 * doesn't parse, only syntax errors count: the rest hasn't been checked before. Fixes that need a choice are tried,
 * too.
 */
export async function tryFixes(
  language: Language,
  { files: written, hasSeveral, words }: FixedProgram,
): Promise<FixOutcome> {
  const files = Object.fromEntries(Object.entries(written).map(([name, text]) => [name, text.replaceAll("␀", "\0")]));
  const [first = ""] = Object.keys(files);
  const typed = words ? commandLine(files, words) : ["check", first];
  const told = await run(language, files, typed);
  const parsed = ["ast", first, ...(words?.[0]?.startsWith("-") ? words : [])];
  const unread = told.some(({ fixes }) => fixes) ? await run(language, files, parsed) : [];
  const isUnread = unread.some(({ severity }) => severity === "error");
  const rounds: Round[] = [{ before: isUnread ? unread : told, words: isUnread ? parsed : typed }];
  // Rules that look at the text alone report even if it doesn't parse.
  const known = new Set(unread.map(({ code }) => code));
  const others = told.filter(({ code }) => !known.has(code));
  if (isUnread && !hasSeveral) rounds.push({ before: others, words: typed, rest: told.length - others.length });
  const codes = new Set<string>();
  const problems: string[] = [];
  for (const round of rounds) problems.push(...(await tryRound(language, files, round, codes, hasSeveral === true)));
  return { codes: [...codes], isUnread, isAvalanche: rounds[0]!.before.length > 10, problems };
}

/** The diagnostics of a command, whose fixes are tried. */
interface Round {
  readonly before: readonly JsonDiagnostic[];
  readonly words: readonly string[];
  /** How many others the command reports. */
  readonly rest?: number;
}

/** Tries each fix; adds the codes that have one to `codes`, and returns what is wrong. */
async function tryRound(
  language: Language,
  files: FixedProgram["files"],
  { before, words, rest = 0 }: Round,
  codes: Set<string>,
  hasSeveral: boolean,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { code, fixes = [], line, message } of before) {
    // Of several errors only those of this kind up to this one: others may have been hidden by it.
    const counts = (each: JsonDiagnostic): boolean => !hasSeveral || (each.line <= line && each.code === code);
    for (const { edits, label } of fixes) {
      codes.add(code);
      const after = await run(language, applied(files, edits), words);
      const counted = (found: readonly JsonDiagnostic[]) => found.filter(counts).length;
      if (counted(after) < counted(before) + rest) continue;
      const found = after.map((each) => `${each.line}: ${each.message}`).join("; ");
      problems.push(`${code} at line ${line} (${message}): after \`${label}\` there is ${found}`);
    }
  }
  return problems;
}

/** Errors and warnings of a command. */
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
