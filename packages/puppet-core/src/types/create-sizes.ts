import { kindOf, type Value } from "../values/value.js";
import type { Creation, TypeProblem } from "./create.js";
import { classLabel, rubyClass, wrongCount } from "./create-problems.js";
import { integerType } from "./make.js";
import type { IntegerType } from "./type.js";

/** Whether it explains why no type could be created. */
export function isProblem(creation: Creation): creation is TypeProblem {
  return "problem" in creation;
}

/** Whether a value can be a bound of a range. */
export function isEnd(value: Value | undefined): boolean {
  return typeof value === "bigint" || (value !== undefined && kindOf(value) === "default");
}

/** `Integer[from, to]`. */
export function integerRange(ends: readonly Value[]): IntegerType | TypeProblem {
  if (ends.length > 2)
    return { problem: `Integer-Type supports [] with one or two arguments (from, to). Got ${ends.length}` };
  const wrong = ends.findIndex((end) => !isEnd(end));
  if (wrong < 0) return rangeOf(ends);
  const problem = `Integer-Type [] requires all arguments to be integers (or default). Got ${rubyClass(ends[wrong]!)}`;
  return { problem, index: wrong };
}

/** A size: an Integer type, or one or two bounds. `start` is the index of the first of them. */
export function sizeOf(name: string, ends: readonly Value[], start: number): IntegerType | TypeProblem {
  const [first] = ends;
  if (ends.length === 1 && typeof first === "object" && first !== null && "name" in first && first.name === "Integer") {
    return first;
  }
  if (ends.length > 2) {
    if (name === "String") return { problem: `String supports [] with one or two arguments. Got ${ends.length}` };
    return wrongCount(name, 1, 2, ends.length);
  }
  const wrong = ends.findIndex((end) => !isEnd(end));
  if (wrong < 0) return rangeOf(ends);
  return {
    problem: `A Type's size constraint arguments must be a single Integer type, or 1-2 integers (or default). Got ${classLabel(ends[wrong]!)}`,
    index: start + wrong,
  };
}

function rangeOf(ends: readonly Value[]): IntegerType | TypeProblem {
  const [from, to] = ends.map((end) => (typeof end === "bigint" ? end : undefined));
  if (from === undefined || to === undefined || from <= to) return integerType(from, to);
  return { problem: `'from' must be less or equal to 'to'. Got (${from}, ${to}`, isRaised: true };
}
