import { positionAt, type Span } from "@cairn/diagnostics";

/** A position as Puppet's messages name it: `(file: site.pp, line: 3)`. */
export function placeText(span: Span): string {
  return `(file: ${span.source.name}, line: ${positionAt(span.source, span.start).line})`;
}
