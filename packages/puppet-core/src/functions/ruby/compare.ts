import { growLookups, Walk } from "@cairn/evaluation";
import { compareValues, identityOf, isArray, isHash, kindOf, type Value } from "../../values/index.js";
import { compareText } from "../../values/fold-case.js";
import { rubyClass, rubyOperand } from "./class-name.js";

/** Ruby's order of two values (strings by code points, case-sensitive); undefined if they have none. */
export function rubyOrder(left: Value, right: Value): number | undefined {
  const waiting: [Value, Value][] = [[left, right]];
  const walk = new Walk();
  while (waiting.length > 0) {
    walk.step();
    const [one, other] = waiting.pop()!;
    if (isArray(one) && isArray(other)) {
      growLookups(Math.min(one.length, other.length));
      waiting.push([BigInt(one.length), BigInt(other.length)]);
      for (let index = Math.min(one.length, other.length) - 1; index >= 0; index--) {
        waiting.push([one[index]!, other[index]!]);
      }
      continue;
    }
    const order = orderOfLeaves(one, other);
    if (order !== 0) return order;
  }
  return 0;
}

function orderOfLeaves(left: Value, right: Value): number | undefined {
  if (typeof left === "string") return typeof right === "string" ? compareText(left, right) : undefined;
  const isOrdered = typeof left === "bigint" || typeof left === "number" || ordered.has(kindOf(left) ?? "");
  const comparison = isOrdered && typeof right !== "string" ? compareValues(left, right) : undefined;
  if (comparison && "order" in comparison) return Math.sign(comparison.order);
  return identityOf(left) === identityOf(right) ? 0 : undefined;
}

const ordered = new Set<string>(["timestamp", "timespan", "version"]);

/** The message for two values without an order. */
export function incomparable(left: Value, right: Value): string {
  return `comparison of ${rubyClass(left)} with ${rubyOperand(right)} failed`;
}

/** Ruby's `==`: case-sensitive, `1 == 1.0`, and the order of hashes doesn't matter. */
export function rubyEqual(left: Value, right: Value): boolean {
  growLookups(1);
  return isArray(left) || isHash(left) ? equalParts(left, right) : equalLeaves(left, right);
}

function equalParts(left: Value, right: Value): boolean {
  const waiting: [Value, Value | undefined][] = [[left, right]];
  const walk = new Walk();
  while (waiting.length > 0) {
    walk.step();
    const [one, other] = waiting.pop()!;
    if (other === undefined) return false;
    if (isArray(one)) {
      if (!isArray(other) || one.length !== other.length) return false;
      growLookups(one.length);
      one.forEach((each, index) => waiting.push([each, other[index]]));
    } else if (isHash(one)) {
      if (!isHash(other) || one.size !== other.size) return false;
      growLookups(one.size);
      for (const [key, value] of one.entries()) waiting.push([value, other.get(key)]);
    } else if (!equalLeaves(one, other)) return false;
  }
  return true;
}

function equalLeaves(left: Value, right: Value): boolean {
  const areNumbers = [left, right].every((each) => typeof each === "bigint" || typeof each === "number");
  return areNumbers ? left == right : identityOf(left) === identityOf(right); // eslint-disable-line eqeqeq -- 1n and 1
}
