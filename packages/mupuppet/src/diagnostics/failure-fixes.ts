import { createSpan, replacement, spanText, type Fix, type Span } from "@cairn/diagnostics";

/** Longer strings are no simple mistakes. */
const longest = 1000;

type Fixer = (span: Span, text: string) => Fix[];

const fixers: Readonly<Record<string, Fixer>> = {
  questionable: withoutQuotes,
  "illegal-tag": withPlainTag,
};

/** The fixes for a failure whose place shows what to write instead. */
export function fixesOf(code: string, span: Span): Fix[] {
  const text = span.end - span.start > longest ? "" : spanText(span);
  return text === "" ? [] : (fixers[code]?.(span, text) ?? []);
}

/** A number in quotes. */
function withoutQuotes(span: Span, text: string): Fix[] {
  const [, number] = /^'(0|[1-9]\d{0,17})'$/.exec(text) ?? [];
  return number === undefined ? [] : [replacement(span, number)];
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
