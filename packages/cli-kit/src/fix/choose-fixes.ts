import {
  applicabilityOf,
  applyEdits,
  type Applicability,
  type Diagnostic,
  type Edit,
  type Fix,
  type Source,
} from "@cairn/diagnostics";
import { lineEndsLike } from "../line-ends.js";
import { byCodeUnit } from "../paths.js";

/** A fix that can be applied, and the diagnostic that it resolves. */
export interface ChosenFix {
  readonly fix: Fix;
  readonly diagnostic: Diagnostic;
  /** Its edits, by source name and position. */
  readonly edits: readonly Edit[];
}

/**
 * Selects fixes of one applicability that can be applied together: of each diagnostic its only one (a choice needs a
 * person), entirely or not at all, and none that overlaps the edits of a previous one. A diagnostic's safe fix isn't a
 * choice between it and suggestions.
 */
export function chooseFixes(
  diagnostics: readonly Diagnostic[],
  applicability: Applicability,
  mayChange: (source: Source) => boolean,
  mayTry: (fix: ChosenFix) => boolean = () => true,
): ChosenFix[] {
  const candidates = diagnostics.flatMap((diagnostic): ChosenFix[] => {
    const fix = soleFix(diagnostic, applicability);
    if (!fix || fix.edits.length === 0 || !fix.edits.every(({ span }) => mayChange(span.source))) return [];
    const chosen = { fix, diagnostic, edits: [...fix.edits].sort(byPlace) };
    return mayTry(chosen) ? [chosen] : [];
  });
  const taken = new Map<string, Edit[]>();
  return candidates
    .sort(({ edits: [left] }, { edits: [right] }) => byPlace(left!, right!))
    .filter(({ edits }) => {
      if (edits.some((edit, index) => touches(edits[index - 1], edit) || touchesAny(taken, edit))) return false;
      for (const edit of edits) insert(taken, edit);
      return true;
    });
}

function soleFix({ fixes }: Diagnostic, applicability: Applicability): Fix | undefined {
  const suited = applicability === "suggestion" ? fixes : fixes.filter((fix) => applicabilityOf(fix) === "safe");
  const [fix, ...others] = suited;
  return fix !== undefined && others.length === 0 && applicabilityOf(fix) === applicability ? fix : undefined;
}

/** The edits of chosen fixes by source name, in source order. */
export function editsOf(chosen: readonly ChosenFix[]): ReadonlyMap<string, readonly Edit[]> {
  const edits = new Map<string, Edit[]>();
  for (const edit of chosen.flatMap((each) => each.edits).sort(byPlace)) {
    const { name } = edit.span.source;
    const ofSource = edits.get(name);
    if (ofSource) ofSource.push(edit);
    else edits.set(name, [edit]);
  }
  return edits;
}

/** The text of a source after edits, which get its line endings. */
export function textAfter(source: Source, edits: readonly Edit[]): string {
  const withLineEnds = lineEndsLike(source.text);
  return applyEdits(
    source,
    edits.map(({ span, text }) => ({ span, text: withLineEnds(text) })),
  );
}

function byPlace({ span: left }: Edit, { span: right }: Edit): number {
  return byCodeUnit(left.source.name, right.source.name) || left.start - right.start;
}

/** Whether two edits, the first no later than the second, overlap; two insertions at one place do. */
function touches(first: Edit | undefined, second: Edit): boolean {
  return first?.span.source.name === second.span.source.name && second.span.start <= lastPlace(first);
}

/** An insertion occupies its offset, and so does the end of a replaced range, against edits that begin there. */
function lastPlace({ span: { end, start } }: Edit): number {
  return Math.max(start, end - 1);
}

function touchesAny(taken: ReadonlyMap<string, readonly Edit[]>, edit: Edit): boolean {
  const edits = taken.get(edit.span.source.name) ?? [];
  const next = firstAfter(edits, edit.span.start);
  const [before, after] = [edits[next - 1], edits[next]];
  return touches(before, edit) || (after !== undefined && touches(edit, after));
}

function insert(taken: Map<string, Edit[]>, edit: Edit): void {
  const edits = taken.get(edit.span.source.name) ?? [];
  taken.set(edit.span.source.name, edits);
  edits.splice(firstAfter(edits, edit.span.start), 0, edit);
}

/** The index of the first edit that begins after `place`. */
function firstAfter(edits: readonly Edit[], place: number): number {
  let [low, high] = [0, edits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edits[middle]!.span.start <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
