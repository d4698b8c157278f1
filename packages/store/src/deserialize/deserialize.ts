import type { Source } from "@cairn/diagnostics";
import type { DataError } from "../data-error.js";
import type { DataFormat } from "../serialize/serialize.js";
import type { Store } from "../store.js";
import type { Tree } from "../tree.js";
import { TreeBuilder } from "./builder.js";
import { readJson } from "./json.js";
import { readYaml } from "./yaml.js";

/** What a data file holds; each attribute's record says where in the file it stands. */
export interface DataTree extends Tree {
  /** Its root is the outermost component, and empty where the outermost value is none. */
  readonly store: Store;
}

/** `tree` is there unless there are errors. */
export interface Deserialized {
  readonly tree?: DataTree;
  readonly errors: readonly DataError[];
}

export interface DeserializeOptions {
  /** How deep it may be nested; by default 100,000. */
  readonly maxDepth?: number;
}

/** Reads JSON or YAML (one document). Order and exact digits are kept; a name that is given twice is an error. */
export function deserialize(source: Source, format: DataFormat, options: DeserializeOptions = {}): Deserialized {
  const builder = new TreeBuilder(source);
  const read = format === "json" ? readJson : readYaml;
  read(source.text, builder, options.maxDepth ?? 100_000);
  if (builder.errors.length > 0) return { errors: builder.errors };
  return { tree: { store: builder.store, value: builder.value, log: builder.store.log }, errors: [] };
}
