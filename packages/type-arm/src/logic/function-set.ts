/**
 * Which functions logic may call, as data, and which of them a model uses: for checks and for targets.
 */

/** Functions that logic may call (reading R35), as data: what is emitted says the name and version that it was written for. */
export interface FunctionSet {
  readonly name: string;
  readonly version: string;
  /** The functions by name; one that has two names stands under both. */
  readonly functions: ReadonlyMap<string, FunctionEntry>;
}

export interface FunctionEntry {
  /** The function of Puppet that does it: `collect` is `map`. */
  readonly means: string;
  /** Whether it gets a lambda. */
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

const texts = [
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

/** What the text lists, under both names that it goes by in Puppet. */
export const core: FunctionSet = {
  name: "core",
  version: "1.0.0",
  functions: new Map<string, FunctionEntry>([
    ...iteration.map(
      ([name, means]) => [name, { means, lambda: means === "slice" ? "optional" : "required" }] as const,
    ),
    // In Puppet 3 this was no function but the text's way to write `!` (its second example of an invariant).
    ["not", { means: "not", lambda: "none" }] as const,
  ]),
};

/** `core`, and what logic needs that was Ruby before. */
export const migration: FunctionSet = {
  name: "migration",
  version: "1.0.0",
  functions: new Map<string, FunctionEntry>([
    ...core.functions,
    ...texts.map((name) => [name, { means: name, lambda: "none" }] as const),
  ]),
};

export const functionSets: readonly FunctionSet[] = [core, migration];
