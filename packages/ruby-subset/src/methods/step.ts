import { resultOf, type Evaluation } from "@cairn/evaluation";
import { isNumber } from "../values/compare.js";
import { raise } from "../values/errors.js";
import { classNameOf } from "../values/classes.js";
import { inspectPlain } from "../values/print.js";
import { RHash, RSymbol, type RubyValue } from "../values/values.js";
import { give, type MethodCall } from "./method.js";

type Numeric = bigint | number;

function needStep(value: RubyValue | undefined): Numeric {
  const step = value ?? 1n;
  if (!isNumber(step))
    return raise("ArgumentError", `comparison of ${classNameOf(step)} with ${inspectPlain(0n)} failed`);
  return Number(step) === 0 ? raise("ArgumentError", "step can't be 0") : step;
}

function needLimit(self: Numeric, value: RubyValue | undefined): Numeric | undefined {
  if (value === null || value === undefined) return undefined;
  if (isNumber(value)) return value;
  return raise("ArgumentError", `comparison of ${classNameOf(self)} with ${classNameOf(value)} failed`);
}

/** `Numeric#step`: floats are counted, so that their errors don't add up. */
export function* step(self: Numeric, args: readonly RubyValue[], call: MethodCall): Evaluation<RubyValue> {
  const { interpreter } = call;
  const options = args.find((each) => each instanceof RHash);
  const [limit, width] = args.filter((each) => each !== options);
  const named = (name: string) => options?.get(RSymbol.of(name), interpreter);
  const to = needLimit(self, named("to") ?? limit);
  const by = needStep(named("by") ?? width);
  if (typeof self === "bigint" && typeof by === "bigint" && (to === undefined || typeof to === "bigint")) {
    for (let at = self; to === undefined || (by > 0n ? at <= to : at >= to); at += by) yield* resultOf(give(call, at));
    return self;
  }
  const [from, unit] = [Number(self), Number(by)];
  const end = to === undefined ? unit * Infinity : Number(to);
  const error = ((Math.abs(from) + Math.abs(end) + Math.abs(end - from)) / Math.abs(unit)) * Number.EPSILON;
  const count = Math.floor((end - from) / unit + Math.min(error, 0.5));
  for (let at = 0; at <= count; at++) {
    const value = from + at * unit;
    yield* resultOf(give(call, unit > 0 ? Math.min(value, end) : Math.max(value, end)));
  }
  return self;
}
