/** `strftime` of times, which are in UTC here: `%` with flags, a width, and a directive. */

/** Days, from Sunday on. */
export const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** Months, from January on. */
export const monthNames = "January February March April May June July August September October November December".split(
  " ",
);
const dayLength = 86_400_000;

/** A point in time in both precisions. */
interface Instant {
  readonly date: Date;
  readonly nanoseconds: bigint;
  /** Whether it is a `Date`, which knows a few directives more and no name of its zone. */
  readonly isDate: boolean;
  /** Seconds east of Greenwich, by which `date` is shifted already. */
  readonly offset?: number | undefined;
  /** Whether its zone is nothing but an offset, without a name. */
  readonly isGiven?: boolean | undefined;
}

/** How a directive is shown: its value, and for a number how many signs it has at least, filled with what. */
type Directive = readonly [value: (instant: Instant) => number | bigint | string, width?: number, fill?: "0" | " "];

/** The quotient, rounded down. */
export function floorOf(value: bigint, by: bigint): bigint {
  return (value - (((value % by) + by) % by)) / by;
}

export function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / dayLength) + 1;
}

/** The week of the year whose weeks begin with that day: 0 before the first such day. */
function weekOf(date: Date, firstDay: number): number {
  return Math.floor((dayOfYear(date) + 6 - ((date.getUTCDay() - firstDay + 7) % 7)) / 7);
}

/** ISO 8601: a week belongs to the year of its Thursday. */
function isoWeek(date: Date): { readonly year: number; readonly week: number } {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * dayLength);
  return { year: thursday.getUTCFullYear(), week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1 };
}

const twelve = (date: Date): number => date.getUTCHours() % 12 || 12;
const month: Directive = [({ date }) => monthNames[date.getUTCMonth()]!.slice(0, 3)];

const directives: Readonly<Record<string, Directive>> = {
  Y: [({ date }) => date.getUTCFullYear(), 4, "0"],
  C: [({ date }) => Math.floor(date.getUTCFullYear() / 100), 2, "0"],
  y: [({ date }) => ((date.getUTCFullYear() % 100) + 100) % 100, 2, "0"],
  G: [({ date }) => isoWeek(date).year, 4, "0"],
  g: [({ date }) => isoWeek(date).year % 100, 2, "0"],
  V: [({ date }) => isoWeek(date).week, 2, "0"],
  U: [({ date }) => weekOf(date, 0), 2, "0"],
  W: [({ date }) => weekOf(date, 1), 2, "0"],
  m: [({ date }) => date.getUTCMonth() + 1, 2, "0"],
  B: [({ date }) => monthNames[date.getUTCMonth()]!],
  b: month,
  h: month,
  d: [({ date }) => date.getUTCDate(), 2, "0"],
  e: [({ date }) => date.getUTCDate(), 2, " "],
  j: [({ date }) => dayOfYear(date), 3, "0"],
  H: [({ date }) => date.getUTCHours(), 2, "0"],
  k: [({ date }) => date.getUTCHours(), 2, " "],
  I: [({ date }) => twelve(date), 2, "0"],
  l: [({ date }) => twelve(date), 2, " "],
  M: [({ date }) => date.getUTCMinutes(), 2, "0"],
  S: [({ date }) => date.getUTCSeconds(), 2, "0"],
  p: [({ date }) => (date.getUTCHours() < 12 ? "AM" : "PM")],
  P: [({ date }) => (date.getUTCHours() < 12 ? "am" : "pm")],
  A: [({ date }) => dayNames[date.getUTCDay()]!],
  a: [({ date }) => dayNames[date.getUTCDay()]!.slice(0, 3)],
  u: [({ date }) => date.getUTCDay() || 7, 1, "0"],
  w: [({ date }) => date.getUTCDay(), 1, "0"],
  s: [({ nanoseconds }) => floorOf(nanoseconds, 1_000_000_000n), 1, "0"],
  Z: [({ isDate, isGiven }) => (isDate ? "+00:00" : isGiven ? "" : "UTC")],
  n: [() => "\n"],
  t: [() => "\t"],
  "%": [() => "%"],
};

