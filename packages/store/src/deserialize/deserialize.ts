/**
 * Reads JSON and YAML as trees in which every value knows its place. Bounds hold for depth, size and aliases; a
 * mistake is a diagnostic.
 */
import type { Allowance, Source } from "@cairn/diagnostics";
import type { DataError } from "../data-error.js";
import type { DataFormat } from "../serialize/serialize.js";
import type { Store } from "../store.js";
import type { Tree } from "../tree.js";
import { refuseWords, TreeBuilder, type ValuePlaces } from "./builder.js";
import { readJson } from "./json.js";
import { readYaml } from "./yaml.js";
import type { YamlDialect } from "./yaml-dialect.js";

/** The contents of a data file; each attribute's record has its location in the file. */
export interface DataTree extends Tree {
  /** Its root is the outermost component, and empty if the outermost value isn't one. */
  readonly store: Store;
}

/** `tree` is defined unless there are errors. */
export interface Deserialized {
  readonly tree?: DataTree;
  readonly errors: readonly DataError[];
}

/** How text becomes values. */
export interface DeserializeOptions {
  /** The maximum nesting depth; by default 100,000. */
  readonly maxDepth?: number;
  /** Whether names may be repeated: the last value counts, at the position of the first. */
  readonly lastCounts?: boolean;
  /**
   * The meaning of plain scalars and tags of YAML, if it isn't YAML 1.2; then further documents of the file are
   * ignored.
   */
  readonly dialect?: YamlDialect;
  /** The limits that this file shares with all others of the run. */
  readonly allowance?: Allowance | undefined;
  /** Receives the locations of all values themselves: the tree's records begin at their names. */
  readonly places?: ValuePlaces;
}

/**
 * Parses JSON or YAML (one document). Order and exact digits are kept; a repeated name is an error unless `lastCounts`.
 */
export function deserialize(source: Source, format: DataFormat, options: DeserializeOptions = {}): Deserialized {
  const builder = new TreeBuilder(source, options.lastCounts, options.places);
  const { allowance, dialect, maxDepth = 100_000 } = options;
  // Once the allowance is used up, no further file is parsed.
  if (source.text !== "" && allowance?.takeWords(1) === false) refuseWords(builder);
  else if (format === "json") readJson(source.text, builder, maxDepth);
  else readYaml(source.text, builder, maxDepth, dialect, allowance);
  if (format === "json" && builder.errors.length === 0 && allowance?.takeWords(builder.count) === false)
    refuseWords(builder);
  if (builder.errors.length > 0) return { errors: builder.errors };
  return { tree: { store: builder.store, value: builder.value, log: builder.store.log }, errors: [] };
}
