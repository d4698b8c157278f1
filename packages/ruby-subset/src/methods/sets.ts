import { resultOf } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { RSet, type RubyValue } from "../values/values.js";
import { toList } from "./lists.js";
import { give, type MethodCall, type Methods } from "./method.js";

/** A set of elements. */
export function setOf(elements: Iterable<RubyValue>, interpreter: Interpreter): RSet {
  const made = new RSet();
  for (const each of elements) made.hash.set(each, true, interpreter);
  return made;
}

type Work = (self: RSet, args: readonly RubyValue[], call: MethodCall) => RubyValue;

const has: Work = ({ hash }, [value], { interpreter }) => hash.has(value!, interpreter);
const add: Work = (self, [value], { interpreter }) => (self.hash.set(value!, true, interpreter), self);

const keeping = (wanted: boolean): Work => {
  return (self, [other], { interpreter }) => {
    const others = setOf(toList(other!, interpreter), interpreter);
    const kept = self.hash.keys().filter((each) => others.hash.has(each, interpreter) === wanted);
    return setOf(kept, interpreter);
  };
};

const union: Work = (self, [other], { interpreter }) =>
  setOf([...self.hash.keys(), ...toList(other!, interpreter)], interpreter);

const isWithin = (inner: RSet, outer: RSet, interpreter: Interpreter): boolean =>
  inner.hash.size <= outer.hash.size && inner.hash.keys().every((each) => outer.hash.has(each, interpreter));

function orderOfSets(self: RSet, other: RSet, interpreter: Interpreter): RubyValue {
  const [isWithinOther, holdsOther] = [isWithin(self, other, interpreter), isWithin(other, self, interpreter)];
  if (isWithinOther) return holdsOther ? 0n : -1n;
  return holdsOther ? 1n : null;
}

const subset: Work = (self, [other], { interpreter }) => other instanceof RSet && isWithin(self, other, interpreter);
const superset: Work = (self, [other], { interpreter }) => other instanceof RSet && isWithin(other, self, interpreter);

/** The methods of a Set in addition to those of Enumerable. */
export const setMethods: Methods<RSet> = {
  each: [
    0,
    0,
    function* (self, _args, call) {
      for (const each of self.hash.keys()) yield* resultOf(give(call, each));
      return self;
    },
  ],
  add: [1, 1, add],
  "<<": [1, 1, add],
  "add?": [1, 1, (self, args, call) => (has(self, args, call) ? null : add(self, args, call))],
  delete: [1, 1, (self, [value], { interpreter }) => (self.hash.delete(value!, interpreter), self)],
  "include?": [1, 1, has],
  "member?": [1, 1, has],
  "===": [1, 1, has],
  "contain?": [1, 1, has],
  size: [0, 0, ({ hash }) => BigInt(hash.size)],
  length: [0, 0, ({ hash }) => BigInt(hash.size)],
  "empty?": [0, 0, ({ hash }) => hash.size === 0],
  "|": [1, 1, union],
  "+": [1, 1, union],
  union: [1, 1, union],
  "&": [1, 1, keeping(true)],
  intersection: [1, 1, keeping(true)],
  "-": [1, 1, keeping(false)],
  difference: [1, 1, keeping(false)],
  merge: [
    0,
    -1,
    (self, others, { interpreter }) => {
      for (const each of others.flatMap((other) => toList(other, interpreter))) self.hash.set(each, true, interpreter);
      return self;
    },
  ],
  "subset?": [1, 1, subset],
  "<=": [1, 1, subset],
  "superset?": [1, 1, superset],
  ">=": [1, 1, superset],
  "<=>": [
    1,
    1,
    (self, [other], { interpreter }) => (other instanceof RSet ? orderOfSets(self, other, interpreter) : null),
  ],
  "disjoint?": [
    1,
    1,
    (self, [other], { interpreter }) => !toList(other!, interpreter).some((each) => self.hash.has(each, interpreter)),
  ],
  "==": [
    1,
    1,
    (self, [other], { interpreter }) =>
      other instanceof RSet && other.hash.size === self.hash.size && isWithin(self, other, interpreter),
  ],
  to_a: [0, 0, ({ hash }) => hash.keys()],
  to_set: [0, 0, (self) => self],
  dup: [0, 0, (self, _args, { interpreter }) => setOf(self.hash.keys(), interpreter)],
  clear: [0, 0, (self) => (self.hash.clear(), self)],
};
