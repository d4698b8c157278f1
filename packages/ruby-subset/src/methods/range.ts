import { resultOf, type Evaluation } from "@cairn/evaluation";
import type { RRange } from "../values/values.js";
import { type RubyValue } from "../values/values.js";
import { elementsOfRange, covers } from "./lists.js";
import { raise } from "../values/errors.js";
import { give, needCount, type MethodCall, type Methods } from "./method.js";

function covering(self: RRange, [value]: readonly RubyValue[], { interpreter }: MethodCall): boolean {
  return covers(self, value!, interpreter);
}

/** How many integers a range has, without making them. */
function sizeOf(self: RRange, _args: readonly RubyValue[], call: MethodCall): RubyValue {
  const { from, isExclusive, to } = self;
  if (typeof from !== "bigint") return BigInt(elementsOfRange(self, call.interpreter).length);
  if (to === null || to === Infinity) return Infinity;
  if (typeof to !== "bigint") return BigInt(elementsOfRange(self, call.interpreter).length);
  const count = to - from + (isExclusive ? 0n : 1n);
  return count > 0n ? count : 0n;
}

function* eachInRange(range: RRange, call: MethodCall): Evaluation<void> {
  const { from, to } = range;
  const isEndless = to === null || to === Infinity;
  if (typeof from === "bigint" && isEndless) for (let at = from; ; at++) yield* resultOf(give(call, at));
  for (const each of elementsOfRange(range, call.interpreter)) yield* resultOf(give(call, each));
}

/** Steps of floats are counted, so that their errors don't add up. */
function* stepFloats(self: RRange, by: RubyValue, call: MethodCall): Evaluation<RubyValue> {
  const [from, to, width] = [Number(self.from), self.to === null ? Infinity : Number(self.to), Number(by)];
  if (!(width > 0)) raise("ArgumentError", width === 0 ? "step can't be 0" : "step can't be negative");
  const error = ((Math.abs(from) + Math.abs(to) + Math.abs(to - from)) / width) * Number.EPSILON;
  const steps = Math.floor((to - from) / width + Math.min(error, 0.5));
  for (let at = 0; at <= steps; at++) {
    const value = Math.min(from + at * width, to);
    if (!(self.isExclusive && value >= to)) yield* resultOf(give(call, value));
  }
  return self;
}

export const rangeMethods: Methods<RRange> = {
  each: [
    0,
    0,
    function* (self, _args, call) {
      yield* resultOf(eachInRange(self, call));
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
      for (const [at, each] of elementsOfRange(self, call.interpreter).entries())
        if (at % width === 0) yield* resultOf(give(call, each));
      return self;
    },
  ],
  begin: [0, 0, ({ from }) => from],
  first: [
    0,
    1,
    (self, args, call) => {
      return args.length === 0 ? self.from : elementsOfRange(self, call.interpreter).slice(0, needCount(args[0]));
    },
  ],
  end: [0, 0, ({ to }) => to],
  last: [
    0,
    1,
    (self, args, call) => {
      return args.length === 0 ? self.to : elementsOfRange(self, call.interpreter).slice(-needCount(args[0]));
    },
  ],
  size: [0, 0, sizeOf],
  "include?": [1, 1, covering],
  "member?": [1, 1, covering],
  "cover?": [1, 1, covering],
  "exclude_end?": [0, 0, ({ isExclusive }) => isExclusive],
};
