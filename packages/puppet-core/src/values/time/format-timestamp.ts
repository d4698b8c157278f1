import { calendarOf, dayNames, isoWeek, monthNames, weekOfYear, type CalendarTime } from "../calendar.js";

/** The default format of a directive. */
interface Shown {
  readonly text: string;
  /** For numbers: their default width and padding. */
  readonly width?: number;
  readonly fill?: "0" | " ";
}

interface Flags {
  readonly flags: string;
  readonly width: number;
}

const composed: Readonly<Record<string, string>> = {
  c: "%a %b %e %H:%M:%S %Y",
  D: "%m/%d/%y",
  F: "%Y-%m-%d",
  R: "%H:%M",
  r: "%I:%M:%S %p",
  T: "%H:%M:%S",
  v: "%e-%^b-%Y",
  x: "%m/%d/%y",
  X: "%H:%M:%S",
};

/** Wider fields than this are ignored. */
const widest = 1024;

/** A timestamp as Ruby's `strftime` writes it; `offset` is its zone's offset from UTC in seconds. */
export function formatTimestamp(format: string, nanoseconds: bigint, offset: number, zone: string): string {
  const time = calendarOf(nanoseconds + BigInt(offset) * 1_000_000_000n);
  const pattern = /%([-_0^#]*)((?:[1-9]\d*)?)(:{0,3})([a-zA-Z%+])/g;
  return format.replace(pattern, (whole, flags: string, digits: string, colons: string, letter: string) => {
    const options = { flags, width: Math.min(Number(digits), widest) };
    if (colons !== "" && letter !== "z") return whole;
    if (letter === "z") return formatOffset(offset, colons.length, options);
    if (composed[letter]) {
      return fit({ text: formatTimestamp(composed[letter], nanoseconds, offset, zone), fill: " " }, options);
    }
    const shown =
      letter === "N" || letter === "L" ? fraction(time, letter, options) : show(letter, time, nanoseconds, zone);
    return shown === undefined ? whole : typeof shown === "string" ? shown : fit(shown, options);
  });
}

function show(letter: string, time: CalendarTime, nanoseconds: bigint, zone: string): Shown | undefined {
  const number = (value: number, width: number, fill: "0" | " " = "0"): Shown => ({ text: String(value), width, fill });
  const word = (text: string): Shown => ({ text, fill: " " });
  switch (letter) {
    case "A":
      return word(dayNames[time.weekday]!);
    case "a":
      return word(dayNames[time.weekday]!.slice(0, 3));
    case "B":
      return word(monthNames[time.month - 1]!);
    case "b":
    case "h":
      return word(monthNames[time.month - 1]!.slice(0, 3));
    case "p":
      return word(time.hour < 12 ? "AM" : "PM");
    case "P":
      return word(time.hour < 12 ? "am" : "pm");
    case "Z":
      return word(zone);
    case "n":
      return word("\n");
    case "t":
      return word("\t");
    case "%":
      return word("%");
    case "s":
      return { text: String((nanoseconds - time.nanosecond) / 1_000_000_000n), width: 1, fill: "0" };
    case "e":
      return number(time.day, 2, " ");
    case "k":
      return number(time.hour, 2, " ");
    case "l":
      return number(time.hour % 12 || 12, 2, " ");
    default:
      return showNumber(letter, time, number);
  }
}

function showNumber(
  letter: string,
  time: CalendarTime,
  number: (value: number, width: number) => Shown,
): Shown | undefined {
  switch (letter) {
    case "Y":
      return number(time.year, time.year < 0 ? 5 : 4);
    case "C":
      return number(Math.floor(time.year / 100), 2);
    case "y":
      return number(((time.year % 100) + 100) % 100, 2);
    case "m":
      return number(time.month, 2);
    case "d":
      return number(time.day, 2);
    case "j":
      return number(time.dayOfYear, 3);
    case "H":
      return number(time.hour, 2);
    case "I":
      return number(time.hour % 12 || 12, 2);
    case "M":
      return number(time.minute, 2);
    case "S":
      return number(time.second, 2);
    case "u":
      return number(time.weekday || 7, 1);
    case "w":
      return number(time.weekday, 1);
    default:
      return showWeek(letter, time, number);
  }
}

function showWeek(
  letter: string,
  time: CalendarTime,
  number: (value: number, width: number) => Shown,
): Shown | undefined {
  switch (letter) {
    case "G":
      return number(isoWeek(time).year, 4);
    case "g":
      return number(((isoWeek(time).year % 100) + 100) % 100, 2);
    case "V":
      return number(isoWeek(time).week, 2);
    case "U":
      return number(weekOfYear(time, 0), 2);
    case "W":
      return number(weekOfYear(time, 1), 2);
    default:
      return undefined;
  }
}

/** The digits after the point; the width is their number. */
function fraction({ nanosecond }: CalendarTime, letter: "L" | "N", { width }: Flags): string {
  const count = width || (letter === "L" ? 3 : 9);
  return String(nanosecond).padStart(9, "0").padEnd(count, "0").slice(0, count);
}

function fit({ text: shown, width = 0, fill = "0" }: Shown, { flags, width: wanted }: Flags): string {
  const isNumber = /^-?\d+$/.test(shown) && width > 0;
  const swaps = flags.includes("#");
  let text = flags.includes("^") ? shown.toUpperCase() : shown;
  if (swaps && !isNumber) text = /^[AP]M$/.test(shown) ? shown.toLowerCase() : shown.toUpperCase();
  if (flags.includes("-")) return text;
  const filler = flags.includes("_") ? " " : flags.includes("0") ? "0" : fill;
  const least = wanted || width;
  if (filler === "0" && text.startsWith("-")) return `-${text.slice(1).padStart(least - 1, "0")}`;
  return text.padStart(least, filler);
}

/** `+0200`, `+02:00`, `+02:00:00`, or as short as it gets. */
function formatOffset(offset: number, colons: number, { flags, width }: Flags): string {
  const size = Math.abs(offset);
  const [hours, minutes, seconds] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  const separator = colons === 0 ? "" : ":";
  const least = colons === 3 ? (seconds > 0 ? 3 : minutes > 0 ? 2 : 1) : colons === 2 ? 3 : 2;
  const rest = [two(minutes), two(seconds)]
    .slice(0, least - 1)
    .map((part) => separator + part)
    .join("");
  const sign = offset < 0 ? "-" : "+";
  const missing = Math.max(0, width - 1 - 2 - rest.length);
  if (flags.includes("-")) return `${sign}${hours}${rest}`;
  if (flags.includes("_")) return `${`${sign}${hours}`.padStart(missing + 3)}${rest}`;
  return `${sign}${"0".repeat(missing)}${two(hours)}${rest}`;
}
