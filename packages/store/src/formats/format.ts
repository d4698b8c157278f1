import { boundText, serializeView, type Serialized } from "../serialize/serialize.js";
import type { Layout } from "../serialize/layout.js";
import type { View } from "../serialize/view.js";

/** One way of printing a result: a notation that every language offers, or a language's own. */
export interface OutputFormat {
  /** As `--format` names it. */
  readonly name: string;
  /** As messages name it: `JSON`, `a properties file`. */
  readonly title: string;
  /** Whether a number keeps the digits that it was written with, such as `0644`. */
  readonly keepsDigits: boolean;
  /** Prints a value that `view` can read, unless that would take more than `maxBytes` bytes (0 = no limit). */
  write(value: unknown, view: View, maxBytes: number): Written;
}

/** The text; or its size, if it is too large; or the values for which the format has no notation. */
export type Written = Serialized | { readonly unwritable: readonly Unwritable[] };

/** A value for which a format has no notation. */
export interface Unwritable {
  readonly path: readonly string[];
  readonly reason: string;
  /** What the user may do instead. */
  readonly instead: string;
}

/** No more than so many values are reported. */
export const mostUnwritable = 1000;

/** A notation that can express every value. */
export function layoutFormat(name: string, title: string, layout: () => Layout, keepsDigits = false): OutputFormat {
  return {
    name,
    title,
    keepsDigits,
    write: (value, view, maxBytes) => serializeView(value, view, { format: layout(), maxBytes }),
  };
}

/** Chunks that may be produced repeatedly, within a limit. */
export function boundChunks(chunks: () => Iterator<string>, maxBytes: number): Serialized {
  return boundText({ [Symbol.iterator]: chunks }, maxBytes);
}
