import { Failure } from "@cairn/evaluation";
import { defineFunction, type FunctionCall, type PuppetFunction } from "../evaluate/index.js";
import { any, anyBoolean, anyString, createType, numeric, variantType, type PuppetType } from "../types/index.js";
import { compareValues, kindOf, type Value } from "../values/index.js";
import { compareText, foldCase } from "../values/fold-case.js";
import { labelOf } from "../evaluate/labels.js";
import { optional, repeated, required } from "./declare.js";
import { rubyClass } from "./ruby/class-name.js";

const [version, timespan, timestamp] = ["SemVer", "Timespan", "Timestamp"].map((name) => createType(name)) as [
  PuppetType,
  PuppetType,
  PuppetType,
];
const time = variantType([timespan, timestamp]);
const comparable = variantType([anyString, version, numeric, timespan, timestamp]);

const pair = (left: PuppetType, right: PuppetType) => [required("a", left), required("b", right)];
const run = (_: FunctionCall, left?: Value, right?: Value) => orderOf(left ?? null, right ?? null);

function orderOf(left: Value, right: Value): Value {
  const comparison = compareValues(left, right);
  if ("order" in comparison) return BigInt(Math.sign(comparison.order));
  throw new Failure("evaluation", comparison.problem);
}

/** -1, 0 or 1 if the first value is smaller, equal or greater. */
export const compare: PuppetFunction = defineFunction(
  "compare",
  { parameters: pair(numeric, numeric), run },
  {
    parameters: [...pair(anyString, anyString), optional("ignore_case", anyBoolean)],
    run(_, left, right, ignoresCase = true) {
      const [one, other] = [left as string, right as string];
      return BigInt(ignoresCase ? compareText(foldCase(one), foldCase(other)) : compareText(one, other));
    },
  },
  { parameters: pair(version, version), run },
  { parameters: pair(numeric, time), run },
  { parameters: pair(timestamp, variantType([timestamp, numeric])), run },
  { parameters: pair(timespan, variantType([timespan, numeric])), run },
  refusal(comparable, refuseKinds),
  refusal(any, (left, right) => {
    const kinds = "Numeric, String, Semver, Timestamp and Timestamp";
    return `compare(): Non comparable type. Only values of the types ${kinds} can be compared. Got ${labelOf(left)} and ${labelOf(right)}`;
  }),
);

function refusal(type: PuppetType, describe: (left: Value, right: Value, rest: readonly Value[]) => string) {
  return {
    parameters: [...pair(type, type), repeated("ignore_case", any)],
    isRefusal: true,
    run: (_: FunctionCall, left: Value = null, right: Value = null, ...rest: Value[]): Value => {
      throw new Failure("type-mismatch", `'compare' ${describe(left, right, rest)}`);
    },
  };
}

function refuseKinds(left: Value, right: Value, rest: readonly Value[]): string {
  if (rest.length > 0) {
    if (typeof left !== "string" || typeof right !== "string") {
      return "compare(): The third argument (ignore case) can only be used when comparing strings";
    }
    if (rest.length > 1) return `compare(): Accepts at most 3 arguments, got ${2 + rest.length}`;
    return `compare(): The third argument (ignore case) must be a Boolean. Got ${labelOf(rest[0]!)}`;
  }
  const exception = "(or for Timestamp/Timespan also against Numeric)";
  const labels = `${labelOf(left)} and ${labelOf(right)}`;
  if (rubyClass(left) === rubyClass(right) && kindOf(left) === kindOf(right)) return "";
  return `compare(): Can only compare values of the same type ${exception}. Got ${labels}`;
}
