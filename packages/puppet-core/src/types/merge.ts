import { enumType, uniqueTypes } from "./make.js";
import type * as Types from "./type.js";
import { mergeRanges as mergeVersionRanges } from "./versions.js";

type PuppetType = Types.PuppetType;
type Range = Types.IntegerType | Types.FloatType | Types.TimeType;

/**
 * Alternatives that one type can express: enums, patterns and ranges, each after those that it can't be merged with.
 */
export function mergeAlternatives(types: readonly PuppetType[]): readonly PuppetType[] {
  let merged = mergeIgnoringCase(mergeEnums(types));
  merged = mergePatterns(merged);
  merged = mergeVersions(merged);
  for (const name of ["Integer", "Float", "Timespan", "Timestamp"] as const) merged = mergeRanges(merged, name);
  return merged;
}

function mergeEnums(types: readonly PuppetType[]): readonly PuppetType[] {
  const isMergeable = (type: PuppetType) =>
    (type.name === "Enum" && type.values.length > 0 && !type.ignoresCase) ||
    (type.name === "String" && type.value !== undefined);
  const enums = types.filter(isMergeable) as (Types.EnumType | Types.StringType)[];
  if (enums.length < 2) return types;
  const values = enums.flatMap((type) => (type.name === "Enum" ? type.values : [type.value!]));
  return [...types.filter((type) => !isMergeable(type)), enumType(values)];
}

function mergeIgnoringCase(types: readonly PuppetType[]): readonly PuppetType[] {
  const isMergeable = (type: PuppetType): type is Types.EnumType =>
    type.name === "Enum" && type.values.length > 0 && type.ignoresCase;
  const enums = types.filter(isMergeable);
  if (enums.length < 2) return types;
  const values = enums.flatMap((type) => type.values.map((value) => value.toLowerCase()));
  return [...types.filter((type) => !isMergeable(type)), enumType(values, true)];
}

function mergePatterns(types: readonly PuppetType[]): readonly PuppetType[] {
  const patterns = types.filter((type) => type.name === "Pattern");
  if (patterns.length < 2) return types;
  const unique = new Map(patterns.flatMap((type) => type.patterns).map((pattern) => [pattern.source, pattern]));
  return [...types.filter((type) => type.name !== "Pattern"), { ...patterns[0]!, patterns: [...unique.values()] }];
}

function mergeVersions(types: readonly PuppetType[]): readonly PuppetType[] {
  const versions = types.filter((type) => type.name === "SemVer");
  if (versions.length < 2) return types;
  const ranges = mergeVersionRanges(versions.flatMap((type) => type.ranges));
  return [{ ...versions[0]!, ranges }, ...types.filter((type) => type.name !== "SemVer")];
}

/** Ranges that overlap (integers: or touch) are merged. They come first, from the last one on, as in Puppet. */
function mergeRanges(types: readonly PuppetType[], name: Range["name"]): readonly PuppetType[] {
  if (types.length < 2) return types;
  let open = types.filter((type) => type.name === name) as Range[];
  if (open.length < 2) return types;
  const merged: Range[] = [];
  while (open.length > 0) {
    let current = open.pop()!;
    const apart: Range[] = [];
    for (const other of open) {
      if (meet(current, other)) current = join(current, other);
      else apart.push(other);
    }
    merged.push(current);
    open = apart;
  }
  return uniqueTypes([...merged, ...types.filter((type) => type.name !== name)]);
}

function meet(left: Range, right: Range): boolean {
  if (startsBy(left, right.to) && startsBy(right, left.to)) return true;
  if (left.name !== "Integer" || right.name !== "Integer") return false;
  const touch = (to: bigint | undefined, from: bigint | undefined) => to !== undefined && to + 1n === from;
  return touch(left.to, right.from) || touch(right.to, left.from);
}

function startsBy(range: Range, end: bigint | number | undefined): boolean {
  return range.from === undefined || end === undefined || range.from <= end;
}

function join(left: Range, right: Range): Range {
  const from = least(left.from, right.from);
  const to = left.to === undefined || right.to === undefined ? undefined : left.to >= right.to ? left.to : right.to;
  return { ...left, from, to } as Range;
}

function least(left: bigint | number | undefined, right: bigint | number | undefined): bigint | number | undefined {
  if (left === undefined || right === undefined) return undefined;
  return left <= right ? left : right;
}

/** The range from the lower start to the higher end. */
export function hull<Kind extends Range>(left: Kind, right: Kind): Kind {
  return join(left, right) as Kind;
}
