import { createSpan, type Source } from "@cairn/diagnostics";
import { type Deep, settle } from "@cairn/evaluation";
import type { Body, Located, Node } from "../ast.js";
import { placesOf, type PrismData, type PrismNode, type PrismParser } from "../prism/prism-node.js";
import { member, members, type Reader } from "../prism/reader.js";
import { type ParsedRuby, ShapeReader } from "../prism/index.js";
import { tooDeepAt } from "../prism/too-deep.js";
import { type Mark, type Script, scriptOf } from "./script.js";

/** Reads a template with Ruby in it: its tree, or the first thing that is wrong with it. */
export function parseTemplate(source: Source, parse: PrismParser): ParsedRuby {
  const script = scriptOf(source.text);
  const tooDeep = tooDeepAt(script.code);
  if (tooDeep !== undefined) {
    const start = script.placeOf(script.codeAt(tooDeep));
    return { problem: "it nests too deep here, or has too many operators in a row", span: createSpan(source, start, start + 1) };
  }
  const { errors, value } = parse(script.text);
  const [error] = errors;
  const place = placesOf(script.text);
  const inTemplate = ({ start, end }: Located): Located => ({ start: script.placeOf(start), end: script.placeOf(end) });
  if (!error) {
    const reader = new TemplateReader(script, place, inTemplate);
    return { body: settle(reader.node(value)) as Body };
  }
  const { start, end } = inTemplate(place(error.location));
  return { problem: error.message, span: createSpan(source, start, end) };
}
