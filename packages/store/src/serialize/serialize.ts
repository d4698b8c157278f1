import type { ProvenanceLog } from "../provenance.js";
import type { StoreValue } from "../value.js";

export type DataFormat = "json" | "yaml";

/** How a data reference is printed: as a string, or as a component of strings (`{"$data": "a:b"}`). */
export type PrintedReference = string | Readonly<Record<string, string>>;

export interface SerializeOptions {
  readonly format: DataFormat;
  /** The most bytes of UTF-8 that the text may take; 0 or nothing = any number. */
  readonly maxBytes?: number;
  /** By default the string `$.a:b`. */
  readonly dataReference?: (path: readonly string[]) => PrintedReference;
}

/** The text in chunks of moderate size, or how many bytes it would have taken; nothing was expanded to find that out. */
export type Serialized = { readonly chunks: Iterable<string> } | { readonly tooLarge: number };

/** The text of `value`, whose components belong to `log`: order and exact digits are kept, a line end closes it. */
export function serialize(value: StoreValue, log: ProvenanceLog, options: SerializeOptions): Serialized {
  throw new Error(`not yet ${String(value)} ${String(log)} ${String(options)}`);
}

/** Plain JavaScript data as JSON, however deep: what `JSON.stringify(value, undefined, 2)` prints, in chunks. */
export function serializePlain(value: unknown): Iterable<string> {
  throw new Error(`not yet ${String(value)}`);
}
