import { after, Failure, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { defineFunction, type PuppetFunction } from "../evaluate/index.js";
import { type Closure, type FunctionCall } from "../evaluate/index.js";
import { any, anyArray, anyString, arrayType, createType, numeric, type PuppetType } from "../types/index.js";
import { type Value } from "../values/index.js";
import { compareText } from "../values/fold-case.js";
import { rubyText } from "../evaluate/ruby-text.js";
import { blockOf, deprecated, orNone, repeated, required } from "./declare.js";
import { incomparable, rubyOrder } from "./ruby/compare.js";
import { noMethod } from "./ruby/class-name.js";
import { leadingFloat } from "./ruby/numbers.js";
import { mergeSort } from "./ruby/sort.js";

type Compare = (left: Value, right: Value) => Pending<number>;

/** The order of two values; throws a failure if they have none. */
function orderOf(left: Value, right: Value): number {
  const order = rubyOrder(left, right);
  if (order === undefined) throw new Failure("evaluation", incomparable(left, right));
  return order;
}

/** The order that a block returns. */
function* askBlock(block: Closure, left: Value, right: Value): Evaluation<number> {
  const answer = yield* resultOf(block.call([left, right]));
  if (answer === null) throw new Failure("evaluation", incomparable(left, right));
  if (typeof answer === "bigint") return answer < 0n ? -1 : answer > 0n ? 1 : 0;
  if (typeof answer === "number") return Math.sign(answer);
  if (typeof answer === "string") throw new Failure("evaluation", incomparable(answer, 0n));
  throw new Failure("evaluation", noMethod(">", answer));
}

function comparing({ block }: FunctionCall): Compare {
  return block ? (left, right) => askBlock(block, left, right) : orderOf;
}

/**
 * If some pair has no order, the message names the pair that Puppet meets first; so only values that have one are
 * sorted directly.
 */
function sorted(call: FunctionCall, list: readonly Value[]): Pending<Value[]> {
  const isSimple = isUniform(list) && !call.block;
  return isSimple ? [...list].sort(orderOf) : mergeSort(list, comparing(call));
}

function isUniform(list: readonly Value[]): boolean {
  return list.every((each) => typeof each === "string") || list.every((each) => /bigint|number/.test(typeof each));
}

const sort = defineFunction(
  "sort",
  {
    parameters: [required("string_value", anyString)],
    block: orNone(blockOf(2)),
    run: (call, text) => after(sorted(call, [...(text as string)]), (letters) => letters.join("")),
  },
  {
    parameters: [required("array_value", anyArray)],
    block: orNone(blockOf(2)),
    run: (call, list) => sorted(call, list as readonly Value[]),
  },
);

/** The first of the values that no other precedes by `compare`; `sign` is 1 for the maximum, -1 for the minimum. */
function* extreme(values: readonly Value[], sign: number, compare: Compare): Evaluation<Value> {
  let best = values[0];
  for (const value of values.slice(1)) {
    const order = yield* resultOf(compare(value, best!));
    if (order * sign > 0) best = value;
  }
  return best ?? null;
}

type OnList = (call: FunctionCall, list: readonly Value[]) => Pending<Value>;

/** Types whose values are compared as such, since Puppet 8. */
const ordered = ["SemVer", "Timespan", "Timestamp"].map((name) => createType(name) as PuppetType);

function extremeFunction(name: string, sign: number, comparedAsSuch: readonly PuppetType[]): PuppetFunction {
  const by = (compareFor: (call: FunctionCall) => Compare): OnList => {
    return (call, list) => {
      if (list.length > 0) return extreme(list, sign, compareFor(call));
      throw new Failure("evaluation", `${name}(): Wrong number of arguments need at least one`);
    };
  };
  const [numbers, strings, all] = [by(() => orderOf), by(compareStrings), by(compareAll)];
  const withBlock: OnList = (call, list) => extreme(list, sign, comparing(call));
  const several = (type: PuppetType, run: OnList) => ({
    parameters: [repeated("values", type)],
    run: (call: FunctionCall, ...values: Value[]) => run(call, values),
  });
  const inArray = (type: PuppetType, run: OnList) => ({
    parameters: [required("values", type)],
    block: orNone(blockOf(2)),
    run: (call: FunctionCall, list?: Value) => (call.block ? withBlock : run)(call, list as readonly Value[]),
  });
  return defineFunction(
    name,
    several(numeric, numbers),
    several(anyString, strings),
    ...comparedAsSuch.map((type) => several(type, numbers)),
    inArray(arrayType(numeric), numbers),
    inArray(arrayType(anyString), strings),
    ...comparedAsSuch.map((type) => inArray(arrayType(type), numbers)),
    inArray(anyArray, all),
    { ...several(any, withBlock), block: blockOf(2) },
    several(any, all),
  );
}

const decimal = /^-?\d+(?:[._eE]\d+)?$/;

/** Strings that are numbers are compared as numbers. */
function compareStrings(call: FunctionCall): Compare {
  return (left, right) => {
    const [one, other] = [left as string, right as string];
    if (!decimal.test(one) || !decimal.test(other)) return compareText(one, other);
    warnOfConversion(call, "String to Numeric");
    return Math.sign(leadingFloat(one) - leadingFloat(other));
  };
}

/** Values of all kinds are compared as strings, or as numbers if both look like numbers. */
function compareAll(call: FunctionCall): Compare {
  const compare = compareStrings(call);
  return (left, right) => {
    const [one, other] = [rubyText(left), rubyText(right)];
    if (!decimal.test(one) || !decimal.test(other)) warnOfConversion(call, "Any to String");
    return compare(one, other);
  };
}

function warnOfConversion(call: FunctionCall, conversion: string): void {
  const advice = "is deprecated - change to convert input before calling, or use lambda";
  deprecated(call, `The ${call.name}() function's auto conversion of ${conversion} ${advice}`);
}

/** Functions that put values in order. */
export const collectionsOrder: readonly PuppetFunction[] = [
  sort,
  extremeFunction("max", 1, ordered),
  extremeFunction("min", -1, ordered),
];

/** As Puppet 7 has them. */
export const collectionsOrderOfSeven: readonly PuppetFunction[] = [
  extremeFunction("max", 1, []),
  extremeFunction("min", -1, []),
];
