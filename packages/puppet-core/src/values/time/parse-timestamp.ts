/**
 * Timestamps and timespans as strings: parsed (`parse-timestamp`, `parse-timespan`) and written (`format-timestamp`,
 * `timespan-format`) by formats in Ruby's notation. The calendar and the default format are above this folder, since
 * printing any value needs them.
 */
import { isArray, type TimeValue, type Value } from "../value.js";
import { daysTo } from "../calendar.js";
import { readTime, type TimeParts } from "./read-time.js";
import { offsetOf } from "./zones.js";
import { failEvaluation } from "../fail.js";

const withoutZone = ["%FT%T.%N", "%FT%T", "%F %T.%N", "%F %T", "%F"];
const usual = [...withoutZone.map((format) => `${format} %Z`), ...withoutZone];

/** The timestamp that a string denotes, by a format or the first of several that it matches. */
export function parseTimestamp(text: string, format?: Value, timezone?: Value): TimeValue {
  const zone = typeof timezone === "string" && timezone !== "" ? timezone : undefined;
  const wanted = format ?? (zone === undefined ? usual : withoutZone);
  const parts = isArray(wanted)
    ? readByAny(text, wanted as readonly string[], zone)
    : readByOne(text, wanted as string, zone);
  return { kind: "timestamp", nanoseconds: timeOf(parts, zone ?? parts.zone) };
}

function readByAny(text: string, formats: readonly string[], zone: string | undefined): TimeParts {
  for (const format of formats) {
    const parts = readTime(text, format);
    if (parts && !(zone !== undefined && parts.zone !== undefined)) return parts;
  }
  return failEvaluation(`Unable to parse '${text}' using any of the formats ${formats.join(", ")}`);
}

function readByOne(text: string, format: string, zone: string | undefined): TimeParts {
  const parts = readTime(text, format);
  if (!parts) return failEvaluation(`Unable to parse '${text}' using format '${format}'`);
  if (zone === undefined || parts.zone === undefined) return parts;
  const why = "is mutually exclusive to providing an explicit timezone argument";
  return failEvaluation(`Using a Timezone designator in format specification ${why}`);
}

function timeOf(parts: TimeParts, zone: string | undefined): bigint {
  const { year, month = 1, day = 1, hour = 0, minute = 0, second = 0, fraction = 0n } = parts;
  if (year === undefined) return failEvaluation("no implicit conversion of nil into Integer");
  const seconds = daysTo(year, month, day) * 86_400n + BigInt(hour * 3600 + minute * 60 + second);
  return (seconds - BigInt(zone === undefined ? 0 : offsetOf(zone))) * 1_000_000_000n + fraction;
}
