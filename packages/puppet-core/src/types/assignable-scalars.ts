import { growLooked, growSearched } from "@cairn/evaluation";
import { foldCase } from "../values/fold-case.js";
import { patternOf } from "../patterns/pattern.js";
import { rangeCovers } from "../values/version-range.js";
import { anySize, exactSize, sameType } from "./make.js";
import type * as Types from "./type.js";

type PuppetType = Types.PuppetType;
type Range = Types.IntegerType | Types.FloatType | Types.TimeType;

/** Whether one range is contained in another of the same type. */
export function rangeAccepts(type: Range, other: PuppetType): boolean {
  return type.name === other.name && covers(type, other);
}

function covers(type: Range, other: Range): boolean {
  const starts = type.from === undefined || (other.from !== undefined && type.from <= other.from);
  return starts && (type.to === undefined || (other.to !== undefined && type.to >= other.to));
}

/** Whether a size is contained in another. */
export function sizeAccepts(size: Types.IntegerType | undefined, other: Types.IntegerType | undefined): boolean {
  return covers(size ?? anySize, other ?? anySize);
}

/** The length of a string in code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit < 0xdc00) length--;
  }
  return length;
}

export function stringAccepts(type: Types.StringType, other: PuppetType): boolean {
  if (type.size) return sizedStringAccepts(type.size, other);
  if (type.value === undefined) return ["String", "Enum", "Pattern"].includes(other.name);
  if (other.name === "String") return type.value === other.value;
  return other.name === "Enum" && other.values.length === 1 && !other.ignoresCase;
}

function sizedStringAccepts(size: Types.IntegerType, other: PuppetType): boolean {
  if (other.name === "Pattern") return sizeAccepts(size, anySize);
  if (other.name === "Enum") {
    if (other.values.length === 0) return sizeAccepts(size, anySize);
    return other.values.every((value) => sizeAccepts(size, exactSize(lengthOf(value))));
  }
  if (other.name !== "String") return false;
  return sizeAccepts(size, other.value === undefined ? other.size : exactSize(lengthOf(other.value)));
}

/** Whether a string is one of an Enum. */
export function enumHas(type: Types.EnumType, text: string | undefined): boolean {
  if (text === undefined) return false;
  growLooked(type.values.length);
  if (!type.ignoresCase) return type.values.includes(text);
  return type.values.some((value) => foldCase(value) === foldCase(text));
}

export function enumAccepts(type: Types.EnumType, other: PuppetType): boolean {
  if (type.values.length === 0 && ["String", "Enum", "Pattern"].includes(other.name)) return true;
  if (other.name === "String") return enumHas(type, other.value);
  if (other.name !== "Enum") return false;
  if (sameType(type, other)) return true;
  const sameCase = type.ignoresCase || !other.ignoresCase;
  return other.values.length > 0 && sameCase && other.values.every((value) => enumHas(type, value));
}

/** Whether one of the patterns is found in the string; without any, all strings match. */
export function patternMatches(type: Types.PatternType, text: string): boolean {
  growSearched(text.length);
  return type.patterns.length === 0 || type.patterns.some((pattern) => patternOf(pattern.source).test(text));
}

export function patternAccepts(type: Types.PatternType, other: PuppetType): boolean {
  const acceptsAll = type.patterns.length === 0;
  if (other.name === "String") return other.value === undefined ? acceptsAll : patternMatches(type, other.value);
  if (other.name === "Enum") {
    return other.values.length === 0 ? acceptsAll : other.values.every((value) => patternMatches(type, value));
  }
  return other.name === "Pattern" && (acceptsAll || samePatterns(type, other));
}

/** Whether they have the same patterns, in any order. */
function samePatterns(type: Types.PatternType, { patterns }: Types.PatternType): boolean {
  const sources = new Set(patterns.map(({ source }) => source));
  return type.patterns.length === patterns.length && type.patterns.every(({ source }) => sources.has(source));
}

export function versionAccepts(type: Types.SemVerType, other: PuppetType): boolean {
  if (other.name !== "SemVer") return false;
  if (type.ranges.length === 0) return true;
  if (other.ranges.length === 0) return false;
  return other.ranges.every((inner) => type.ranges.some((outer) => rangeCovers(outer, inner)));
}
