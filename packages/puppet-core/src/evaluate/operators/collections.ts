import type { Binary } from "../../ast/index.js";
import { infer } from "../../types/index.js";
import { rubyClass } from "../../types/create-problems.js";
import { HashValue } from "../../values/hash.js";
import { binaryOf, bytesOf } from "../../values/binary.js";
import { growList, growLookups, Made, resultOf, settle, type Deep } from "@cairn/evaluation";
import { compareText } from "../../values/fold-case.js";
import { identityOf, identityText } from "../../values/identity.js";
import { isArray, isHash, kindOf, type BinaryValue, type UriValue, type Value } from "../../values/value.js";
import type { Evaluator } from "../evaluator.js";
import type { Scope } from "../scope.js";
import { mergeUri } from "./uris.js";

type Entry = readonly [Value, Value];

/** `+` of arrays, hashes, URIs and binary values. */
export function concatenate(left: Value, right: Value, node: Binary, scope: Scope, evaluator: Evaluator): Value {
  if (isArray(left)) return joined(left, asArray(right));
  const fail = (detail: string): never => evaluator.failIn(node, detail, scope);
  if (isHash(left)) return new HashValue([...left.entries(), ...asEntries(right, fail)]);
  if (kindOf(left) === "uri") {
    if (typeof right !== "string" && kindOf(right) !== "uri") fail("An URI can only be merged with an URI or String");
    return mergeUri((left as UriValue).text, typeof right === "string" ? right : (right as UriValue).text);
  }
  if (kindOf(right) !== "binary") fail("Can only append Binary to a Binary");
  return binaryOf([...bytesOf(left as BinaryValue), ...bytesOf(right as BinaryValue)]);
}

/** The concatenation of two lists. */
export function joined(left: readonly Value[], right: readonly Value[]): Value[] {
  growList(left.length + right.length);
  return left.concat(right);
}

function asArray(value: Value): readonly Value[] {
  if (isArray(value)) return value;
  return isHash(value) ? pairsOf(value) : [value];
}

function pairsOf(hash: HashValue): Value[] {
  return Array.from(hash.entries(), ([key, value]) => [key, value]);
}

/** An array of arrays is interpreted as pairs, any other as alternating keys and values. */
function asEntries(value: Value, fail: (detail: string) => never): Iterable<Entry> {
  if (isHash(value)) return value.entries();
  if (!isArray(value)) return fail("Can only append Array or Hash to a Hash");
  if (isArrayOfArrays(value)) return value.map((item, index) => pairOf(item, index, fail));
  if (value.length % 2 === 1) fail("odd number of arguments for Hash");
  return Array.from({ length: value.length / 2 }, (_, index): Entry => [value[2 * index]!, value[2 * index + 1]!]);
}

/** Undef among arrays counts as one of them, until Ruby looks at it. */
function isArrayOfArrays(values: readonly Value[]): boolean {
  const type = infer(values);
  return type.name === "Array" && type.element.name === "Array";
}

function pairOf(items: Value, index: number, fail: (detail: string) => never): Entry {
  if (!isArray(items)) {
    return fail(`wrong element type ${items === null ? "nil" : rubyClass(items)} at ${index} (expected array)`);
  }
  if (items.length === 1 || items.length === 2) return [items[0]!, items[1] ?? null];
  return fail(`invalid number of elements (${items.length} for 1..2)`);
}

/** An array or hash without the items or keys of another. */
export function remove(left: readonly Value[] | HashValue, right: Value): Value {
  if (isArray(left)) {
    const unwanted = asArray(right);
    growLookups(left.length + unwanted.length);
    const gone = new Set(unwanted.map(rubyIdentity));
    return left.filter((item) => !gone.has(rubyIdentity(item)));
  }
  const keys = isHash(right) ? right.keys() : isArray(right) ? right : [right];
  growLookups(left.size + keys.length);
  const gone = new Set(keys.map(identityOf));
  return new HashValue([...left.entries()].filter(([key]) => !gone.has(identityOf(key))));
}

/** Removal compares as Ruby does: strings exactly, but `1` and `1.0` are equal (though not as keys of hashes). */
function rubyIdentity(value: Value): unknown {
  return identityOf(isArray(value) || isHash(value) ? settle(withoutFloats(value, new Made())) : asInteger(value));
}

function asInteger(value: Value): Value {
  return typeof value === "number" && Number.isInteger(value) ? BigInt(value) : value;
}

function* withoutFloats(value: Value, made: Made<Value>): Deep<Value> {
  if (!isArray(value) && !isHash(value)) return asInteger(value);
  return yield* resultOf(made.of(value, () => containerWithoutFloats(value, made)));
}

function* containerWithoutFloats(value: readonly Value[] | HashValue, made: Made<Value>): Deep<Value> {
  if (isArray(value)) {
    const items: Value[] = [];
    for (const item of value) items.push(yield* resultOf(withoutFloats(item, made)));
    return items;
  }
  const entries: [Value, Value][] = [];
  for (const [key, each] of value.entries()) entries.push([key, yield* resultOf(withoutFloats(each, made))]);
  return new HashValue(entries.sort(([one], [other]) => compareText(identityText(one), identityText(other))));
}
