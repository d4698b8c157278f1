import { createSpan, placesOfBytes, type Source, type Span } from "@cairn/diagnostics";
import { settle } from "@cairn/evaluation";
import type { Body } from "../ast.js";
import type { PrismParser } from "./prism-node.js";
import { type PlaceOf, ShapeReader } from "./shape-reader.js";
import { tooDeepAt } from "./too-deep.js";

export type { PrismParser, PrismResult } from "./prism-node.js";

/** The tree of a file or a template, or its first error. */
export type ParsedRuby = { readonly body: Body } | { readonly problem: string; readonly span: Span };

/** Parses a file of Ruby with Ruby's own parser. */
export function parseRuby(source: Source, parse: PrismParser): ParsedRuby {
  return parseScript(
    { text: source.text, code: source.text, readerOf: (place) => new ShapeReader(place) },
    source,
    parse,
  );
}

/** Ruby source that may have been generated from another source. */
export interface ParsedScript {
  readonly text: string;
  /** The source that the user has written, with offsets mapped. */
  readonly code: string;
  /** The offset in the original source of an offset in the text. */
  placeOf?(offset: number): number;
  readerOf(place: PlaceOf, placeInText: PlaceOf): ShapeReader;
}

/** Parses with Ruby's own parser. */
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
  // A position that isn't in the source closes a tag of it.
  const problem = isMade ? error.message.replaceAll("')'", "'%>'") : error.message;
  return { problem, span: createSpan(source, start, end) };
}
