import type { Source } from "@cairn/diagnostics";
import type { DataError } from "../data-error.js";
import type { DataFormat } from "../serialize/serialize.js";
import type { Store } from "../store.js";
import type { Tree } from "../tree.js";

/** What a data file holds; each attribute's record says where in the file it stands. */
export interface DataTree extends Tree {
  readonly store: Store;
}

/** `tree` is there unless there are errors. */
export interface Deserialized {
  readonly tree?: DataTree;
  readonly errors: readonly DataError[];
}

export interface DeserializeOptions {
  /** How deep it may be nested. */
  readonly maxDepth?: number;
}

/** Reads JSON or YAML. Order and exact digits are kept; a name that is given twice is an error. */
export function deserialize(source: Source, format: DataFormat, options: DeserializeOptions = {}): Deserialized {
  throw new Error(`not yet ${source.name} ${format} ${String(options)}`);
}
