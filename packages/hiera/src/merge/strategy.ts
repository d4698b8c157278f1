/**
 * How several values of a key are combined: the first, a list of all, a hash of all, or a deep merge. A strategy gets
 * one value after the other, so that it may stop early.
 */
import { uniqueOf } from "./unique.js";
import { type Evaluation, Failure, type Pending } from "@cairn/evaluation";
import {
  any,
  arrayType,
  anyBoolean,
  anyString,
  containing,
  createType,
  data,
  describeValue,
  hashType,
  scalar,
  structType,
  variantType,
  type PuppetType,
} from "@cairn/puppet-core/types";
import { HashValue, flattened, isArray, isHash, toText, type Value } from "@cairn/puppet-core/values";
import { deepMerge } from "./deep.js";

/** How several values of a key are combined. */
export interface Strategy {
  readonly name: string;
  readonly options: HashValue | undefined;
  /** Whether the first value is the result. */
  readonly isFirst: boolean;
  /** Converts the first value before others are merged with it. */
  convert(value: Value): Value;
  /** Converts a value that can't have others. */
  single(value: Value): Value;
  /** `first` is the stronger one. */
  merge(first: Value, second: Value): Pending<Value>;
}

const same = (value: Value): Value => value;
const first = { options: undefined, isFirst: true, convert: same, single: same, merge: same };
/** The default strategy. */
export const defaultStrategy: Strategy = { ...first, name: "default" };

/** Visits all places, and keeps only the strongest value. */
export const everything: Strategy = { ...first, name: "everything", isFirst: false };

const hashOfData = hashType(anyString, data());
const listable = variantType([scalar, arrayType(data())]);

const hash: Strategy = {
  name: "hash",
  options: undefined,
  isFirst: false,
  convert: same,
  single: same,
  merge(one, other) {
    const [strong, weak] = checked(hashOfData, one, other) as [HashValue, HashValue];
    return new HashValue([...weak.entries(), ...strong.entries()]);
  },
};

const unique: Strategy = {
  name: "unique",
  options: undefined,
  isFirst: false,
  convert: flatten,
  single: (value) => (isArray(value) ? uniqueOf(value) : value),
  merge(one, other) {
    const [strong, weak] = checked(listable, one, other);
    return uniqueOf([...flatten(strong!), ...flatten(weak!)]);
  },
};

function deep(options: HashValue | undefined): Strategy {
  return {
    name: "deep",
    options,
    isFirst: false,
    convert: same,
    single: same,
    merge: (one, other): Evaluation<Value> => deepMerge(one, other, options ?? new HashValue()),
  };
}

const strategies: Readonly<Record<string, Strategy>> = {
  default: defaultStrategy,
  first: { ...first, name: "first" },
  hash,
  unique,
  deep: deep(undefined),
  unconstrained_deep: deep(undefined),
};

/** The strategies that users may name. */
export const strategyNames = ["first", "hash", "unique", "deep"] as const;

const optional = (key: string, value: PuppetType) => ({ key, value: containing("Optional", value), optional: false });
const wordOf = (name: string) => createType("Pattern", [{ kind: "regexp", source: name }]) as PuppetType;
const deepOptions = [
  optional("knockout_prefix", anyString),
  optional("merge_debug", anyBoolean),
  optional("merge_hash_arrays", anyBoolean),
  optional("sort_merged_arrays", anyBoolean),
].map((each) => ({ ...each, optional: true }));

/** The strategy that `merge` names: a word, or a hash with options. Throws a Failure if there is none. */
export function strategyOf(merge: Value): Strategy {
  if (merge === null || merge === false) return defaultStrategy;
  const name = isHash(merge) ? (merge.get("strategy") ?? null) : merge;
  if (name === null) {
    const message =
      "The hash given as 'merge' must contain the name of a strategy in string form for the key 'strategy'";
    throw new Failure("lookup", message);
  }
  const known = typeof name === "string" && Object.hasOwn(strategies, name) ? strategies[name] : undefined;
  if (!known) throw new Failure("lookup", `Unknown merge strategy: '${toText(name)}'`);
  if (!isHash(merge) || merge.size === 1) return known;
  if (name !== "unconstrained_deep") checkOptions(String(name), merge);
  return name === "deep" || name === "unconstrained_deep" ? deep(merge) : { ...known, options: merge };
}

function checkOptions(name: string, options: HashValue): void {
  const strategy = { ...optional("strategy", wordOf(name)), optional: true };
  const type = structType([strategy, ...(name === "deep" ? deepOptions : [])]);
  const message = describeValue("The merge options has wrong type,", type, options);
  if (message !== "") throw new Failure("lookup", message);
}

function checked(type: PuppetType, one: Value, other: Value): Value[] {
  return [one, other].map((value, index) => {
    const subject = `The ${index === 0 ? "first" : "second"} element of the merge`;
    const message = type === any ? "" : describeValue(`${subject} has wrong type,`, type, value);
    if (message !== "") throw new Failure("lookup", message);
    return value;
  });
}

function flatten(value: Value): readonly Value[] {
  return flattened([value]);
}
