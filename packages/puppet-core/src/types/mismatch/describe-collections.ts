import { pushAll } from "@cairn/diagnostics";
import type { Deep } from "@cairn/evaluation";
import { isAssignable } from "../assignable.js";
import { sizeAccepts } from "../assignable-scalars.js";
import { structSize, tupleSize } from "../assignable-collections.js";
import { anySize, arrayType, exactSize, hashType, sameType, stringOf } from "../make.js";
import { keyType } from "../iterable.js";
import type * as Types from "../type.js";
import { describing, type Place } from "./describe.js";
import { typeMismatch, type Mismatch, type SizeMismatch } from "./mismatch.js";
import { extend } from "./path.js";

type PuppetType = Types.PuppetType;
type Mismatches = readonly Mismatch[];

function sizeMismatch(
  { path }: Place,
  expected: Types.IntegerType | undefined,
  actual: Types.IntegerType | undefined,
  kind: SizeMismatch["kind"] = "size",
): Mismatch[] {
  return [{ kind, path, expected: expected ?? anySize, actual: actual ?? anySize }];
}

export function* describeArray(expected: Types.ArrayType, place: Place, actual: PuppetType): Deep<Mismatches> {
  if (actual.name === "Array") {
    if (!sizeAccepts(expected.size, actual.size)) return sizeMismatch(place, expected.size, actual.size);
    return [typeMismatch(place.path, place.original, arrayType(actual.element))];
  }
  if (actual.name !== "Tuple") return [typeMismatch(place.path, place.original, actual)];
  const size = actual.size ?? exactSize(actual.types.length);
  if (!sizeAccepts(expected.size, size)) return sizeMismatch(place, expected.size, size);
  const found: Mismatch[] = [];
  for (const [index, type] of actual.types.entries()) {
    if (isAssignable(expected.element, type)) continue;
    pushAll(found, (yield describing(expected.element, type, extend(place.path, "index", index))) as Mismatches);
  }
  return found;
}

export function* describeHash(expected: Types.HashType, place: Place, actual: PuppetType): Deep<Mismatches> {
  if (actual.name === "Hash") {
    if (!sizeAccepts(expected.size, actual.size)) return sizeMismatch(place, expected.size, actual.size);
    return [typeMismatch(place.path, place.original, hashType(actual.key, actual.value))];
  }
  if (actual.name !== "Struct") return [typeMismatch(place.path, place.original, actual)];
  const size = structSize(actual);
  if (!sizeAccepts(expected.size, size)) return sizeMismatch(place, expected.size, size);
  const found: Mismatch[] = [];
  for (const element of actual.elements) {
    const key = keyType(element);
    if (!isAssignable(expected.key, key)) {
      pushAll(found, (yield describing(expected.key, key, extend(place.path, "key", element.key))) as Mismatches);
    }
    if (isAssignable(expected.value, element.value)) continue;
    const path = extend(place.path, "entry", element.key);
    pushAll(found, (yield describing(expected.value, element.value, path)) as Mismatches);
  }
  return found;
}

export function* describeStruct(expected: Types.StructType, place: Place, actual: PuppetType): Deep<Mismatches> {
  if (actual.name === "Struct") return (yield describeEntries(expected, place, actual)) as Mismatches;
  if (actual.name !== "Hash") return [typeMismatch(place.path, place.original, actual)];
  const size = structSize(expected);
  if (!sizeAccepts(size, actual.size)) return sizeMismatch(place, size, actual.size);
  return [typeMismatch(place.path, place.original, hashType(actual.key, actual.value))];
}

function* describeEntries(expected: Types.StructType, { path }: Place, actual: Types.StructType): Deep<Mismatches> {
  const given = new Map(actual.elements.map((element) => [element.key, element]));
  const found: Mismatch[] = [];
  for (const element of expected.elements) {
    const other = given.get(element.key);
    given.delete(element.key);
    if (!other) {
      if (!element.optional) found.push({ kind: "missingKey", path, key: element.key });
      continue;
    }
    if (other.optional && !element.optional) {
      const steps = extend(path, "key", element.key);
      pushAll(found, (yield describing(stringOf(element.key), keyType(other), steps)) as Mismatches);
    }
    if (isAssignable(element.value, other.value)) continue;
    const steps = extend(path, "entry", element.key);
    pushAll(found, (yield describing(element.value, other.value, steps)) as Mismatches);
  }
  for (const key of given.keys()) found.push({ kind: "unknownKey", path, key });
  return found;
}

/** Elements against a Tuple's; `count` where they are the arguments of a call. */
export function* describeTuple(
  expected: Types.TupleType,
  place: Place,
  actual: PuppetType,
  kind: SizeMismatch["kind"],
): Deep<Mismatches> {
  const isList = actual.name === "Tuple" || actual.name === "Array";
  if (sameType(expected, actual) || (expected.types.length === 0 && actual.name === "Array")) return [];
  if (!isList) return [typeMismatch(place.path, place.original, actual)];
  const size = actual.name === "Tuple" ? tupleSize(actual) : actual.size;
  if (!sizeAccepts(tupleSize(expected), size)) return sizeMismatch(place, tupleSize(expected), size, kind);
  const last = expected.types.length - 1;
  if (last < 0) return [];
  const found: Mismatch[] = [];
  const others = actual.name === "Tuple" ? actual.types : expected.types.map(() => actual.element);
  for (const [index, type] of others.entries()) {
    const position = Math.min(index, last);
    const path = extend(place.path, "index", position);
    pushAll(found, (yield describing(expected.types[position]!, type, path)) as Mismatches);
  }
  return found;
}
