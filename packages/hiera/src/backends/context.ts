import { after, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Closure } from "@cairn/puppet-core/evaluate";
import { lookupContextType } from "@cairn/puppet-core/types";
import {
  HashValue,
  inspect,
  isHash,
  type CallableValue,
  type ObjectMethod,
  type ObjectValue,
  type Value,
} from "@cairn/puppet-core/values";

/** `context.not_found()` on its way to the level that called the function. */
export class NotFoundJump extends Error {}

/** What a context can do besides keeping values. */
export interface ContextHost {
  readonly environment: string;
  readonly module: string | undefined;
  interpolate(value: Value): Pending<Value>;
  /** The contents of a file; throws a Failure if it can't be read. */
  readFile(path: string): string;
  /** Undefined if nobody asked for an explanation. */
  readonly explain: ((text: string) => void) | undefined;
}

/** What a function has kept for one location. */
export class ContextCache {
  /** By key, with the key itself. */
  readonly entries = new Map<unknown, readonly [key: Value, value: Value]>();
  /** What was made of files, by path. */
  readonly files = new Map<string, Value>();
}

/** `Puppet::LookupContext`: what a function that provides data sees of the lookup that it serves. */
export class LookupContext implements ObjectValue {
  readonly kind = "object";
  readonly objectType = lookupContextType;
  readonly text = "Puppet::LookupContext()";
  readonly attributes: HashValue;
  readonly methods: ReadonlyMap<string, ObjectMethod>;

  constructor(host: ContextHost, cache: ContextCache) {
    this.attributes = new HashValue([
      ["environment_name", host.environment],
      ["module_name", host.module ?? null],
    ]);
    this.methods = new Map<string, ObjectMethod>([
      ["not_found", () => notFound()],
      ["explain", (_values, block) => explain(host, block)],
      ["interpolate", ([value = null]) => host.interpolate(value)],
      ...keeping(cache),
      ["cached_file_data", ([path = ""], block) => fileData(String(path), host, cache, block)],
    ]);
  }
}

/** The methods that every context has, for those that list them. */
export const contextMethods = [
  ...["not_found", "explain", "interpolate", "cache", "cache_all", "cache_has_key", "cached_value"],
  ...["cached_entries", "cached_file_data"],
] as const;

function keeping({ entries: kept }: ContextCache): [string, ObjectMethod][] {
  const keep = (key: Value, value: Value): Value => {
    kept.set(identity(key), [key, value]);
    return value;
  };
  const keepAll = (values: Value): null => {
    if (isHash(values)) for (const [key, value] of values.entries()) keep(key, value);
    return null;
  };
  return [
    ["cache", ([key = null, value = null]) => keep(key, value)],
    ["cache_all", ([values = null]) => keepAll(values)],
    ["cache_has_key", ([key = null]) => kept.has(identity(key))],
    ["cached_value", ([key = null]) => kept.get(identity(key))?.[1] ?? null],
    ["cached_entries", (_values, block) => entriesOf(kept, block)],
  ];
}

function identity(key: Value): unknown {
  return typeof key === "object" && key !== null ? `object ${inspect(key)}` : key;
}

function notFound(): never {
  throw new NotFoundJump();
}

/** The block is only run for who wants to know. */
function explain({ explain: say }: ContextHost, block: CallableValue | undefined): Pending<Value> {
  if (!say || !block) return null;
  return after((block as Closure).call([]), (text) => {
    say(String(text));
    return null;
  });
}

function* entriesOf(kept: ContextCache["entries"], block: CallableValue | undefined): Evaluation<Value> {
  const pairs = [...kept.values()].map((pair): Value => [...pair]);
  if (!block) return pairs;
  const { type } = block as Closure;
  const takesTwo = (type.parameters?.size?.from ?? BigInt(type.parameters?.types.length ?? 1)) === 2n;
  for (const pair of pairs) yield* resultOf((block as Closure).call(takesTwo ? (pair as readonly Value[]) : [pair]));
  return null;
}

/** A file is read once for each location. */
function fileData(
  path: string,
  host: ContextHost,
  { files }: ContextCache,
  block: CallableValue | undefined,
): Pending<Value> {
  const known = files.get(path);
  if (known !== undefined) return known;
  const text = host.readFile(path);
  return after(block ? (block as Closure).call([text]) : text, (value) => {
    files.set(path, value);
    return value;
  });
}
