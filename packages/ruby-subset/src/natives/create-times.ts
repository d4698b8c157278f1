/** Times and dates from their parts, from texts and from numbers. */
import { inspectString } from "@cairn/puppet-core/values";
import { needCount, needName, needText, type MethodCall } from "../methods/method.js";
import { raise } from "../values/errors.js";
import { RHash, RObject, RString, type RubyValue } from "../values/values.js";
import { billion, local, createTime, momentOf, now, seconds, utc, zoneOf, type Zone } from "./moment.js";
import { dayIn, readDate, type ReadDate } from "./read-dates.js";
import { partOf, partsOf } from "./time-parts.js";
import { units } from "./zones.js";

/** `Time.utc` and the like: year, month, day, hour, minute, second and microseconds in a zone. */
export function fromParts(args: readonly RubyValue[], zone: Zone): bigint {
  const year = args[0] === null ? needCount(args[0]) : partOf(args[0]!, 0)!;
  const [month, ofMonth, hour, minute, whole] = partsOf(args);
  const start = millisecondsOf(year, month, ofMonth) + hour * 3_600_000 + minute * 60_000;
  if (Number.isNaN(start)) return raise("ArgumentError", "argument out of range");
  const [second = null, micros] = args.slice(5);
  const rest = second === null || second instanceof RString ? BigInt(whole) * billion : seconds(second);
  const more = micros === undefined || micros === null ? 0n : seconds(micros) / 1_000_000n;
  return BigInt(start) * 1_000_000n + rest + more - BigInt(zone.offset ?? 0) * billion;
}

/** The beginning of a day, also of the first hundred years. */
function millisecondsOf(year: number, month: number, day: number): number {
  const date = new Date(Date.UTC(2000, month - 1, day));
  return date.setUTCFullYear(year, month - 1, day);
}

/** The most characters that Ruby looks for a date in. */
const mostCharacters = 128;

/** The text of an argument of `parse`; raises an error if it is too long. */
export function textToParse(argument: RubyValue | undefined): string {
  const text = needText(argument);
  if (text.length <= mostCharacters) return text;
  return raise("ArgumentError", `string length (${text.length}) exceeds the limit ${mostCharacters}`);
}

/** `Time.parse`: the present day if the text has only a time. */
export function parsedTime(text: string, call: MethodCall): RObject {
  const read = readDate(text);
  if (!read) return raise("ArgumentError", `no time information in ${inspectString(text)}`);
  const start = startOf(read, call);
  if (start === undefined) return raise("ArgumentError", "argument out of range");
  const { offset } = read;
  const isUtc = offset === 0 && /(?:z|utc|gmt)\b/i.test(text);
  const zone = isUtc ? utc : offset === undefined ? local : { offset, isGiven: true };
  return createTime(start + seconds((read.seconds ?? 0) - (offset ?? 0)), call, false, zone);
}

/** The day that a text says, in nanoseconds; what it doesn't say is today's. */
function startOf(read: ReadDate, call: MethodCall): bigint | undefined {
  const isPartial = read.year === undefined || (read.month === undefined && read.day !== undefined);
  const start = dayIn(read, isPartial ? new Date(Number(now(call) / 1_000_000n)) : new Date(0));
  return start === undefined ? undefined : BigInt(start) * 1_000_000n;
}

/** `Date.parse`. */
export function parsedDate(text: string, call: MethodCall): RObject {
  const read = readDate(text);
  const isTime =
    read && [read.day, read.dayOfYear, read.month, read.week, read.year].every((each) => each === undefined);
  const start = read && !isTime ? startOf(read, call) : undefined;
  return start === undefined ? raise("Date::Error", "invalid date") : createTime(start, call, true);
}

/** `Date.new`: negative months and days count from the end. */
export function newDate(args: readonly RubyValue[], call: MethodCall): RObject {
  const [year = -4712, month = 1, day = 1] = args.map((each) => needCount(each));
  const monthOf = month < 0 ? month + 13 : month;
  const last = new Date(millisecondsOf(year, monthOf + 1, 0)).getUTCDate();
  const dayOf = day < 0 ? last + day + 1 : day;
  if (!isDay([year, monthOf, dayOf])) return raise("Date::Error", "invalid date");
  return createTime(BigInt(millisecondsOf(year, monthOf, dayOf)) * 1_000_000n, call, true);
}

/** `Time.at(seconds, more = 0, unit = :microsecond)`. */
export function at([value, more, unit]: readonly RubyValue[]): bigint {
  if (value instanceof RObject) return momentOf(value).nanoseconds;
  if (more === undefined) return seconds(value!);
  const name = unit === undefined ? "microsecond" : needName(unit);
  const factor = units[name] ?? raise("ArgumentError", `unexpected unit: ${name}`);
  return seconds(value!) + (seconds(more) * factor) / 1_000_000_000n;
}

/** `Time.new`: the present time without arguments. */
export function newTime(args: readonly RubyValue[], call: MethodCall): RObject {
  const zone = zoneOf(args, local, call);
  const given = args.filter((each) => !(each instanceof RHash)).slice(0, 6);
  return createTime(given.length === 0 ? now(call) : fromParts(given, zone), call, false, zone);
}

function isDay([year, month, ofMonth]: readonly number[]): boolean {
  const date = new Date(millisecondsOf(year!, month!, ofMonth!));
  return date.getUTCMonth() === month! - 1 && date.getUTCDate() === ofMonth;
}

/** `Time.iso8601`. */
export function isoTime(text: string, call: MethodCall): RObject {
  if (!/^\s*[-+]?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d*)?(?:Z|[-+]\d\d:?\d\d)?\s*$/i.test(text))
    return raise("ArgumentError", `invalid xmlschema format: ${inspectString(text)}`);
  return parsedTime(text, call);
}
