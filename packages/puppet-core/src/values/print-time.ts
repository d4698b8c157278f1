import { calendarOf } from "./calendar.js";
import type { TimeValue } from "./value.js";

const second = 1_000_000_000n;

/** A timestamp as `2016-01-27T00:00:00.000000000 UTC`, a timespan as `1-02:03:04.5`. */
export function printTime(time: TimeValue): string {
  return time.kind === "timestamp" ? printTimestamp(time.nanoseconds) : printTimespan(time.nanoseconds);
}

function printTimestamp(nanoseconds: bigint): string {
  const { year, month, day, hour, minute, second: seconds, nanosecond } = calendarOf(nanoseconds);
  const two = (part: number) => String(part).padStart(2, "0");
  const shownYear = year < 0 ? `-${String(-year).padStart(4, "0")}` : String(year).padStart(4, "0");
  const clock = [hour, minute, seconds].map(two).join(":");
  return `${shownYear}-${two(month)}-${two(day)}T${clock}.${String(nanosecond).padStart(9, "0")} UTC`;
}

function printTimespan(nanoseconds: bigint): string {
  const total = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const seconds = total / second;
  const [days, hours, minutes] = [seconds / 86_400n, (seconds / 3600n) % 24n, (seconds / 60n) % 60n];
  const clock = [hours, minutes, seconds % 60n].map((part) => String(part).padStart(2, "0")).join(":");
  // Puppet also omits the zeros before the first digit: five nanoseconds are `.5`.
  const fraction = String(total % second).replace(/(?<=.)0+$/, "");
  return `${nanoseconds < 0n ? "-" : ""}${days}-${clock}.${fraction}`;
}
