/** The parts from which a program makes a time. */
import { inspectString } from "@cairn/puppet-core/values";
import { needCount } from "../methods/method.js";
import { raise } from "../values/errors.js";
import { RString, type RubyValue } from "../values/values.js";
import { monthNamed } from "./zones.js";

/** A part of a time, which may be written with digits; a month also with the first letters of its name. */
export function partOf(value: RubyValue, index: number): number | undefined {
  if (value === null) return undefined;
  if (!(value instanceof RString)) return needCount(value);
  const month = index === 1 ? monthNamed(value.text) : undefined;
  if (month !== undefined) return month;
  if (/^\d+$/.test(value.text)) return Number(value.text);
  return raise("ArgumentError", `invalid value for Integer(): ${inspectString(value.text)}`);
}

/** The parts of a time after the year, with the number that none reaches and the bounds that have a message of their own. */
const bounds = [
  { name: "mon", tooMany: 16, least: 1, most: 12 },
  { name: "mday", tooMany: 32, least: 1, most: 31 },
  { name: "hour", tooMany: 32, least: 0, most: 24 },
  { name: "min", tooMany: 64, least: 0, most: 59 },
  { name: "sec", tooMany: 64, least: 0, most: 60 },
] as const;

/** The parts after the year, within their bounds. */
export function partsOf(
  args: readonly RubyValue[],
): [month: number, day: number, hour: number, minute: number, second: number] {
  const given = bounds.map(({ least }, index) => partOf(args[index + 1] ?? null, index + 1) ?? least);
  if (given.some((each, index) => each < 0 || each >= bounds[index]!.tooMany))
    raise("ArgumentError", "argument out of range");
  given.forEach((each, index) => {
    const { least, most, name } = bounds[index]!;
    const isMidnight = index > 2 && given[2] === 24;
    if (each < least || each > (isMidnight ? 0 : most)) raise("ArgumentError", `${name} out of range`);
  });
  return given as ReturnType<typeof partsOf>;
}
