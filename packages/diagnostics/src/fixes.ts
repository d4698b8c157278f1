import type { Edit, Fix } from "./diagnostic.js";
import type { Source } from "./source.js";
import { createSpan, type Span } from "./span.js";

/** A fix that keeps the syntax tree, or makes only the named change, whose condition has been proven. */
export function safe(fix: Fix, change?: string): Fix {
  return { ...fix, applicability: "safe", ...(change === undefined ? {} : { change }) };
}

/** A fix that writes `text` instead of what is in `span`; an empty span is a place to insert it at. */
export function replacement(span: Span, text: string, label = `write \`${text}\``): Fix {
  return { label, edits: [{ span, text }] };
}

/** A fix that removes what is in `span`. */
export function removal(span: Span, label = "remove it"): Fix {
  return { label, edits: [removingEdit(span)] };
}

/** Removes what is in `span`; leaves a blank if the words around it would be joined. */
export function removingEdit(span: Span): Edit {
  const { text } = span.source;
  const isWord = (character: string | undefined): boolean => /[\p{L}\p{N}_$.+-]/u.test(character ?? "");
  return { span, text: isWord(text[span.start - 1]) && isWord(text[span.end]) ? " " : "" };
}

/** A fix that ends a block comment, which begins at `start`, with `closing` at the end of its first line. */
export function closedComment(source: Source, start: number, closing = "*/"): Fix {
  const newline = source.text.slice(start).search(/\r|\n/);
  const end = newline < 0 ? source.text.length : start + newline;
  return replacement(createSpan(source, end, end), ` ${closing}`, "close it at the end of the line");
}
