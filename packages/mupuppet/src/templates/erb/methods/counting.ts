import type { RubyValue } from "../values/values.js";
import { give, needCount, type MethodCall, type Methods } from "./method.js";
import type { Evaluation } from "@cairn/puppet-expressions/evaluate";

function* count(self: bigint, to: bigint, by: bigint, call: MethodCall): Evaluation<RubyValue> {
  for (let at = self; by > 0n ? at <= to : at >= to; at += by) yield give(call, at);
  return self;
}

/** What a whole number can do with a block. */
export const countingMethods: Methods<bigint> = {
  times: [
    0,
    0,
    function* (self, _args, call) {
      for (let at = 0n; at < self; at++) yield give(call, at);
      return self;
    },
  ],
  upto: [1, 1, (self, [to], call) => count(self, BigInt(needCount(to)), 1n, call)],
  downto: [1, 1, (self, [to], call) => count(self, BigInt(needCount(to)), -1n, call)],
  step: [2, 2, (self, [to, by], call) => count(self, BigInt(needCount(to)), BigInt(needCount(by)) || 1n, call)],
};
