import type { Source, Span } from "@cairn/diagnostics";

/** A text that a template has put out, with the place in the template that wrote each piece of it. */
export interface Rendering {
  readonly text: string;
  /** The template. */
  readonly source: Source;
  /** The call that asked for it. */
  readonly call: Span;
  /** The pieces of the text in their order, and for each the offset in the template where the tag or text begins that wrote it. */
  readonly texts: readonly string[];
  readonly places: readonly number[];
}
