import type { Span } from "@cairn/diagnostics";

/** Ends the reading of a file that isn't what it should be; it never leaves `readEcore`. */
export class Malformed extends Error {
  readonly span: Span;

  constructor(why: string, span: Span) {
    super(why);
    this.span = span;
  }
}
