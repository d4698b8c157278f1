import type { Source, Span } from "@cairn/diagnostics";

/** The output of a template, with the offset in the template that wrote each piece of it. */
export interface Rendering {
  readonly text: string;
  /** The template. */
  readonly source: Source;
  /** The call that rendered it. */
  readonly call: Span;
  /** The pieces of the output in order, and for each the offset in the template of the tag or text that wrote it. */
  readonly strings: readonly string[];
  readonly places: readonly number[];
}
