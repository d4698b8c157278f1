import { pushAll } from "@cairn/diagnostics";
import { resultOf, settle, type Deep } from "@cairn/evaluation";
import { findType } from "../alias.js";
import { isAssignable } from "../assignable.js";
import { sizeAccepts } from "../assignable-scalars.js";
import { keyType } from "../iterable.js";
import {
  any,
  anySize,
  arrayType,
  exactSize,
  hashType,
  sameType,
  stringOf,
  structSize,
  tupleSize,
  undef,
} from "../make.js";
import { normalize } from "../normalize.js";
import type * as Types from "../type.js";
import { mergeMismatches, typeMismatch, type Mismatch, type SizeMismatch } from "./mismatch.js";
import { extend, lengthOfPath, type Path } from "./path.js";

type PuppetType = Types.PuppetType;
type Mismatches = readonly Mismatch[];

/** The part of the expected type, and the path to it, that a mismatch is about. */
interface Place {
  /** The type as the user wrote it: an alias if the user named one. */
  readonly original: PuppetType;
  readonly path: Path | undefined;
}

/** All reasons why values of type `actual` (usually a detailed one) aren't values of `expected`. */
export function describe(expected: PuppetType, actual: PuppetType, path: Path | undefined): Mismatches {
  return settle(describing(expected, actual, path));
}

/** `describe` as a step of a larger computation. */
function* describing(expected: PuppetType, actual: PuppetType, path: Path | undefined): Deep<Mismatches> {
  const unresolved = findType(expected, (type) => type.name === "TypeReference");
  if (unresolved?.name === "TypeReference") return [{ kind: "unresolved", path, text: unresolved.text }];
  return yield* resultOf(byKind(normalize(expected), { original: expected, path }, actual));
}

function* byKind(expected: PuppetType, place: Place, actual: PuppetType): Deep<Mismatches> {
  switch (expected.name) {
    case "Variant":
      return yield* resultOf(describeVariant(expected, place, actual));
    case "Struct":
      return yield* resultOf(describeStruct(expected, place, actual));
    case "Hash":
      return yield* resultOf(describeHash(expected, place, actual));
    case "Tuple":
      return yield* resultOf(describeTuple(expected, place, actual, "size"));
    case "Array":
      return yield* resultOf(describeArray(expected, place, actual));
    case "Callable":
      return yield* resultOf(describeCallable(expected, place, actual));
    case "Optional": {
      if (actual.name === "Undef" || !expected.type) return [];
      const original = place.original.name === "TypeAlias" ? place.original : expected;
      return yield* resultOf(byKind(expected.type, { original, path: place.path }, actual));
    }
    case "Pattern":
    case "Enum":
      return [typeMismatch(place.path, place.original, actual, "pattern")];
    case "TypeAlias":
      return yield* resultOf(byKind(normalize(expected.resolved), { original: expected, path: place.path }, actual));
    default:
      return isAssignable(expected, actual) ? [] : [typeMismatch(place.path, place.original, actual)];
  }
}

function* describeVariant(expected: Types.VariantType, place: Place, actual: PuppetType): Deep<Mismatches> {
  const { original, path } = place;
  const types = original.name === "Optional" ? [undef, ...expected.types] : expected.types;
  const alternatives: Mismatches[] = [];
  for (let index = 0; index < types.length; index++) {
    const found = yield* resultOf(describing(types[index]!, actual, extend(path, "variant", index)));
    if (found.length === 0) return [];
    alternatives.push(found);
  }
  const merged = mergeMismatches(lengthOfPath(path), "size", alternatives);
  return original.name === "TypeAlias" && merged.length === 1 ? [typeMismatch(path, original, actual)] : merged;
}

function sizeMismatch(
  { path }: Place,
  expected: Types.IntegerType | undefined,
  actual: Types.IntegerType | undefined,
  kind: SizeMismatch["kind"] = "size",
): Mismatch[] {
  return [{ kind, path, expected: expected ?? anySize, actual: actual ?? anySize }];
}

function* describeArray(expected: Types.ArrayType, place: Place, actual: PuppetType): Deep<Mismatches> {
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
    pushAll(found, yield* resultOf(describing(expected.element, type, extend(place.path, "index", index))));
  }
  return found;
}

function* describeHash(expected: Types.HashType, place: Place, actual: PuppetType): Deep<Mismatches> {
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
      pushAll(found, yield* resultOf(describing(expected.key, key, extend(place.path, "key", element.key))));
    }
    if (isAssignable(expected.value, element.value)) continue;
    const path = extend(place.path, "entry", element.key);
    pushAll(found, yield* resultOf(describing(expected.value, element.value, path)));
  }
  return found;
}

function* describeStruct(expected: Types.StructType, place: Place, actual: PuppetType): Deep<Mismatches> {
  if (actual.name === "Struct") return yield* resultOf(describeEntries(expected, place, actual));
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
      pushAll(found, yield* resultOf(describing(stringOf(element.key), keyType(other), steps)));
    }
    if (isAssignable(element.value, other.value)) continue;
    const steps = extend(path, "entry", element.key);
    pushAll(found, yield* resultOf(describing(element.value, other.value, steps)));
  }
  for (const key of given.keys()) found.push({ kind: "unknownKey", path, key });
  return found;
}

/** Elements against those of a Tuple; `count` if they are the arguments of a call. */
function* describeTuple(
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
    pushAll(found, yield* resultOf(describing(expected.types[position]!, type, path)));
  }
  return found;
}

function* describeCallable(expected: Types.CallableType, place: Place, actual: PuppetType): Deep<Mismatches> {
  if (actual.name !== "Callable") return [typeMismatch(place.path, place.original, actual)];
  if (!expected.parameters || !actual.parameters) return [];
  const inner = { original: expected.parameters, path: place.path };
  const found = yield* resultOf(describeTuple(expected.parameters, inner, actual.parameters, "count"));
  if (found.length > 0) return found;
  const [wanted, returned] = [expected.returns ?? any, actual.returns ?? any];
  if (!isAssignable(wanted, returned)) return [typeMismatch(extend(place.path, "return"), wanted, returned)];
  const [block, otherBlock] = [expected.block ?? undef, actual.block ?? undef];
  return isAssignable(otherBlock, block) ? [] : [typeMismatch(extend(place.path, "block"), block, otherBlock)];
}
