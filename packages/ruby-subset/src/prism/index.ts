import { createSpan, placesOfBytes, type Source, type Span } from "@cairn/diagnostics";
import { settle } from "@cairn/evaluation";
import type { Body } from "../ast.js";
import type { PrismParser } from "./prism-node.js";
import { type PlaceOf, ShapeReader } from "./shape-reader.js";
import { tooDeepAt } from "./too-deep.js";

export type { PrismParser, PrismResult } from "./prism-node.js";

/** What a file or a template says, or the first thing that is wrong with it. */
export type ParsedRuby = { readonly body: Body } | { readonly problem: string; readonly span: Span };

/** Reads a file of Ruby with Ruby's own parser. */
export function parseRuby(source: Source, parse: PrismParser): ParsedRuby {
  return parseScript(
    { text: source.text, code: source.text, readerOf: (place) => new ShapeReader(place) },
    source,
    parse,
  );
}

/** A text of Ruby that may have been made from another. */
export interface ParsedScript {
  readonly text: string;
  /** What people have written of it, at the places of the source. */
  readonly code: string;
  /** Where in the source a place of the text comes from. */
  placeOf?(offset: number): number;
  readerOf(place: PlaceOf, placeInText: PlaceOf): ShapeReader;
}

/** Reads what Ruby's own parser says of a text. */
export function parseScript(script: ParsedScript, source: Source, parse: PrismParser): ParsedRuby {
  const tooDeep = tooDeepAt(script.code);
  if (tooDeep !== undefined) {
    return {
      problem: "it nests too deep here, or has too many operators in a row",
      span: createSpan(source, tooDeep, tooDeep + 1),
    };
  }
  const { errors, value } = parse(script.text);
  const error = errors.find(({ message }) => message.startsWith("expected")) ?? errors[0];
  const placeInText = placesOfBytes(script.text);
  const placeOf: PlaceOf = (location) => {
    const { start, end } = placeInText(location);
    return script.placeOf ? { start: script.placeOf(start), end: script.placeOf(end) } : { start, end };
  };
  if (!error) return { body: settle(script.readerOf(placeOf, placeInText).node(value)) as Body };
  const { start, end } = placeOf(error.location);
  const isMade = script.placeOf !== undefined && !source.text.startsWith(")", start);
  // What isn't in the source closes a tag of it.
  const problem = isMade ? error.message.replaceAll("')'", "'%>'") : error.message;
  return { problem, span: createSpan(source, start, end) };
}
