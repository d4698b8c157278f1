/** Offsets of zones, units, and names of months, as `Time.new` takes them. */
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The seconds of an offset such as `+02:00`; undefined if it is none. */
export function offsetOf(text: string): number | undefined {
  const [, sign, hours, minutes = "0", seconds = "0"] = /^([-+])(\d{1,2}):?(\d{2})?:?(\d{2})?$/.exec(text) ?? [];
  if (hours === undefined) return /^(?:utc|z)$/i.test(text) ? 0 : undefined;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === "-" ? -size : size;
}

/** The number of a month from the beginning of its name; undefined if it is none. */
export function monthNamed(name: string): number | undefined {
  const at = months.indexOf(name.slice(0, 3).toLowerCase());
  return at < 0 ? undefined : at + 1;
}

/** Nanoseconds of one in the unit that `Time.at` is told. */
export const units: Readonly<Record<string, bigint>> = {
  millisecond: 1_000_000n,
  usec: 1000n,
  microsecond: 1000n,
  nsec: 1n,
  nanosecond: 1n,
};
