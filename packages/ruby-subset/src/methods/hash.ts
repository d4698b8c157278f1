import { after, inOrder, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { equal } from "../values/compare.js";
import type { Interpreter } from "../evaluate/interpreter.js";
import { raise } from "../values/errors.js";
import { inspect } from "../values/print.js";
import { isTruthy, RHash, type RubyValue } from "../values/values.js";
import { hashDefaults } from "./hash-defaults.js";
import { eachResult } from "./iterate.js";
import { changed, transformKeys } from "./transformed.js";
import { give, needCount, needHash, type MethodCall, type Methods } from "./method.js";

type Entry = [key: RubyValue, value: RubyValue];

/** The value of a key, or the hash's default for a missing one. */
export function fetchOf(self: RHash, key: RubyValue, interpreter: Interpreter): Pending<RubyValue> {
  const found = self.get(key, interpreter);
  if (found !== undefined) return found;
  return self.fallbackBlock ? self.fallbackBlock.call([self, key]) : self.fallback;
}

function keyNotFound(receiver: RHash, key: RubyValue, interpreter: Interpreter): never {
  return raise("KeyError", `key not found: ${inspect(key, interpreter)}`, { key, receiver });
}

/** The entries for which the block returns true. */
function chosen(self: RHash, call: MethodCall, wanted: boolean): Pending<Entry[]> {
  const entries = self.entries();
  return after(giveAll(entries, call), (tests) => entries.filter((_, at) => isTruthy(tests[at]!) === wanted));
}

/** The block's results for each key with its value. */
function giveAll(entries: readonly Entry[], call: MethodCall): Pending<RubyValue[]> {
  const results: RubyValue[] = [];
  const done = inOrder(
    entries.length,
    (index) => give(call, ...entries[index]!),
    (result) => results.push(result),
  );
  return after(done, () => results);
}

function replace(self: RHash, entries: readonly Entry[], { interpreter }: MethodCall): RHash {
  const copy = [...entries];
  self.clear();
  for (const [key, value] of copy) self.set(key, value, interpreter);
  return self;
}

function* merged(self: RHash, others: readonly RubyValue[], call: MethodCall): Evaluation<RHash> {
  const { interpreter } = call;
  const result = RHash.of(self.entries(), interpreter);
  result.fallback = self.fallback;
  for (const other of others) {
    for (const [key, value] of needHash(other).entries()) {
      const old = result.get(key, interpreter);
      result.set(
        key,
        old !== undefined && call.block ? yield* resultOf(give(call, key, old, value)) : value,
        interpreter,
      );
    }
  }
  return result;
}

function entryOf(pair: RubyValue): Entry {
  if (!Array.isArray(pair) || pair.length !== 2) return raise("TypeError", "wrong element type (expected array)");
  return [pair[0]!, pair[1]!];
}

function keepIf(wanted: boolean, givesNil: boolean) {
  return (self: RHash, _args: readonly RubyValue[], call: MethodCall) => {
    return after(chosen(self, call, wanted), (entries) => {
      const isSame = entries.length === self.size;
      replace(self, entries, call);
      return givesNil && isSame ? null : self;
    });
  };
}

function each(self: RHash, call: MethodCall): Pending<RubyValue> {
  return after(eachResult(self.entries(), call), () => self);
}

type Reader<Result> = (self: RHash, args: readonly RubyValue[], call: MethodCall) => Result;

const has: Reader<boolean> = (self, [key], { interpreter }) => self.has(key!, interpreter);
const hasValue: Reader<boolean> = (self, [value], { interpreter }) =>
  self.values().some((each) => equal(each, value!, interpreter));
const store: Reader<RubyValue> = (self, [key, value], { interpreter }) => (self.set(key!, value!, interpreter), value!);
const pick = (wanted: boolean) => (self: RHash, _args: readonly RubyValue[], call: MethodCall) =>
  after(chosen(self, call, wanted), (entries) => RHash.of(entries, call.interpreter));

/** The methods of hashes, except those of Enumerable. */
export const hashMethods: Methods<RHash> = {
  "[]": [1, 1, (self, [key], { interpreter }) => fetchOf(self, key!, interpreter)],
  "[]=": [2, 2, store],
  store: [2, 2, store],
  fetch: [
    1,
    2,
    (self, [key, fallback], call) => {
      const found = self.get(key!, call.interpreter);
      if (found !== undefined) return found;
      if (call.block) return give(call, key!);
      return fallback === undefined ? keyNotFound(self, key!, call.interpreter) : fallback;
    },
  ],
  dig: [
    1,
    -1,
    (self, [key, ...rest], call) => {
      return after(fetchOf(self, key!, call.interpreter), (found) => {
        return rest.length === 0 || found === null ? found : call.interpreter.send(found, "dig", rest);
      });
    },
  ],
  values_at: [0, -1, (self, keys, { interpreter }) => keys.map((key) => self.get(key, interpreter) ?? self.fallback)],
  fetch_values: [
    0,
    -1,
    function* (self, keys, { block, interpreter }) {
      const found: RubyValue[] = [];
      for (const key of keys) {
        const value = self.get(key, interpreter);
        if (value !== undefined) found.push(value);
        else found.push(block ? yield* resultOf(block.call([key])) : keyNotFound(self, key, interpreter));
      }
      return found;
    },
  ],
  key: [
    1,
    1,
    (self, [value], { interpreter }) =>
      self.entries().find(([, each]) => equal(each, value!, interpreter))?.[0] ?? null,
  ],
  keys: [0, 0, (self) => self.keys()],
  values: [0, 0, (self) => self.values()],
  length: [0, 0, (self) => BigInt(self.size)],
  size: [0, 0, (self) => BigInt(self.size)],
  "empty?": [0, 0, (self) => self.size === 0],
  "key?": [1, 1, has],
  "has_key?": [1, 1, has],
  "include?": [1, 1, has],
  "member?": [1, 1, has],
  "value?": [1, 1, hasValue],
  "has_value?": [1, 1, hasValue],
  each: [0, 0, (self, _args, call) => each(self, call)],
  each_pair: [0, 0, (self, _args, call) => each(self, call)],
  each_key: [0, 0, (self, _args, call) => after(eachResult(self.keys(), call), () => self)],
  each_value: [0, 0, (self, _args, call) => after(eachResult(self.values(), call), () => self)],
  select: [0, 0, pick(true)],
  filter: [0, 0, pick(true)],
  reject: [0, 0, pick(false)],
  "select!": [0, 0, keepIf(true, true)],
  "filter!": [0, 0, keepIf(true, true)],
  keep_if: [0, 0, keepIf(true, false)],
  "reject!": [0, 0, keepIf(false, true)],
  delete_if: [0, 0, keepIf(false, false)],
  delete: [
    1,
    1,
    (self, [key], call) => {
      const found = self.delete(key!, call.interpreter);
      return found ?? (call.block ? give(call, key!) : null);
    },
  ],
  merge: [0, -1, merged],
  "merge!": [
    0,
    -1,
    (self, others, call) => after(merged(self, others, call), (all) => replace(self, all.entries(), call)),
  ],
  update: [
    0,
    -1,
    (self, others, call) => after(merged(self, others, call), (all) => replace(self, all.entries(), call)),
  ],
  replace: [1, 1, (self, [other], call) => replace(self, needHash(other).entries(), call)],
  clear: [0, 0, (self) => (self.clear(), self)],
  to_hash: [0, 0, (self) => self],
  to_h: [
    0,
    0,
    (self, _args, call) => {
      if (!call.block) return self;
      return after(giveAll(self.entries(), call), (pairs) => {
        const { interpreter } = call;
        return RHash.of(pairs.map(entryOf), interpreter);
      });
    },
  ],
  invert: [
    0,
    0,
    (self, _args, { interpreter }) =>
      RHash.of(
        self.entries().map(([key, value]): Entry => [value, key]),
        interpreter,
      ),
  ],
  transform_values: [
    0,
    0,
    (self, _args, call) => after(changed(self, call, 1), (entries) => RHash.of(entries, call.interpreter)),
  ],
  "transform_values!": [
    0,
    0,
    (self, _args, call) => after(changed(self, call, 1), (entries) => replace(self, entries, call)),
  ],
  transform_keys: [0, 1, transformKeys],
  slice: [
    0,
    -1,
    (self, keys, { interpreter }) =>
      RHash.of(
        keys.filter((key) => self.has(key, interpreter)).map((key): Entry => [key, self.get(key, interpreter)!]),
        interpreter,
      ),
  ],
  except: [
    0,
    -1,
    (self, keys, { interpreter }) => {
      const result = RHash.of(self.entries(), interpreter);
      for (const key of keys) result.delete(key, interpreter);
      return result;
    },
  ],
  compact: [
    0,
    0,
    (self, _args, { interpreter }) =>
      RHash.of(
        self.entries().filter(([, value]) => value !== null),
        interpreter,
      ),
  ],
  "compact!": [
    0,
    0,
    (self, _args, call) => {
      const kept = self.entries().filter(([, value]) => value !== null);
      return kept.length === self.size ? null : replace(self, kept, call);
    },
  ],
  shift: [
    0,
    0,
    (self, _args, { interpreter }) => {
      const entry = self.firstEntry();
      if (!entry) return null;
      self.delete(entry[0], interpreter);
      return [...entry];
    },
  ],
  sort: [0, 0, (self, args, call) => call.interpreter.send(self.entries(), "sort", args, call.block)],
  ...hashDefaults,
  compare_by_identity: [
    0,
    0,
    (self, _args, call) => {
      const entries = self.entries();
      self.isByIdentity = true;
      return replace(self, entries, call);
    },
  ],
  "compare_by_identity?": [0, 0, (self) => self.isByIdentity],
  flatten: [
    0,
    1,
    (self, args, call) =>
      call.interpreter.send(self.entries(), "flatten", [BigInt(args.length === 0 ? 1 : needCount(args[0]))]),
  ],
  "any?": [
    0,
    1,
    function* (self, args, call) {
      if (!call.block && args.length === 0) return self.size > 0;
      return yield* resultOf(call.interpreter.send(self.entries(), "any?", args, call.block));
    },
  ],
};
