import { Failure } from "@cairn/evaluation";
import { isArray, isHash, type TimeValue, type Value } from "../value.js";
import { TimespanFormat, usualFormats } from "./timespan-format.js";

/** The units of a timespan. */
export const units = ["days", "hours", "minutes", "seconds", "milliseconds", "microseconds", "nanoseconds"] as const;

/** How many of a unit make one of the preceding unit. */
const factors = [1n, 24n, 60n, 60n, 1000n, 1000n, 1000n];

/** Seconds as nanoseconds; fractions of a nanosecond are truncated. */
export function nanosecondsOf(seconds: bigint | number): bigint {
  if (typeof seconds === "bigint") return seconds * 1_000_000_000n;
  const size = seconds * 1e9;
  if (Number.isFinite(size)) return BigInt(Math.trunc(size));
  throw new Failure("evaluation", Number.isNaN(size) ? "NaN" : size > 0 ? "Infinity" : "-Infinity");
}

/** The timespan that a string denotes, by one format or by the first of several that it matches. */
export function parseTimespan(given: string, format: Value = usualFormats): TimeValue {
  if (!isArray(format)) return new TimespanFormat(format as string).parse(given);
  for (const each of format) {
    const time = new TimespanFormat(each as string).tryParse(given);
    if (time) return time;
  }
  const shown = format.join(", ");
  throw new Failure("evaluation", `Unable to parse '${given}' using any of the formats ${shown}`);
}

/** The timespan of a hash of units, or of a hash of a string with its format. */
export function timespanFromHash(hash: Value): TimeValue {
  const entry = (key: string) => (isHash(hash) ? hash.get(key) : undefined);
  const written = entry("string");
  if (typeof written === "string") return parseTimespan(written, entry("format") ?? undefined);
  const time = fromUnits(units.map((unit) => (entry(unit) as bigint | null | undefined) ?? 0n));
  return entry("negative") === true ? { ...time, nanoseconds: -time.nanoseconds } : time;
}

/** The timespan of the numbers of days, hours and so on. */
export function fromUnits(values: readonly bigint[]): TimeValue {
  const nanoseconds = factors.reduce((sum, factor, index) => sum * factor + (values[index] ?? 0n), 0n);
  return { kind: "timespan", nanoseconds };
}
