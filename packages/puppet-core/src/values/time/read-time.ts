import { dayNames, monthNames } from "../calendar.js";
import { zonePattern } from "./zones.js";

/** The parts of a timestamp that a string specifies. */
export interface TimeParts {
  year?: number;
  month?: number;
  day?: number;
  hour?: number;
  minute?: number;
  second?: number;
  /** In nanoseconds. */
  fraction?: bigint;
  zone?: string;
}

interface Reading extends TimeParts {
  afternoon?: boolean;
  century?: number;
  yearOfCentury?: number;
}

const composed: Readonly<Record<string, string>> = {
  c: "%a %b %e %H:%M:%S %Y",
  D: "%m/%d/%y",
  F: "%Y-%m-%d",
  R: "%H:%M",
  r: "%I:%M:%S %p",
  T: "%H:%M:%S",
  v: "%e-%b-%Y",
  x: "%m/%d/%y",
  X: "%H:%M:%S",
  "+": "%a %b %e %H:%M:%S %Z %Y",
};

/** Parses a string by a format of Ruby's `strptime`; undefined if it doesn't match, or is longer. */
export function readTime(text: string, format: string): TimeParts | undefined {
  const reader = new TimeReader(text);
  const pieces = expand(format).match(/%:{0,3}[EO]?[^]|\s+|[^]/gu) ?? [];
  for (const [index, piece] of pieces.entries()) {
    if (!reader.read(piece, /^(?:\d|%:*[EO]?[CDdeFGgHIjkLlMmNQRrSsTUuVvWwXxYy])/.test(pieces[index + 1] ?? "")))
      return undefined;
  }
  return reader.finish();
}

function expand(format: string): string {
  return format.replace(/%([cDFRrTvxX+])/g, (whole, letter: string) => composed[letter] ?? whole);
}

class TimeReader {
  private readonly text: string;
  private position = 0;
  private readonly parts: Reading = {};

  constructor(text: string) {
    this.text = text;
  }

  /** Reads one piece of a format; numbers end early if a digit must follow. */
  read(piece: string, digitFollows: boolean): boolean {
    if (/^\s/.test(piece)) return this.match(/\s*/y) !== undefined;
    if (!piece.startsWith("%") || piece === "%") return this.literal(piece);
    const letter = piece.at(-1)!;
    return this.readWord(letter) ?? this.readNumber(letter, digitFollows) ?? this.literal(piece);
  }

  finish(): TimeParts | undefined {
    if (this.position < this.text.length) return undefined;
    const { afternoon, century, yearOfCentury, ...parts } = this.parts;
    if (yearOfCentury !== undefined) {
      const start = century !== undefined ? century * 100 : yearOfCentury >= 69 ? 1900 : 2000;
      parts.year = start + yearOfCentury;
    }
    if (afternoon !== undefined && parts.hour !== undefined) parts.hour = (parts.hour % 12) + (afternoon ? 12 : 0);
    return parts;
  }

  private literal(text: string): boolean {
    if (!this.text.startsWith(text, this.position)) return false;
    this.position += text.length;
    return true;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.position += found.length;
    return found;
  }

  /** Directives for words; undefined if it isn't one of them. */
  private readWord(letter: string): boolean | undefined {
    switch (letter) {
      case "A":
      case "a":
        return this.nameAmong(dayNames) !== undefined;
      case "B":
      case "b":
      case "h": {
        const index = this.nameAmong(monthNames);
        if (index !== undefined) this.parts.month = index + 1;
        return index !== undefined;
      }
      case "P":
      case "p": {
        const found = this.match(/[ap]\.?m\.?/iy);
        if (found) this.parts.afternoon = /^p/i.test(found);
        return found !== undefined;
      }
      case "Z":
      case "z": {
        const found = this.match(zonePattern);
        if (found !== undefined) this.parts.zone = found;
        return found !== undefined;
      }
      case "n":
      case "t":
        return this.match(/\s*/y) !== undefined;
      case "%":
        return this.literal("%");
      default:
        return undefined;
    }
  }

  private nameAmong(names: readonly string[]): number | undefined {
    const rest = this.text.slice(this.position, this.position + 9).toLowerCase();
    for (const [index, name] of names.entries()) {
      const found = [name, name.slice(0, 3)].find((each) => rest.startsWith(each.toLowerCase()));
      if (found === undefined) continue;
      this.position += found.length;
      return index;
    }
    return undefined;
  }

  private readNumber(letter: string, digitFollows: boolean): boolean | undefined {
    switch (letter) {
      case "Y":
        return this.set("year", this.match(digitFollows ? /[-+]?\d{1,4}/y : /[-+]?\d+/y));
      case "C":
        return this.set("century", this.match(digitFollows ? /[-+]?\d{1,2}/y : /[-+]?\d+/y), -99_999, 99_999);
      case "y":
        return this.set("yearOfCentury", this.match(/[-+]?\d{1,2}/y), 0, 99);
      case "m":
        return this.set("month", this.match(/\d{1,2}/y), 1, 12);
      case "d":
      case "e":
        return this.set("day", this.match(/ \d|\d{1,2}/y), 1, 31);
      case "H":
      case "k":
        return this.set("hour", this.match(/ \d|\d{1,2}/y), 0, 24);
      case "I":
      case "l":
        return this.set("hour", this.match(/ \d|\d{1,2}/y), 1, 12);
      case "M":
        return this.set("minute", this.match(/\d{1,2}/y), 0, 59);
      case "S":
        return this.set("second", this.match(/\d{1,2}/y), 0, 60);
      case "L":
      case "N":
        return this.readFraction(letter, digitFollows);
      default:
        return this.pass(letter);
    }
  }

  private set(
    part: "year" | "month" | "day" | "hour" | "minute" | "second" | "century" | "yearOfCentury",
    found: string | undefined,
    least = -Infinity,
    most = Infinity,
  ): boolean {
    const value = Number(found);
    if (found === undefined || value < least || value > most) return false;
    if (part === "year" && Math.abs(value) > 1_000_000_000) return false;
    this.parts[part] = value;
    return true;
  }

  private readFraction(letter: "L" | "N", digitFollows: boolean): boolean {
    const most = digitFollows ? (letter === "L" ? "{1,3}" : "{1,9}") : "+";
    const found = this.match(new RegExp(`[-+]?\\d${most}`, "y"));
    if (found === undefined) return false;
    const digits = found.replace(/^[-+]/, "");
    const value = BigInt(digits.slice(0, 9).padEnd(9, "0"));
    this.parts.fraction = found.startsWith("-") ? -value : value;
    return true;
  }

  /** Directives that must match, though their value is ignored: days and weeks of the year. */
  private pass(letter: string): boolean | undefined {
    const widths: Readonly<Record<string, RegExp>> = {
      ...{ j: /\d{1,3}/y, U: /\d{1,2}/y, W: /\d{1,2}/y, V: /\d{1,2}/y, u: /[1-7]/y, w: /[0-6]/y },
      ...{ G: /[-+]?\d+/y, g: /\d{1,2}/y, s: /-?\d+/y, Q: /-?\d+/y },
    };
    const pattern = widths[letter];
    return pattern && this.match(pattern) !== undefined;
  }
}