/** Directives that stand for several others. */
const combined: Readonly<Record<string, string>> = {
  F: "%Y-%m-%d",
  T: "%H:%M:%S",
  X: "%H:%M:%S",
  D: "%m/%d/%y",
  x: "%m/%d/%y",
  R: "%H:%M",
  r: "%I:%M:%S %p",
  c: "%a %b %e %H:%M:%S %Y",
  v: "%e-%^b-%Y",
};

/** What only dates have. */
const ofDates: Readonly<Record<string, Directive>> = {
  "+": [(instant) => strftime(instant, "%a %b %e %H:%M:%S %Z %Y")],
  Q: [({ nanoseconds }) => floorOf(nanoseconds, 1_000_000n), 1, "0"],
};

/** More signs than anybody wants. */
const mostWidth = 1024;

/** What a format says of one directive. */
interface Conversion {
  readonly flags: string;
  /** Undefined if none is given. */
  readonly width: number | undefined;
}

/** The instant in the form that `format` describes. What isn't a directive stays. */
export function strftime(instant: Instant, format: string): string {
  return format.replace(
    /%([-0^#_]*)((?:[1-9]\d*)?)(:{0,2})([EO]?)([A-Za-z%+])/g,
    (text, flags: string, digits: string, colons: string, _modifier: string, sign: string) => {
      const width = digits === "" ? undefined : Number(digits);
      if ((width ?? 0) > mostWidth || (colons !== "" && sign !== "z")) return text;
      return shown(instant, sign, { flags, width }, colons.length) ?? text;
    },
  );
}

function shown(instant: Instant, sign: string, conversion: Conversion, colons: number): string | undefined {
  if (sign === "z") return offset(instant.offset ?? 0, conversion, colons);
  if (sign === "N" || sign === "L") return fraction(instant.nanoseconds, conversion.width ?? (sign === "N" ? 9 : 3));
  const parts = combined[sign];
  if (parts !== undefined) {
    const text = strftime(instant, parts);
    return filled(conversion.flags.includes("^") ? text.toUpperCase() : text, " ", {
      width: conversion.width,
      flags: "",
    });
  }
  const [value, least, fill = " "] = directives[sign] ?? (instant.isDate ? ofDates[sign] : undefined) ?? [];
  const found = value?.(instant);
  if (found === undefined) return undefined;
  if (typeof found === "string") return filled(cased(found, sign, conversion.flags), fill, conversion);
  return filled(String(found), fill, { ...conversion, width: conversion.width ?? least });
}

/** Digits after the point, cut or filled on the right. */
function fraction(nanoseconds: bigint, width: number): string {
  const digits = String(((nanoseconds % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n).padStart(9, "0");
  return digits.slice(0, width).padEnd(width, "0");
}

function offset(seconds: number, { flags, width = 0 }: Conversion, colons: number): string {
  if (seconds !== 0) return withOffset(seconds, colons).padStart(width);
  const usual = ["0000", "00:00", "00:00:00"][colons]!;
  if (flags.includes("_") || flags.includes("-")) {
    const signed = `+${usual.slice(1)}`;
    return flags.includes("-") ? signed : signed.padStart(Math.max(width, usual.length + 1));
  }
  return `+${usual.padStart(width - 1, "0")}`;
}

function withOffset(seconds: number, colons: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60].map((each) =>
    String(each).padStart(2, "0"),
  );
  return (seconds < 0 ? "-" : "+") + parts.slice(0, colons === 2 ? 3 : 2).join(colons === 0 ? "" : ":");
}

function cased(text: string, sign: string, flags: string): string {
  if (flags.includes("#")) return sign === "p" || sign === "Z" ? text.toLowerCase() : text.toUpperCase();
  return flags.includes("^") ? text.toUpperCase() : text;
}

function filled(text: string, usual: string, { flags, width = 0 }: Conversion): string {
  if (flags.includes("-")) return text;
  const last = [...flags].findLast((flag) => "0_".includes(flag));
  const fill = last === "0" ? "0" : last === "_" ? " " : usual;
  if (fill === "0" && /^-\d/.test(text)) return `-${text.slice(1).padStart(width - 1, "0")}`;
  return text.padStart(width, fill);
}
