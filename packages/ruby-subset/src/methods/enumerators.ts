/** The methods of enumerators that lists don't have, or that must not ask for more elements than they need. */
import { after, resultOf, rescuing, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { isEndless } from "./lists.js";
import { libraryDefining } from "../library/index.js";
import { raise } from "../values/errors.js";
import {
  isTruthy,
  RClass,
  REnumerator,
  RHash,
  RObject,
  RProc,
  RRange,
  RSet,
  RString,
  type RubyValue,
} from "../values/values.js";
import { beginningOf } from "./beginning.js";
import { give, needCount, type MethodCall, type Methods } from "./method.js";
import { packed, Walk } from "./walk.js";

/** How far `next` has come. */
const walks = new WeakMap<REnumerator, Walk>();

/** The next element; unless it is taken it stays the next one. */
const following = (isTaken: boolean): Methods<REnumerator>[string] => [
  0,
  0,
  (self, _args, call) => {
    const { interpreter } = call;
    const walk = walks.get(self) ?? new Walk((block) => interpreter.send(self.target, self.method, self.args, block));
    walks.set(self, walk);
    return walk.next(interpreter, isTaken);
  },
];

function withIndex(self: REnumerator, start: bigint, call: MethodCall): Pending<RubyValue> {
  if (!call.block) return new REnumerator(self, call.name, call.name === "with_index" ? [start] : []);
  const { target, method, args } = self;
  let index = start;
  const block = new RProc((values) => giveLater(call, packed(values), index++), 2);
  return call.interpreter.send(target, method, args, block);
}

/** Calls the block as a method, which may wait: in a chain of enumerators each block calls the next one. */
function giveLater({ block, interpreter }: MethodCall, ...values: readonly RubyValue[]): Pending<RubyValue> {
  return interpreter.send(block!, "call", values);
}

function withObject(self: REnumerator, [memo]: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  if (!call.block) return new REnumerator(self, call.name, [memo!]);
  const block = new RProc((values) => giveLater(call, packed(values), memo!), 2);
  return after(call.interpreter.send(self.target, self.method, self.args, block), () => memo!);
}

/** The size that an enumeration states, or that of what it goes through; nil if nobody knows. */
function sizeOf(self: REnumerator, call: MethodCall): Pending<RubyValue> {
  const { args, method, size, target } = self;
  if (size instanceof RProc) return size.call(args, undefined, { self: target });
  if (size !== undefined) return size;
  if (target instanceof REnumerator && /^(?:each|with)_/.test(method)) return call.interpreter.send(target, "size", []);
  if (method === "loop" || (method === "cycle" && args.length === 0)) return Infinity;
  if (target instanceof RObject || target instanceof RClass || method === "cycle") return null;
  if (/^(?:find|detect|find_index|take_while|drop_while|index|rindex)$/.test(method)) return null;
  const isWhole =
    Array.isArray(target) || target instanceof RHash || target instanceof RSet || target instanceof RRange;
  if (isWhole && !/^(?:each_slice|each_cons|step|%)$/.test(method)) return call.interpreter.send(target, "size", []);
  if (target instanceof RString && method === "each_line") return null;
  return after(beginningOf(self, Infinity, call), (items) => BigInt(items.length));
}

/** Ends an enumeration of which enough is known. */
class Enough extends Error {}

/** Goes through an enumeration until `see` says that it has seen enough. */
export function until(
  { args, method, target }: REnumerator,
  interpreter: Interpreter,
  see: (item: RubyValue) => Pending<boolean>,
): Pending<void> {
  const enough = new Enough();
  const block = new RProc((values) => {
    interpreter.spend(1);
    return after(see(packed(values)), (isEnough) => {
      if (isEnough) throw enough;
      return null;
    });
  }, 1);
  return rescuing(
    () => after(interpreter.send(target, method, args, block), () => undefined),
    (error) => {
      if (error !== enough) throw error;
    },
  );
}

/** Whether the block of a call, or a pattern, is true for an element. */
function test(item: RubyValue, pattern: RubyValue | undefined, call: MethodCall): Pending<boolean> {
  const { interpreter } = call;
  if (pattern !== undefined) return after(interpreter.send(pattern, "===", [item]), isTruthy);
  return call.block ? after(give(call, item), isTruthy) : isTruthy(item);
}

/** Looks for an element for which a test has the result that decides. */
const deciding = (wanted: boolean, whenFound: boolean): Methods<REnumerator>[string] => [
  0,
  1,
  function* (self, [pattern], call): Evaluation<RubyValue> {
    let isFound = false;
    const see = (item: RubyValue) => after(test(item, pattern, call), (is) => (isFound = is === wanted));
    yield* resultOf(until(self, call.interpreter, see));
    return isFound ? whenFound : !whenFound;
  },
];

function* found(self: REnumerator, _args: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  if (!call.block) return new REnumerator(self, call.name, []);
  let result: RubyValue = null;
  const see = (item: RubyValue) =>
    after(test(item, undefined, call), (is) => {
      if (is) result = item;
      return is;
    });
  yield* resultOf(until(self, call.interpreter, see));
  return result;
}

function* foundIndex(self: REnumerator, [wanted]: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  const { interpreter } = call;
  let [at, isFound] = [-1n, false];
  const see = (item: RubyValue): Pending<boolean> => {
    at++;
    const is = wanted === undefined ? test(item, undefined, call) : interpreter.send(item, "==", [wanted]);
    return after<RubyValue, boolean>(is, (answer) => (isFound = isTruthy(answer)));
  };
  yield* resultOf(until(self, interpreter, see));
  return isFound ? at : null;
}

function* included(
  self: REnumerator,
  [wanted]: readonly RubyValue[],
  { interpreter }: MethodCall,
): Evaluation<RubyValue> {
  let isFound = false;
  const see = (item: RubyValue): Pending<boolean> =>
    after(interpreter.send(item, "==", [wanted!]), (is) => (isFound = isTruthy(is)));
  yield* resultOf(until(self, interpreter, see));
  return isFound;
}

function* takenWhile(self: REnumerator, _args: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  if (!call.block) return new REnumerator(self, call.name, []);
  const items: RubyValue[] = [];
  const see = (item: RubyValue) =>
    after(test(item, undefined, call), (is) => {
      if (is) items.push(item);
      return !is;
    });
  yield* resultOf(until(self, call.interpreter, see));
  return items;
}

/** `each_slice` and `each_cons`, which give what they have as soon as they have it. */
const grouping = (keeps: boolean): Methods<REnumerator>[string] => [
  1,
  1,
  function* (self, [count], call): Evaluation<RubyValue> {
    const size = needCount(count);
    if (size <= 0) return raise("ArgumentError", `invalid ${keeps ? "" : "slice "}size`);
    if (!call.block) return new REnumerator(self, call.name, [count!]);
    let group: RubyValue[] = [];
    const see = (item: RubyValue): Pending<boolean> => {
      group.push(item);
      if (group.length < size) return false;
      const full = group;
      group = keeps ? full.slice(1) : [];
      return after(give(call, full), () => false);
    };
    yield* resultOf(until(self, call.interpreter, see));
    if (!keeps && group.length > 0) yield* resultOf(give(call, group));
    return self;
  },
];

function first(self: REnumerator, args: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  const count = args.length === 0 ? 1 : needCount(args[0]);
  return after(beginningOf(self, count, call), (items) => (args.length === 0 ? (items[0] ?? null) : items));
}

/** The methods of enumerators. */
export const enumeratorMethods: Methods<REnumerator> = {
  with_index: [
    0,
    1,
    (self, [start], call) =>
      withIndex(self, start === undefined || start === null ? 0n : BigInt(needCount(start)), call),
  ],
  each_with_index: [0, 0, (self, _args, call) => withIndex(self, 0n, call)],
  with_object: [1, 1, withObject],
  each_with_object: [1, 1, withObject],
  next: following(true),
  peek: following(false),
  rewind: [
    0,
    0,
    (self) => {
      walks.delete(self);
      return self;
    },
  ],
  size: [0, 0, (self, _args, call) => sizeOf(self, call)],
  first: [0, 1, first],
  take: [1, 1, first],
  take_while: [0, 0, takenWhile],
  find: [0, 1, found],
  detect: [0, 1, found],
  find_index: [0, 1, foundIndex],
  "include?": [1, 1, included],
  "member?": [1, 1, included],
  "any?": deciding(true, true),
  "all?": deciding(false, false),
  "none?": deciding(true, false),
  each_slice: grouping(false),
  each_cons: grouping(true),
  "+": [1, 1, (self, [other], { interpreter }) => interpreter.send(self, "chain", [other!])],
  lazy: [
    0,
    0,
    (self, _args, { interpreter }) =>
      after(interpreter.readLibrary(libraryDefining("Enumerator::Lazy")!), () =>
        interpreter.send(new RClass("Enumerator::Lazy"), "new", [self]),
      ),
  ],
  each: [
    0,
    0,
    (self, _args, call) => (call.block ? call.interpreter.send(self.target, self.method, self.args, call.block) : self),
  ],
};

/** Whether a method must not ask for all elements of a range: it has no last one. */
export function asksForSome(
  range: RRange,
  name: string,
  args: readonly RubyValue[],
  interpreter: Interpreter,
): boolean {
  if (!isEndless(range, interpreter)) return false;
  if (name === "each" || name === "size" || (name === "first" && args.length === 0)) return false;
  return Object.hasOwn(enumeratorMethods, name) && !/^(?:include|member)\?$/.test(name);
}
