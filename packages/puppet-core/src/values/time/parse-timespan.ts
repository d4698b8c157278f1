import { Failure } from "@cairn/evaluation";
import { isArray, isHash, type TimeValue, type Value } from "../value.js";
import { TimespanFormat, usualFormats } from "./timespan-format.js";

/** The units that a length of time is given in. */
export const units = ["days", "hours", "minutes", "seconds", "milliseconds", "microseconds", "nanoseconds"] as const;

/** How many of a unit make one of the unit before. */
const factors = [1n, 24n, 60n, 60n, 1000n, 1000n, 1000n];

/** Seconds as nanoseconds; what is less than one is cut off. */
export function nanosecondsOf(seconds: bigint | number): bigint {
  if (typeof seconds === "bigint") return seconds * 1_000_000_000n;
  const size = seconds * 1e9;
  if (Number.isFinite(size)) return BigInt(Math.trunc(size));
  throw new Failure("evaluation", Number.isNaN(size) ? "NaN" : size > 0 ? "Infinity" : "-Infinity");
}

/** The length of time that a text stands for, by one format or by the first of several that it has the form of. */
export function parseTimespan(given: string, format: Value = usualFormats): TimeValue {
  if (!isArray(format)) return new TimespanFormat(format as string).parse(given);
  for (const each of format) {
    const time = new TimespanFormat(each as string).tryParse(given);
    if (time) return time;
  }
  const shown = format.join(", ");
  throw new Failure("evaluation", `Unable to parse '${given}' using any of the formats ${shown}`);
}

/** The length of time that a hash of units or of a text with its format stands for. */
export function timespanFromHash(hash: Value): TimeValue {
  const entry = (key: string) => (isHash(hash) ? hash.get(key) : undefined);
  const written = entry("string");
  if (typeof written === "string") return parseTimespan(written, entry("format") ?? undefined);
  const time = fromUnits(units.map((unit) => (entry(unit) as bigint | null | undefined) ?? 0n));
  return entry("negative") === true ? { ...time, nanoseconds: -time.nanoseconds } : time;
}

/** The length of time of so many days, hours and so on. */
export function fromUnits(values: readonly bigint[]): TimeValue {
  const nanoseconds = factors.reduce((sum, factor, index) => sum * factor + (values[index] ?? 0n), 0n);
  return { kind: "timespan", nanoseconds };
}
