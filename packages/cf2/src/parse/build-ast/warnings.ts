import { createSpan, replacement, safe, type Diagnostic, type Fix, type Source, type Span } from "@cairn/diagnostics";
import { quote, type Tokens } from "@cairn/syntax";
import { unknownEscapes } from "./strings.js";
import { catalogue } from "../../diagnostics/index.js";
import { Cf2Parser as T } from "../../generated/Cf2Parser.js";

/** Interpretation A01: an operator on a new line continues the expression, even if a sign was meant. */
export function warnOfContinuedElement(span: Span): Diagnostic {
  const before = span.source.text.slice(0, span.start).trimEnd().length;
  const fixes = [replacement(createSpan(span.source, before, before), ",", "insert `,` after the element before")];
  return catalogue.create["continued-element"](span, {}, { fixes });
}

/** Interpretation A02: an unknown escape keeps its backslash. */
export function warnOfEscapes(literal: string, start: number, source: Source): Diagnostic[] {
  return unknownEscapes(literal).map(({ escape, index }) => {
    const span = createSpan(source, start + index, start + index + escape.length);
    const fixes = [safe(replacement(span, `\\${escape}`, "double the backslash"))];
    return catalogue.create["unknown-escape"](span, { escape: quote(escape) }, { fixes });
  });
}

const invisible = /[\p{Cf}\p{Z}\u0080-\u009f]/u;

/** Names may contain almost every character beyond ASCII, including invisible ones. */
export function warnOfInvisibleNames(tokens: Tokens, source: Source): Diagnostic[] {
  if (!/[^\x00-\x7f]/.test(source.text)) return [];
  const found: Diagnostic[] = [];
  for (let token = 0; token < tokens.count; token++) {
    if (tokens.types[token] !== T.NAME) continue;
    const name = tokens.textOf(token);
    const [character] = invisible.exec(name) ?? [];
    if (character === undefined) continue;
    const number = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
    const span = createSpan(source, tokens.start(token), tokens.end(token));
    const words = { name: quote(name), character: `U+${number}` };
    found.push(catalogue.create["invisible-character"](span, words, { fixes: withoutInvisible(name, span) }));
  }
  return found;
}

/** The same name with visible characters only, if anything is left of it. */
function withoutInvisible(name: string, span: Span): Fix[] {
  const visible = name.replaceAll(new RegExp(invisible, "gu"), "");
  return visible === "" ? [] : [replacement(span, visible)];
}
