import { foldCase } from "@cairn/puppet-core/values";

/**
 * A value of logic that is known from JSON: undef is null, numbers are those that JavaScript represents exactly, and of
 * an object only its existence is known.
 */
export type KnownValue = null | boolean | number | string | readonly KnownValue[] | { readonly isObject: true };

/** Undefined if it isn't known whether two values are equal: strings are compared ignoring case. */
export function areEqual(left: KnownValue, right: KnownValue): boolean | undefined {
  if (typeof left === "string") return typeof right === "string" && areSameText(left, right);
  if (typeof left !== "object" || left === null || typeof right !== "object" || right === null) return left === right;
  const [first, second] = [listOf(left), listOf(right)];
  if (!first || !second) return first || second ? false : undefined;
  if (first.length !== second.length) return false;
  let isSure = true;
  for (let index = 0; index < first.length; index++) {
    const equal = areEqual(first[index]!, second[index]!);
    if (equal === false) return false;
    isSure &&= equal !== undefined;
  }
  return isSure ? true : undefined;
}

function areSameText(left: string, right: string): boolean {
  return left === right || (left.length === right.length && foldCase(left) === foldCase(right));
}

export function listOf(value: KnownValue): readonly KnownValue[] | undefined {
  return Array.isArray(value) ? (value as readonly KnownValue[]) : undefined;
}
