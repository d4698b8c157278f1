import type { Edit } from "./diagnostic.js";
import type { Source } from "./source.js";

/** The edits of each source, in source order; an edit that overlaps an earlier one is dropped. */
export function editsBySource(edits: readonly Edit[]): ReadonlyMap<Source, readonly Edit[]> {
  const groups = new Map<Source, Edit[]>();
  for (const edit of [...edits].sort((left, right) => left.span.start - right.span.start)) {
    const group = groups.get(edit.span.source) ?? [];
    groups.set(edit.span.source, group);
    const last = group.at(-1);
    if (!last || edit.span.start >= last.span.end) group.push(edit);
  }
  return groups;
}

/**
 * The text of `source` from `start` to `end` with `edits` applied, which are sorted, disjoint and within that range.
 */
export function applyEdits(source: Source, edits: readonly Edit[], start = 0, end = source.text.length): string {
  const pieces: string[] = [];
  let place = start;
  for (const edit of edits) {
    pieces.push(source.text.slice(place, edit.span.start), edit.text);
    place = edit.span.end;
  }
  return pieces.join("") + source.text.slice(place, end);
}
