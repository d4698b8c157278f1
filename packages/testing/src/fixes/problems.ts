import { definitionsOf, missingIn, shapeOf, type PlainNode, type Undo } from "./trees.js";

interface ParsedFile {
  readonly text: string;
  readonly tree?: object;
  readonly comments: readonly string[];
}

interface CheckedProgram {
  readonly files: Readonly<Record<string, ParsedFile>>;
  readonly codes: readonly string[];
}

interface OfferedFix {
  readonly label: string;
  readonly applicability: string;
  readonly change?: string;
  readonly edits: readonly { readonly old: string; readonly text: string }[];
}

/** A program before and after its fixes: `observeFixes` of `@cairn/cli-kit/testing` returns it. */
export interface Observation {
  readonly before: CheckedProgram;
  readonly after: CheckedProgram;
  /** The texts after running the command again. */
  readonly again: Readonly<Record<string, string>>;
  /** All fixes that were offered, applied or not. */
  readonly offered: readonly OfferedFix[];
  readonly crash?: string;
}

/** What a property has to know of a language. */
export interface LanguageOfFixes {
  /** The name of a definition; undefined for any other node. */
  readonly nameOf: (node: PlainNode) => string | undefined;
  /** Undoes declared changes: a tree before and the one after become equal. */
  readonly undo?: (changes: ReadonlySet<string>) => Undo;
}

/** The laws of `--fix` that a program breaks, in sentences. */
export function problemsOfSafeFixes(observed: Observation, language: LanguageOfFixes): string[] {
  const { after, before, offered } = observed;
  const changes = new Set(offered.flatMap(({ change }) => change ?? []));
  const files = Object.entries(before.files).flatMap(([name, file]) =>
    problemsOfSafeFile(file, after.files[name]!, changes, language).map((problem) => `${name}: ${problem}`),
  );
  return [...files, ...commonProblems(observed), ...newDiagnostics(before, after)];
}

function problemsOfSafeFile(
  before: ParsedFile,
  after: ParsedFile,
  changes: ReadonlySet<string>,
  { nameOf, undo }: LanguageOfFixes,
): string[] {
  if (before.text === after.text) return [];
  if (!before.tree) return ["a file that doesn't parse gets a safe fix"];
  if (!after.tree) return ["a safe fix makes a syntax error"];
  const shape = (tree: object) => shapeOf(tree, undo?.(changes));
  const problems: string[] = [];
  if (shape(before.tree) !== shape(after.tree))
    problems.push(`the tree changes: ${firstDifference(shape(before.tree), shape(after.tree))}`);
  const [old, now] = [definitionsOf(before.tree, nameOf), definitionsOf(after.tree, nameOf)];
  if (String(old) !== String(now)) problems.push(`definitions change: ${String(missingIn(old, now))}`);
  if (wordsOf(before.comments) !== wordsOf(after.comments)) problems.push("the words of comments change");
  if (changes.size === 0 && wordsOf([before.text]) !== wordsOf([after.text]))
    problems.push("the words of the file change, although no fix declares that");
  return problems;
}

/** The laws of `--fix-suggestions` that a program breaks. */
export function problemsOfSuggestions(observed: Observation, { nameOf }: LanguageOfFixes): string[] {
  const { after, before, offered } = observed;
  const all = Object.entries(before.files);
  const files = all.flatMap(([name, file]) => {
    const fixed = after.files[name]!;
    if (fixed.text === file.text) return [];
    if (!fixed.tree) return [`${name}: a suggestion leaves a syntax error`];
    if (!file.tree) return [];
    return lostDefinitions(definitionsOf(file.tree, nameOf), definitionsOf(fixed.tree, nameOf), offered).map(
      (lost) => `${name}: a definition disappears, and no suggestion says so: ${lost}`,
    );
  });
  const isParsed = all.every(([, { tree }]) => tree);
  return [...files, ...commonProblems(observed), ...(isParsed ? newDiagnostics(before, after) : [])];
}

/**
 * Definitions that have disappeared although no suggestion says so. One that removes something says "remove", and its
 * edit removes the name; one that renames a definition replaces the name with a new one.
 */
function lostDefinitions(
  before: readonly string[],
  after: readonly string[],
  offered: readonly OfferedFix[],
): string[] {
  const added = missingIn(after, before);
  const lost = missingIn(before, after);
  const newWords = new Set(added.flatMap(wordsIn));
  return lost.filter((definition) => {
    const names = wordsIn(definition);
    return !offered.some(({ edits, label }) =>
      edits.some(({ old, text }) => {
        const isSaid =
          lost.length <= added.length || label.startsWith("remove") || wordsIn(text).some((word) => newWords.has(word));
        return isSaid && old !== text && wordsIn(old).some((word) => names.includes(word));
      }),
    );
  });
}

function commonProblems({ after, again, crash }: Observation): string[] {
  const changed = Object.entries(after.files).filter(([name, { text }]) => again[name] !== text);
  return [
    ...(crash === undefined ? [] : [`an internal error: ${crash}`]),
    ...changed.map(([name, { text }]) => `${name}: fixing twice isn't once: ${firstDifference(text, again[name]!)}`),
  ];
}

function newDiagnostics(before: CheckedProgram, after: CheckedProgram): string[] {
  return [...new Set(missingIn(after.codes, before.codes))].map((code) => `a new diagnostic: ${code}`);
}

function wordsOf(texts: readonly string[]): string {
  return texts.flatMap(wordsIn).join(" ");
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** The text around the first place where two texts differ. */
function firstDifference(left: string, right: string): string {
  const at = [...left].findIndex((_character, index) => left[index] !== right[index]);
  const from = Math.max(0, (at < 0 ? left.length : at) - 60);
  return `${JSON.stringify(left.slice(from, from + 120))} / ${JSON.stringify(right.slice(from, from + 120))}`;
}
