import type { Unary } from "../../ast/index.js";
import { isArray, isHash, kindOf, type Value } from "../../values/value.js";
import { after, type Pending } from "@cairn/evaluation";
import type { Evaluator } from "../evaluator.js";
import type { Scope } from "../scope.js";
import { isTrue } from "../truth.js";
import { toNumeric } from "./numbers.js";

/** `!`, `-` and `*`. */
export function evaluateUnary(node: Unary, scope: Scope, evaluator: Evaluator): Pending<Value> {
  return after(evaluator.begin(node.operand, scope), (value) => {
    if (node.operator === "!") return !isTrue(value);
    return node.operator === "*" ? spread(value) : negate(value, node, scope, evaluator);
  });
}

function negate(value: Value, node: Unary, scope: Scope, evaluator: Evaluator): Value {
  const number = toNumeric(value, node, scope, evaluator);
  if (typeof number !== "object") return -number;
  if (number.kind === "timespan") return { kind: "timespan", nanoseconds: -number.nanoseconds };
  return evaluator.failIn(node, `a ${number.kind} can't be negative`, scope);
}

/** What `*` makes of a value: the items that replace it. */
function spread(value: Value): readonly Value[] {
  if (value === null) return [];
  if (isArray(value)) return value;
  if (isHash(value)) return Array.from(value.entries(), ([key, each]) => [key, each]);
  return hasElements(value) ? [...value.elements()] : [value];
}

/** Iterators are made by functions; all that matters here is that they can enumerate their elements. */
function hasElements(value: Value): value is Value & { elements(): Iterable<Value> } {
  return kindOf(value) === "iterator" && "elements" in (value as object);
}
