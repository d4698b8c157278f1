import type { Binary } from "../../ast/index.js";
import { kindOf, type TimeValue, type Value } from "../../values/value.js";
import type { Evaluator } from "../evaluator.js";
import { labelOf, withArticle, withCapitalArticle } from "../labels.js";
import type { Scope } from "../scope.js";
import { floorDivide, floorModulo, truncate, type Numeric } from "./numbers.js";
import { notApplicable } from "./refusals.js";

const second = 1_000_000_000n;

/** Whether it is a timestamp or a timespan. */
export function isTime(value: Value): value is TimeValue {
  const kind = kindOf(value);
  return kind === "timestamp" || kind === "timespan";
}

/** Arithmetic where one side is a time; a number counts as seconds. */
export function calculateTime(left: Numeric, right: Numeric, node: Binary, scope: Scope, evaluator: Evaluator): Value {
  const { operator } = node;
  if (isTime(left)) return calculateWith(left, right, node, scope, evaluator);
  const time = right as TimeValue;
  if (operator === "+" || (operator === "*" && time.kind === "timespan")) {
    return calculateWith(time, left, node, scope, evaluator);
  }
  if (operator === "-" && time.kind === "timespan" && !isVersion(left))
    return timespan(seconds(left) - time.nanoseconds);
  return notApplicable(left, node, scope, evaluator, right);
}

function isVersion(value: Numeric): value is Extract<Numeric, { kind: "version" }> {
  return kindOf(value) === "version";
}

function calculateWith(time: TimeValue, other: Numeric, node: Binary, scope: Scope, evaluator: Evaluator): Value {
  const fail = (message: string): never => evaluator.failIn(node, message, scope);
  switch (node.operator) {
    case "+":
      return add(time, other, fail);
    case "-":
      return subtract(time, other, fail);
    case "*":
    case "/":
    case "%":
      if (time.kind === "timespan" && node.operator !== "*" && (other === 0n || other === 0)) {
        return evaluator.fail("evaluation", "Division by 0", node.right, scope);
      }
      if (time.kind === "timespan") return finite(scale(time, node.operator, other, fail), node, scope, evaluator);
      return notApplicable(time, node, scope, evaluator);
    default:
      return notApplicable(time, node, scope, evaluator);
  }
}

function finite(result: Value, node: Binary, scope: Scope, evaluator: Evaluator): Value {
  if (typeof result !== "number" || Math.abs(result) !== Infinity) return result;
  return evaluator.fail("evaluation", `The result of the ${node.operator} expression is Infinity`, node.left, scope);
}

type Refuse = (message: string) => never;

function nameOf(value: Numeric): string {
  return isVersion(value) ? "Version" : labelOf(value);
}

function add(time: TimeValue, other: Numeric, fail: Refuse): Value {
  const name = time.kind === "timestamp" ? "Timestamp" : "Timespan";
  if (isVersion(other) || (isTime(other) && other.kind === "timestamp" && time.kind === "timestamp")) {
    return fail(`${withCapitalArticle(nameOf(other))} cannot be added to a ${name}`);
  }
  const nanoseconds = time.nanoseconds + (isTime(other) ? other.nanoseconds : seconds(other));
  const isPoint = time.kind === "timestamp" || (isTime(other) && other.kind === "timestamp");
  return { kind: isPoint ? "timestamp" : "timespan", nanoseconds };
}

function subtract(time: TimeValue, other: Numeric, fail: Refuse): Value {
  const name = time.kind === "timestamp" ? "Timestamp" : "Timespan";
  if (isVersion(other) || (isTime(other) && other.kind === "timestamp" && time.kind === "timespan")) {
    return fail(`${withCapitalArticle(nameOf(other))} cannot be subtracted from a ${name}`);
  }
  const nanoseconds = time.nanoseconds - (isTime(other) ? other.nanoseconds : seconds(other));
  const isSpan = time.kind === "timespan" || (isTime(other) && other.kind === "timestamp");
  return { kind: isSpan ? "timespan" : "timestamp", nanoseconds };
}

function scale(time: TimeValue, operator: "*" | "/" | "%", other: Numeric, fail: Refuse): Value {
  const { nanoseconds } = time;
  if (operator === "*") {
    if (typeof other === "bigint") return timespan(nanoseconds * other);
    if (typeof other === "number") return timespan(truncate(Number(nanoseconds) * other));
    return fail(`A Timestamp cannot be multiplied by ${withArticle(nameOf(other))}`);
  }
  if (operator === "%") {
    if (typeof other !== "bigint")
      return fail(`Can not do modulus on a Timespan using a ${withArticle(nameOf(other))}`);
    return floorModulo(floorDivide(nanoseconds, second), other);
  }
  if (isTime(other) && other.kind === "timespan") return Number(nanoseconds) / Number(other.nanoseconds);
  if (typeof other === "bigint") return timespan(floorDivide(nanoseconds, other));
  if (typeof other === "number") return timespan(BigInt(Math.floor(Number(nanoseconds) / other)));
  return fail(`A Timespan cannot be divided by ${withArticle(nameOf(other))}`);
}

function timespan(nanoseconds: bigint): TimeValue {
  return { kind: "timespan", nanoseconds };
}

function seconds(number: bigint | number): bigint {
  return typeof number === "bigint" ? number * second : truncate(number * 1e9);
}
