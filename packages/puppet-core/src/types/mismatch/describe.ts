import { type Deep, settle } from "@cairn/evaluation";
import { isAssignable } from "../assignable.js";
import { findType } from "../alias.js";
import { normalize } from "../normalize.js";
import { undef } from "../make.js";
import type * as Types from "../type.js";
import { describeCallable } from "./describe-callable.js";
import { describeArray, describeHash, describeStruct, describeTuple } from "./describe-collections.js";
import { mergeMismatches, typeMismatch, type Mismatch } from "./mismatch.js";
import { extend, lengthOfPath, type Path } from "./path.js";

type PuppetType = Types.PuppetType;

/** What of the expected type and the way to it a mismatch is about. */
export interface Place {
  /** The type as the user wrote it, an alias where the user named one. */
  readonly original: PuppetType;
  readonly path: Path | undefined;
}

/** All that keeps values of type `actual` (mostly a detailed one) out of `expected`. */
export function describe(expected: PuppetType, actual: PuppetType, path: Path | undefined): readonly Mismatch[] {
  return settle(describing(expected, actual, path));
}

/** `describe` as a step of a bigger computation. */
export function* describing(
  expected: PuppetType,
  actual: PuppetType,
  path: Path | undefined,
): Deep<readonly Mismatch[]> {
  const unresolved = findType(expected, (type) => type.name === "TypeReference");
  if (unresolved?.name === "TypeReference") return [{ kind: "unresolved", path, text: unresolved.text }];
  return (yield byKind(normalize(expected), { original: expected, path }, actual)) as readonly Mismatch[];
}

function* byKind(expected: PuppetType, place: Place, actual: PuppetType): Deep<readonly Mismatch[]> {
  switch (expected.name) {
    case "Variant":
      return (yield describeVariant(expected, place, actual)) as readonly Mismatch[];
    case "Struct":
      return (yield describeStruct(expected, place, actual)) as readonly Mismatch[];
    case "Hash":
      return (yield describeHash(expected, place, actual)) as readonly Mismatch[];
    case "Tuple":
      return (yield describeTuple(expected, place, actual, "size")) as readonly Mismatch[];
    case "Array":
      return (yield describeArray(expected, place, actual)) as readonly Mismatch[];
    case "Callable":
      return (yield describeCallable(expected, place, actual)) as readonly Mismatch[];
    case "Optional": {
      if (actual.name === "Undef" || !expected.type) return [];
      const original = place.original.name === "TypeAlias" ? place.original : expected;
      return (yield byKind(expected.type, { original, path: place.path }, actual)) as readonly Mismatch[];
    }
    case "Pattern":
    case "Enum":
      return [typeMismatch(place.path, place.original, actual, "pattern")];
    case "TypeAlias":
      return (yield byKind(
        normalize(expected.resolved),
        { original: expected, path: place.path },
        actual,
      )) as readonly Mismatch[];
    default:
      return isAssignable(expected, actual) ? [] : [typeMismatch(place.path, place.original, actual)];
  }
}

function* describeVariant(expected: Types.VariantType, place: Place, actual: PuppetType): Deep<readonly Mismatch[]> {
  const { original, path } = place;
  const types = original.name === "Optional" ? [undef, ...expected.types] : expected.types;
  const alternatives: (readonly Mismatch[])[] = [];
  for (let index = 0; index < types.length; index++) {
    const found = (yield describing(types[index]!, actual, extend(path, "variant", index))) as readonly Mismatch[];
    if (found.length === 0) return [];
    alternatives.push(found);
  }
  const merged = mergeMismatches(lengthOfPath(path), "size", alternatives);
  return original.name === "TypeAlias" && merged.length === 1 ? [typeMismatch(path, original, actual)] : merged;
}
