import { integerType, variantType } from "../make.js";
import { normalize } from "../normalize.js";
import type { IntegerType, PuppetType } from "../type.js";
import { keyOfPath, withoutStep, type Path } from "./path.js";

/** One mismatch. */
export type Mismatch = KeyMismatch | BlockMismatch | UnresolvedMismatch | TypeMismatch | SizeMismatch;

interface Placed {
  readonly path: Path | undefined;
}

/** A key or parameter that is missing or unknown. */
export interface KeyMismatch extends Placed {
  readonly kind: "missingKey" | "missingParameter" | "unknownKey" | "unknownParameter";
  readonly key: string;
}

export interface BlockMismatch extends Placed {
  readonly kind: "unexpectedBlock" | "missingBlock";
}

export interface UnresolvedMismatch extends Placed {
  readonly kind: "unresolved";
  readonly text: string;
}

/** A value of another type; `pattern` if the string itself must match. */
export interface TypeMismatch extends Placed {
  readonly kind: "type" | "pattern";
  readonly expected: PuppetType;
  readonly actual: PuppetType;
}

/** A size out of range: of a collection, or the number of a call's arguments. */
export interface SizeMismatch extends Placed {
  readonly kind: "size" | "count";
  readonly expected: IntegerType;
  readonly actual: IntegerType;
}

/** A mismatch of types, which are shown in their shortest form. */
export function typeMismatch(
  path: Path | undefined,
  expected: PuppetType,
  actual: PuppetType,
  kind: TypeMismatch["kind"] = "type",
): TypeMismatch {
  return { kind, path, expected: normalize(expected), actual: normalize(actual) };
}

/** Mismatches of alternatives at one place as one mismatch, if they can be merged. */
export function mergeMismatches(
  position: number,
  sizeKind: SizeMismatch["kind"],
  alternatives: readonly (readonly Mismatch[])[],
): readonly Mismatch[] {
  const all = alternatives.flat();
  const merged = mergeAll(sizeKind, all, alternatives.length);
  const rest = merged ? [merged] : uniqueMismatches(all);
  const [only] = rest;
  return rest.length === 1 && only ? [withoutPathStep(only, position)] : rest;
}

/** A mismatch whose path is one step shorter. */
export function withoutPathStep(mismatch: Mismatch, index: number): Mismatch {
  return { ...mismatch, path: withoutStep(mismatch.path, index) };
}

function mergeAll(sizeKind: SizeMismatch["kind"], all: readonly Mismatch[], count: number): Mismatch | undefined {
  const families: ((mismatch: Mismatch) => boolean)[] = [
    ({ kind }) => kind === sizeKind || (sizeKind === "size" && kind === "count"),
    ({ kind }) => kind === "missingBlock",
    ({ kind }) => kind === "unexpectedBlock",
    ({ kind }) => kind === "type" || kind === "pattern",
  ];
  for (const isOfFamily of families) {
    const [first, ...others] = all.filter(isOfFamily);
    if (!first || others.length + 1 !== count) continue;
    const place = keyOfPath(first.path);
    if (others.every((other) => keyOfPath(other.path) === place)) return others.reduce(mergeTwo, first);
  }
  return undefined;
}

function mergeTwo(left: Mismatch, right: Mismatch): Mismatch {
  if (isOfSizes(left) && isOfSizes(right)) return { ...left, expected: widest(left.expected, right.expected) };
  if (!isOfTypes(left) || !isOfTypes(right)) return left;
  // The actual type is shortened once more, which may have an effect: ranges that touch are joined pair by pair.
  return typeMismatch(left.path, variantType([left.expected, right.expected]), left.actual, left.kind);
}

function isOfSizes(mismatch: Mismatch): mismatch is SizeMismatch {
  return mismatch.kind === "size" || mismatch.kind === "count";
}

function isOfTypes(mismatch: Mismatch): mismatch is TypeMismatch {
  return mismatch.kind === "type" || mismatch.kind === "pattern";
}

function widest(left: IntegerType, right: IntegerType): IntegerType {
  const from = (left.from ?? 0n) < (right.from ?? 0n) ? left.from : right.from;
  const isOpen = left.to === undefined || right.to === undefined;
  return integerType(from ?? 0n, isOpen ? undefined : left.to > right.to ? left.to : right.to);
}

/** Each block mismatch once; Puppet never considers others to be the same. */
function uniqueMismatches(all: readonly Mismatch[]): readonly Mismatch[] {
  const found = new Set<string>();
  return all.filter(({ kind, path }) => {
    if (kind !== "missingBlock" && kind !== "unexpectedBlock") return true;
    const identity = `${kind} ${keyOfPath(path)}`;
    if (found.has(identity)) return false;
    found.add(identity);
    return true;
  });
}
