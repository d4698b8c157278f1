import { replacement, spanText, type Fix, type Span } from "@cairn/diagnostics";

/** Names of classes aren't longer. */
const longest = 500;

/** Writes `type` for the keyword `class` in `span`, if what follows has the body of a type. */
export function typeFixes(span: Span): Fix[] {
  const rest = span.source.text.slice(span.end, span.end + longest);
  const isType = /^\s+[A-Za-z][\w:]*\s*\{\s*(?:\}|(?:attr|has|invariant|abstract)\b)/.test(rest);
  return spanText(span) === "class" && isType ? [replacement(span, "type")] : [];
}
