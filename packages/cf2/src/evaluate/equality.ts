import { sameScalar } from "../values/arithmetic.js";
import { FAILED, isScalar, ListValue, type Value } from "../values/value.js";
import { Block } from "../blocks/block.js";
import type { Lazy } from "../blocks/cell.js";
import type { Task } from "./machine.js";

/** Deep equality of two values; blocks are unordered. A failed value equals everything, because it was reported. */
export function* equalValues(first: Value, second: Value): Task<boolean> {
  const waiting: [Value, Value][] = [[first, second]];
  const seen = new Map<Value, Set<Value>>();
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const [left, right] = pair;
    if (left === right || left === FAILED || right === FAILED) continue;
    if (isScalar(left) || isScalar(right)) {
      if (!isScalar(left) || !isScalar(right) || !sameScalar(left, right)) return false;
      continue;
    }
    const known = seen.get(left) ?? new Set();
    if (known.has(right)) continue;
    seen.set(left, known.add(right));
    const parts = yield* pairParts(left, right);
    if (!parts) return false;
    for (const [one, other] of parts) waiting.push([yield one, yield other]);
  }
  return true;
}

/**
 * Whether evaluating any part of a value failed; all of it is evaluated, so that the answer doesn't depend on an order.
 */
export function* failsInside(value: Value): Task<boolean> {
  const seen = new Set<Value>();
  const waiting: Value[] = [value];
  let hasFailed = false;
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (each === FAILED) hasFailed = true;
    if (isScalar(each) || seen.has(each)) continue;
    seen.add(each);
    for (const part of yield* partsOf(each)) waiting.push(yield part);
  }
  return hasFailed;
}

function* partsOf(value: Value): Task<readonly Lazy[]> {
  if (value instanceof ListValue) return value.items;
  if (!(value instanceof Block)) return [];
  yield value.expansion;
  return [...value.resources()];
}

/** Pairs of parts that must be equal for two containers to be equal; `undefined` if they can't be. */
function* pairParts(left: Value, right: Value): Task<(readonly [Lazy, Lazy])[] | undefined> {
  if (left instanceof ListValue && right instanceof ListValue) {
    if (left.items.length !== right.items.length) return undefined;
    return left.items.map((item, index) => [item, right.items[index]!] as const);
  }
  if (!(left instanceof Block && right instanceof Block)) return undefined;
  yield left.expansion;
  yield right.expansion;
  if (left.size !== right.size) return undefined;
  const pairs = [...left.resources()].map((resource) => [resource, right.find(resource.name)] as const);
  return pairs.every(
    (pair): pair is readonly [Lazy & (typeof pair)[0], NonNullable<(typeof pair)[1]>] => pair[1] !== undefined,
  )
    ? pairs
    : undefined;
}
