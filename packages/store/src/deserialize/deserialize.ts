import type { Allowance, Source } from "@cairn/diagnostics";
import type { DataError } from "../data-error.js";
import type { DataFormat } from "../serialize/serialize.js";
import type { Store } from "../store.js";
import type { Tree } from "../tree.js";
import { refuseWords, TreeBuilder, type ValuePlaces } from "./builder.js";
import { readJson } from "./json.js";
import type { YamlDialect } from "./yaml-dialect.js";
import { loadYaml } from "#load-yaml";

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
  /** Whether a name that is given twice is no error: the last one counts, in the place of the first. */
  readonly lastCounts?: boolean;
  /** What plain words and tags of YAML mean, where that isn't YAML 1.2; further documents of the file are left alone then. */
  readonly dialect?: YamlDialect;
  /** What this file takes from, with all other texts of the run. */
  readonly allowance?: Allowance | undefined;
  /** Filled with the places of all values themselves: the tree's records begin at their names. */
  readonly places?: ValuePlaces;
}

/** Reads JSON or YAML (one document). Order and exact digits are kept; a name that is given twice is an error unless `lastCounts`. */
export function deserialize(source: Source, format: DataFormat, options: DeserializeOptions = {}): Deserialized {
  const builder = new TreeBuilder(source, options.lastCounts, options.places);
  const { allowance, dialect, maxDepth = 100_000 } = options;
  // Once there is no room, nobody takes a look at what a file holds.
  if (source.text !== "" && allowance?.takeWords(1) === false) refuseWords(builder);
  else if (format === "json") readJson(source.text, builder, maxDepth);
  else loadYaml()(source.text, builder, maxDepth, dialect, allowance);
  if (format === "json" && builder.errors.length === 0 && allowance?.takeWords(builder.count) === false)
    refuseWords(builder);
  if (builder.errors.length > 0) return { errors: builder.errors };
  return { tree: { store: builder.store, value: builder.value, log: builder.store.log }, errors: [] };
}
