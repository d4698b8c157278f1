/** The functions that logic may call, as data, and those that a model uses: for checks and for targets. */

/**
 * Functions that logic may call (interpretation R35), as data: output records the name and version that it was written
 * for.
 */
export interface FunctionSet {
  readonly name: string;
  readonly version: string;
  /** The functions by name; one with two names has two entries. */
  readonly functions: ReadonlyMap<string, FunctionEntry>;
}

/** A function that logic may call. */
export interface FunctionEntry {
  /** The Puppet function that implements it: `collect` is `map`. */
  readonly means: string;
  /** Whether it takes a lambda. */
  readonly lambda: "required" | "optional" | "none";
}

const iteration: readonly (readonly [string, string])[] = [
  ["each", "each"],
  ["select", "filter"],
  ["filter", "filter"],
  ["reject", "reject"],
  ["collect", "map"],
  ["map", "map"],
  ["reduce", "reduce"],
  ["slice", "slice"],
];

const strings = [
  "size",
  "length",
  "empty",
  "downcase",
  "upcase",
  "capitalize",
  "strip",
  "split",
  "join",
  "Integer",
  "Float",
];

/** The functions that the specification lists, under both their names in Puppet. */
export const core: FunctionSet = {
  name: "core",
  version: "1.0.0",
  functions: new Map<string, FunctionEntry>([
    ...iteration.map(
      ([name, means]) => [name, { means, lambda: means === "slice" ? "optional" : "required" }] as const,
    ),
    // In Puppet 3 this wasn't a function but the specification's notation for `!` (its second example of an invariant).
    ["not", { means: "not", lambda: "none" }] as const,
  ]),
};

/** `core`, and the functions that migrated Ruby logic needs. */
export const migration: FunctionSet = {
  name: "migration",
  version: "1.0.0",
  functions: new Map<string, FunctionEntry>([
    ...core.functions,
    ...strings.map((name) => [name, { means: name, lambda: "none" }] as const),
  ]),
};

/** All sets of functions, the smallest first. */
export const functionSets: readonly FunctionSet[] = [core, migration];
