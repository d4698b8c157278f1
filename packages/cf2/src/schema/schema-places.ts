/** Where the parts of a JSON schema are in its file. */
import { createSpan, startOf, type Source, type Span } from "@cairn/diagnostics";
import { deserialize, isComponent, isVector, type ValuePlaces } from "@cairn/store";

/** Names of members and numbers of elements, from the outermost value. */
export type SchemaPath = readonly string[];

/** Why a schema can't be used, and where: a path in it, or offsets in its text. */
export interface SchemaProblem {
  readonly reason: string;
  readonly at: SchemaPath | { readonly start: number; readonly end: number };
}

/** The place of a problem: the member or the element that a path leads to, or the innermost one before it. */
export function placeInSchema(source: Source, { at }: SchemaProblem): Span {
  if ("start" in at) return createSpan(source, at.start, at.end);
  const places: ValuePlaces = new Map();
  const { tree } = deserialize(source, "json", { lastCounts: true, places });
  let value = tree?.value;
  let span = startOf(source);
  for (const step of at) {
    if (isComponent(value)) {
      const record = value.find(step);
      if (record === 0) break;
      span = tree!.log.span(record);
      value = tree!.log.value(record);
    } else if (isVector(value)) {
      const place = places.get(value)?.[Number(step)];
      if (!place) break;
      span = createSpan(source, ...place);
      value = value[Number(step)];
    } else break;
  }
  return span;
}
