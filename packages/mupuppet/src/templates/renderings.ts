import type { Source, Span } from "@cairn/diagnostics";
import type { Compilation } from "../evaluate/compilation.js";

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

const kept = new WeakMap<Compilation, Rendering[]>();

/** Asks that what templates put out is kept from now on, for who wants to explain it. */
export function keepRenderings(compilation: Compilation): readonly Rendering[] {
  const list = kept.get(compilation) ?? [];
  kept.set(compilation, list);
  return list;
}

/** Keeps what a template has put out, where somebody asked for that. */
export function noteRendering(compilation: Compilation, rendering: Rendering): void {
  kept.get(compilation)?.push(rendering);
}
