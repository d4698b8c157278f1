import { after, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import { isNumber } from "../values/compare.js";
import { raise } from "../values/errors.js";
import { textOf } from "../values/print.js";
import { type RRange, RString, RSymbol, type RubyValue } from "../values/values.js";
import { enumerable } from "./enumerable.js";
import { elementsOfRange, isEndless } from "./lists.js";
import { give, needCount, str, type Method, type MethodCall, type Methods } from "./method.js";
import { covers, includes } from "./range-ends.js";
import { successor } from "./successor.js";

/** How many numbers a range has, without making them; nobody knows it of other ranges. */
function sizeOf(self: RRange, _args: readonly RubyValue[], call: MethodCall): RubyValue {
  const { from, isExclusive, to } = self;
  if (from === null) return raise("TypeError", "can't iterate from NilClass");
  if (!isNumber(from)) return null;
  if (to === null || to === Infinity) return Infinity;
  if (typeof from === "number") return BigInt(Math.max(0, stepsOf(self, 1) + 1));
  if (typeof to !== "bigint") return BigInt(elementsOfRange(self, call.interpreter).length);
  const count = to - from + (isExclusive ? 0n : 1n);
  return count > 0n ? count : 0n;
}

function* eachInRange(range: RRange, call: MethodCall, width: number): Evaluation<void> {
  const { interpreter } = call;
  if (isEndless(range, interpreter)) yield* resultOf(eachWithoutEnd(range.from, call, width));
  const elements = elementsOfRange(range, interpreter);
  for (let at = 0; at < elements.length; at += width) yield* resultOf(give(call, elements[at]!));
}

function* eachWithoutEnd(from: RubyValue, call: MethodCall, width: number): Evaluation<never> {
  for (let each = from; ;) {
    yield* resultOf(give(call, each));
    if (typeof each === "bigint") each += BigInt(width);
    else for (let count = 0; count < width; count++) each = yield* resultOf(next(each, call.interpreter));
  }
}

function next(value: RubyValue, interpreter: Interpreter): Pending<RubyValue> {
  interpreter.spend(1);
  if (value instanceof RString) return str(successor(value.text));
  return value instanceof RSymbol ? RSymbol.of(successor(value.name)) : interpreter.send(value, "succ", []);
}

/** Steps of floats are counted, so that their errors don't add up. */
function* stepFloats(self: RRange, by: RubyValue, call: MethodCall): Evaluation<RubyValue> {
  const [from, to, width] = [Number(self.from), self.to === null ? Infinity : Number(self.to), Number(by)];
  if (!(width > 0)) raise("ArgumentError", width === 0 ? "step can't be 0" : "step can't be negative");
  const steps = stepsOf(self, width);
  for (let at = 0; at <= steps; at++) {
    const value = Math.min(from + at * width, to);
    if (!(self.isExclusive && value >= to)) yield* resultOf(give(call, value));
  }
  return self;
}

/** How many steps of a width lead from the begin of a range to its end; the rounding of floats is forgiven. */
function stepsOf({ from, isExclusive, to }: RRange, width: number): number {
  const [first, last] = [Number(from), to === null ? Infinity : Number(to)];
  const error = ((Math.abs(first) + Math.abs(last) + Math.abs(last - first)) / width) * Number.EPSILON;
  const steps = Math.floor((last - first) / width + Math.min(error, 0.5));
  return isExclusive && first + steps * width >= last ? steps - 1 : steps;
}

/** `min` and `max`: of a range without one end that is the other, and the end itself unless something else is asked. */
function extremeOf(what: "minimum" | "maximum"): Method<RRange>[2] {
  return (self, args, call) => {
    const [wanted, other] = what === "minimum" ? [self.from, self.to] : [self.to, self.from];
    const nameless = what === "minimum" ? ["beginless", "endless"] : ["endless", "beginless"];
    if (wanted === null) return raise("RangeError", `cannot get the ${what} of ${nameless[0]} range`);
    if (other !== null) return enumerable[call.name]![2](self, args, call);
    if (!call.block && args.length === 0 && !(self.isExclusive && what === "maximum")) return wanted;
    return raise("RangeError", `cannot get the ${what} of ${nameless[1]} range with custom comparison method`);
  };
}

export const rangeMethods: Methods<RRange> = {
  each: [
    0,
    0,
    function* (self, _args, call) {
      yield* resultOf(eachInRange(self, call, 1));
      return self;
    },
  ],
  step: [
    0,
    1,
    function* (self, [by = 1n], call) {
      if ([self.from, self.to, by].some((each) => typeof each === "number"))
        return yield* resultOf(stepFloats(self, by, call));
      const width = needCount(by);
      if (width <= 0) raise("ArgumentError", width === 0 ? "step can't be 0" : "step can't be negative");
      yield* resultOf(eachInRange(self, call, width));
      return self;
    },
  ],
  begin: [0, 0, ({ from }) => from],
  first: [
    0,
    1,
    (self, [count], { interpreter }) => {
      if (self.from === null) raise("RangeError", "cannot get the first element of beginless range");
      return count === undefined ? self.from : elementsOfRange(self, interpreter).slice(0, needCount(count));
    },
  ],
  end: [0, 0, ({ to }) => to],
  last: [
    0,
    1,
    (self, [count], { interpreter }) => {
      if (self.to === null) raise("RangeError", "cannot get the last element of endless range");
      if (count === undefined) return self.to;
      const elements = elementsOfRange(self, interpreter);
      return elements.slice(Math.max(0, elements.length - needCount(count)));
    },
  ],
  size: [0, 0, sizeOf],
  count: [
    0,
    1,
    (self, args, call) => {
      const isWhole = args.length === 0 && !call.block;
      return isWhole && isEndless(self, call.interpreter) ? Infinity : enumerable["count"]![2](self, args, call);
    },
  ],
  min: [0, 1, extremeOf("minimum")],
  max: [0, 1, extremeOf("maximum")],
  "include?": [1, 1, (self, [value], { interpreter }) => includes(self, value!, interpreter)],
  "member?": [1, 1, (self, [value], { interpreter }) => includes(self, value!, interpreter)],
  "cover?": [1, 1, (self, [value], { interpreter }) => covers(self, value!, interpreter)],
  to_s: [
    0,
    0,
    ({ from, isExclusive, to }, _args, { interpreter }) =>
      after(interpreter.send(from, "to_s", []), (begin) =>
        after(interpreter.send(to, "to_s", []), (end) =>
          str(`${textOf(begin, interpreter)}${isExclusive ? "..." : ".."}${textOf(end, interpreter)}`),
        ),
      ),
  ],
  "exclude_end?": [0, 0, ({ isExclusive }) => isExclusive],
};
