import { bytesOfList } from "@cairn/diagnostics";
import { after, isEvaluation, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Node } from "../ast.js";
import { callMethod } from "../methods/index.js";
import { bytesOfRubyHash, elementsPerStep } from "../values/meter.js";
import { RHash, RObject, RRange, RSet, type RubyValue } from "../values/values.js";
import { toList } from "../methods/lists.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

/** The values of items: `*list` is spread, trailing pairs are a hash; `&block` is omitted. */
export function evaluateItems(items: readonly Node[], frame: Frame, interpreter: Interpreter): Pending<RubyValue[]> {
  const values: RubyValue[] = [];
  for (let index = 0; index < items.length; index++) {
    const item = items[index]!;
    if (item.kind === "pair" || item.kind === "spread") return evaluateAll(items, values, frame, interpreter);
    const value = interpreter.begin(item, frame);
    if (isEvaluation(value)) return after(value, (first) => evaluateAll(items, [...values, first], frame, interpreter));
    values.push(value);
  }
  return values;
}

/** The values of arguments: trailing pairs are keyword arguments, for callees that have them. */
export function evaluateArguments(
  items: readonly Node[],
  frame: Frame,
  interpreter: Interpreter,
): Pending<RubyValue[]> {
  const values = evaluateItems(items, frame, interpreter);
  return hasKeywords(items) ? after(values, withKeywords) : values;
}

function hasKeywords(items: readonly Node[]): boolean {
  for (const item of items) if (item.kind === "pair" || (item.kind === "spread" && item.operator === "**")) return true;
  return false;
}

function withKeywords(values: RubyValue[]): RubyValue[] {
  const last = values.at(-1);
  if (last instanceof RHash) last.isKeywords = true;
  return values;
}

/** `values`: those of the first items. */
function* evaluateAll(
  items: readonly Node[],
  values: RubyValue[],
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<RubyValue[]> {
  let pairs: RHash | undefined;
  for (const item of items.slice(values.length)) {
    if (item.kind === "pair") {
      pairs ??= new RHash();
      const key = yield* resultOf(interpreter.begin(item.key, frame));
      pairs.set(key, yield* resultOf(interpreter.begin(item.value, frame)), interpreter);
    } else if (item.kind !== "spread") values.push(yield* resultOf(interpreter.begin(item, frame)));
    else if (item.operator !== "&") {
      const operand = yield* resultOf(interpreter.begin(item.operand, frame));
      if (item.operator === "*") spread(yield* resultOf(spreadable(operand, interpreter)), values, interpreter);
      else if (operand instanceof RHash) copyEntries(operand, (pairs ??= new RHash()), interpreter);
    }
  }
  if (pairs && (pairs.size > 0 || items.some(({ kind }) => kind === "pair"))) values.push(pairs);
  return values;
}

/** The elements of `*value`. */
function spreadable(value: RubyValue, interpreter: Interpreter): Pending<RubyValue> {
  if (!(value instanceof RObject) || !interpreter.world.find(value, "to_a")) return value;
  return callMethod(value, "to_a", [], undefined, interpreter);
}

/** The arguments that `*value` passes. */
export function splat(value: RubyValue, interpreter: Interpreter): Pending<RubyValue[]> {
  return after(spreadable(value, interpreter), (list) => {
    const values: RubyValue[] = [];
    spread(list, values, interpreter);
    return values;
  });
}

function spread(value: RubyValue, into: RubyValue[], interpreter: Interpreter): void {
  if (value === null) return;
  const isList = Array.isArray(value) || value instanceof RHash || value instanceof RRange || value instanceof RSet;
  const list = isList ? toList(value, interpreter) : [value];
  interpreter.take(2 * bytesOfList(list.length + into.length));
  interpreter.spend(list.length / elementsPerStep);
  for (const each of list) into.push(each);
}

/** Adds the entries of one hash to another. */
export function copyEntries(from: RHash, into: RHash, interpreter: Interpreter): void {
  interpreter.take(bytesOfRubyHash(from.size));
  interpreter.spend(from.size / elementsPerStep);
  for (const [key, value] of from.entries()) into.set(key, value, interpreter);
}
