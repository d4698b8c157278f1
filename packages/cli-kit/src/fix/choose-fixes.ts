import type { Diagnostic, Edit, Source } from "@cairn/diagnostics";
import { byCodeUnit } from "../paths.js";

/** Fixes that can be applied together. */
export interface Choice {
  readonly count: number;
  /** Their edits by source name, in source order. */
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
}

/**
 * Selects fixes that can be applied together: of each diagnostic its only one (a choice needs a person), entirely or
 * not at all, and none that overlaps the edits of a previous one.
 */
export function chooseFixes(diagnostics: readonly Diagnostic[], mayChange: (source: Source) => boolean): Choice {
  const candidates = diagnostics.flatMap(({ fixes: [fix, ...others] }) => {
    const isSole = fix !== undefined && others.length === 0 && fix.edits.length > 0;
    return isSole && fix.edits.every(({ span }) => mayChange(span.source)) ? [[...fix.edits].sort(byPlace)] : [];
  });
  let count = 0;
  const taken = new Map<string, Edit[]>();
  for (const edits of candidates.sort(([left], [right]) => byPlace(left!, right!))) {
    if (edits.some((edit, index) => touches(edits[index - 1], edit) || touchesAny(taken, edit))) continue;
    for (const edit of edits) insert(taken, edit);
    count++;
  }
  return { count, edits: taken };
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
