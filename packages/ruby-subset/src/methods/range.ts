import { resultOf, type Evaluation } from "@cairn/evaluation";
import type { RRange } from "../values/values.js";
import { type RubyValue } from "../values/values.js";
import { elementsOfRange, covers } from "./lists.js";
import { give, needCount, type MethodCall, type Methods } from "./method.js";

function covering(self: RRange, [value]: readonly RubyValue[], { interpreter }: MethodCall): boolean {
  return covers(self, value!, interpreter);
}

function* eachInRange(range: RRange, call: MethodCall): Evaluation<void> {
  const { from, to } = range;
  const isEndless = to === null || to === Infinity;
  if (typeof from === "bigint" && isEndless) for (let at = from; ; at++) yield* resultOf(give(call, at));
  for (const each of elementsOfRange(range, call.interpreter)) yield* resultOf(give(call, each));
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
    1,
    1,
    function* (self, [by], call) {
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
  size: [0, 0, (self, _args, call) => BigInt(elementsOfRange(self, call.interpreter).length)],
  "include?": [1, 1, covering],
  "member?": [1, 1, covering],
  "cover?": [1, 1, covering],
  "exclude_end?": [0, 0, ({ isExclusive }) => isExclusive],
};
