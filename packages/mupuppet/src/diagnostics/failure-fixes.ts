import { createSpan, removal, replacement, spanText, withoutElement, type Fix, type Span } from "@cairn/diagnostics";

/** Longer strings are no simple mistakes. */
const longest = 1000;

type Fixer = (span: Span, text: string) => Fix[];

const fixers: Readonly<Record<string, Fixer>> = {
  "default-redefined": withoutAttribute,
  "dependency-cycle": withoutRelationship,
  questionable: withoutQuotes,
  reassignment: withoutAssignment,
  "illegal-tag": withPlainTag,
};

/** The fixes for a failure whose place shows what to write instead. */
export function fixesOf(code: string, span: Span): Fix[] {
  const text = span.end - span.start > longest ? "" : spanText(span);
  return text === "" ? [] : (fixers[code]?.(span, text) ?? []);
}

function withoutAttribute({ source, start, end }: Span, text: string): Fix[] {
  return /^\w+\s*=>/.test(text) ? withoutElement(source, { start, end }, "remove this default", false) : [];
}

function withoutRelationship({ source, start, end }: Span, text: string): Fix[] {
  const isAttribute = /^(?:before|require|notify|subscribe)\s*=>/.test(text);
  return isAttribute ? withoutElement(source, { start, end }, "remove this relationship", false) : [];
}

/** A number in quotes. */
function withoutQuotes(span: Span, text: string): Fix[] {
  const [, number] = /^'(0|[1-9]\d{0,17})'$/.exec(text) ?? [];
  return number === undefined ? [] : [replacement(span, number)];
}

/** The second assignment, if it has its line to itself; the place begins at its `=`. */
function withoutAssignment({ source, start, end }: Span): Fix[] {
  const line = source.text.lastIndexOf("\n", start - 1) + 1;
  const before = source.text.slice(Math.max(line, start - longest), start);
  const [after] = /^[ \t]*(?:\r?\n|$)/.exec(source.text.slice(end, end + longest)) ?? [];
  if (!/^[ \t]*\$\w+[ \t]*$/.test(before) || after === undefined) return [];
  return [removal(createSpan(source, line, end + after.length), "remove this assignment")];
}

/** The tag with `_` for the characters that no tag has. */
function withPlainTag({ source, start }: Span, text: string): Fix[] {
  const [head, quoted, tag = ""] = /\btag\s*=>\s*('([^'\\\n]+)')/.exec(text) ?? [];
  if (head === undefined || quoted === undefined) return [];
  const at = start + text.indexOf(head) + head.length - quoted.length;
  const plain = tag
    .toLowerCase()
    .replaceAll(/[^\w.:-]+/g, "_")
    .replace(/^[^a-z0-9_]|_$/g, "");
  return plain === "" ? [] : [replacement(createSpan(source, at, at + quoted.length), `'${plain}'`)];
}
