/**
 * The checks that a fix must pass before it changes a file. A safe fix must leave the syntax tree and the words of all
 * comments as they are, except for the change that it declares. Any fix must leave a file that parses, and must not
 * cause a new diagnostic.
 */
import { applicabilityOf, createSource, hasErrors } from "@cairn/diagnostics";
import type { Diagnostic, Source } from "@cairn/diagnostics";
import type { LanguageRequest, LanguageServices } from "../language.js";
import { editsOf, textAfter, type ChosenFix } from "./choose-fixes.js";
import { Shift } from "./shift.js";
import { treeText } from "./tree-text.js";

/** The language services that the gate uses. */
export type Gated = Pick<LanguageServices, "ast" | "comments" | "treeChanges">;

/** Whether a source still parses after these fixes and, if they are safe, keeps its meaning. */
export function isProven(
  source: Source,
  chosen: readonly ChosenFix[],
  language: Gated,
  request: LanguageRequest,
): boolean {
  const after = createSource(source.name, textAfter(source, editsOf(chosen).get(source.name) ?? []));
  if (chosen.some(({ fix }) => applicabilityOf(fix) !== "safe")) return parses(after, language, request);
  const changes = new Set(chosen.flatMap(({ fix }) => fix.change ?? []));
  const meaning = meaningOf(source, changes, language, request);
  return meaning !== undefined && meaning === meaningOf(after, changes, language, request);
}

/** Whether a source has no syntax error. */
export function parses(source: Source, { ast }: Gated, request: LanguageRequest): boolean {
  const { diagnostics, value } = ast(source, request);
  return value !== undefined && !hasErrors(diagnostics);
}

/** The syntax tree and the words of all comments; undefined if the source doesn't parse. */
function meaningOf(
  source: Source,
  changes: ReadonlySet<string>,
  { ast, comments, treeChanges = {} }: Gated,
  request: LanguageRequest,
): string | undefined {
  const { diagnostics, value } = ast(source, request);
  if (value === undefined || hasErrors(diagnostics)) return undefined;
  const made = Object.entries(treeChanges).flatMap(([name, change]) => (changes.has(name) ? [change] : []));
  const said = comments(source).map(({ end, start }) => source.text.slice(start, end));
  const words = said.join("\n").match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${treeText({ ...value, source: "" }, made)}\n${words.join(" ")}`;
}

/**
 * Whether the fixes resolved their diagnostics and caused no new ones. Compares codes and not messages, because a
 * message may quote changed code. Unless `isStrict`, ignores new diagnostics that have a safe fix: the next round may apply it.
 */
export function resolves(
  chosen: readonly ChosenFix[],
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  isStrict = false,
): boolean {
  const old = countsOf(before);
  const all = countsOf(after);
  const hasSafeFix = ({ fixes }: Diagnostic) => fixes.some((fix) => applicabilityOf(fix) === "safe");
  const lasting = countsOf(after.filter((each) => isStrict || !hasSafeFix(each)));
  const fixed = countsOf(chosen.map(({ diagnostic }) => diagnostic));
  const remaining = (code: string): number => count(old, code) - count(fixed, code);
  if (![...fixed.keys()].some((code) => count(all, code) < count(old, code))) return false;
  if ([...lasting].some(([code, found]) => found > remaining(code))) return false;
  const suspicious = chosen.filter(({ diagnostic: { code } }) => count(all, code) > remaining(code));
  return suspicious.length === 0 || !isAnyUnresolved(suspicious, chosen, after);
}

/** Whether there are more diagnostics of any code than before. */
export function addsProblems(before: readonly Diagnostic[], after: readonly Diagnostic[]): boolean {
  const old = countsOf(before);
  return [...countsOf(after)].some(([code, found]) => found > count(old, code));
}

/** Whether the diagnostic of a fix is still at its place. */
function isAnyUnresolved(
  suspicious: readonly ChosenFix[],
  chosen: readonly ChosenFix[],
  after: readonly Diagnostic[],
): boolean {
  const shifts = new Map([...editsOf(chosen)].map(([name, edits]) => [name, new Shift(edits)]));
  const placeOf = ({ code, span }: Diagnostic, start: number): string =>
    JSON.stringify([code, span.source.name, start]);
  const places = new Set(after.map((each) => placeOf(each, each.span.start)));
  return suspicious.some(({ diagnostic }) => {
    const { source, start } = diagnostic.span;
    return places.has(placeOf(diagnostic, shifts.get(source.name)?.at(start) ?? start));
  });
}

function count(counts: ReadonlyMap<string, number>, code: string): number {
  return counts.get(code) ?? 0;
}

function countsOf(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of diagnostics) counts.set(code, count(counts, code) + 1);
  return counts;
}

/**
 * Finds items that pass a test together. If a group fails, its suspects, or else each of its halves, are tried apart
 * from the others, in addition to the items that have passed.
 */
export async function acceptedOf<Item>(
  items: readonly Item[],
  holds: (items: readonly Item[]) => Promise<boolean> | boolean,
  suspects: () => ReadonlySet<Item> = () => new Set(),
): Promise<readonly Item[]> {
  let accepted: readonly Item[] = [];
  const waiting = [items];
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    if (group.length === 0) continue;
    const more = [...accepted, ...group];
    if (await holds(more)) accepted = more;
    else if (group.length > 1) waiting.push(...parted(group, suspects()));
  }
  return accepted;
}

/** Two parts of a group: the second one is tried first. */
function parted<Item>(group: readonly Item[], suspects: ReadonlySet<Item>): (readonly Item[])[] {
  const suspected = group.filter((item) => suspects.has(item));
  if (suspected.length > 0 && suspected.length < group.length)
    return [suspected, group.filter((item) => !suspects.has(item))];
  const middle = group.length >> 1;
  return [group.slice(middle), group.slice(0, middle)];
}
