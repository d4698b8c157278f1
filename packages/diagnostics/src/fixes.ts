import type { Fix } from "./diagnostic.js";
import type { Span } from "./span.js";

/** A fix that writes `text` instead of what is in `span`; an empty span is a place to insert it at. */
export function replacement(span: Span, text: string, label = `write \`${text}\``): Fix {
  return { label, edits: [{ span, text }] };
}

/** A fix that removes what is in `span`. */
export function removal(span: Span, label = "remove it"): Fix {
  return { label, edits: [{ span, text: "" }] };
}
