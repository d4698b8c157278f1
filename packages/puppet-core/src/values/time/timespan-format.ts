import { Failure } from "@cairn/evaluation";
import type { TimeValue } from "../value.js";
import { formatText } from "../format/format.js";

/** The unit of a directive of a timespan format. */
type Unit = "D" | "H" | "M" | "S" | "L" | "N";

/** A piece of a format: text, or a unit with its padding. */
interface Segment {
  literal?: string;
  readonly unit?: Unit;
  readonly padding?: "0" | " " | "";
  readonly width?: number | undefined;
  /** Whether the unit takes all of the time: there is no larger one. */
  isTotal?: boolean;
}

const nanoseconds: Readonly<Record<Unit, bigint>> = {
  D: 86_400_000_000_000n,
  H: 3_600_000_000_000n,
  M: 60_000_000_000n,
  S: 1_000_000_000n,
  L: 1_000_000n,
  N: 1n,
};
const counts: Readonly<Partial<Record<Unit, bigint>>> = { H: 24n, M: 60n, S: 60n, L: 1000n };
const usualWidths: Readonly<Record<Unit, number>> = { D: 1, H: 2, M: 2, S: 2, L: 3, N: 9 };

/** The default formats for parsing strings. */
export const usualFormats: readonly string[] = [
  ...["%D-%H:%M:%S.%-N", "%H:%M:%S.%-N", "%M:%S.%-N", "%S.%-N"],
  ...["%D-%H:%M:%S", "%H:%M:%S", "%D-%H:%M", "%S"],
];

/** A timespan format, for parsing and writing. */
export class TimespanFormat {
  private readonly text: string;
  private readonly segments: readonly Segment[];

  constructor(text: string) {
    this.text = text;
    this.segments = readSegments(text);
  }

  /** A timespan as a string. */
  format(time: TimeValue): string {
    const size = time.nanoseconds < 0n ? -time.nanoseconds : time.nanoseconds;
    const sign = time.nanoseconds < 0n ? "-" : "";
    return sign + this.segments.map((segment) => segment.literal ?? formatSegment(segment, size)).join("");
  }

  /** The timespan that a string denotes; throws a Failure if the string doesn't match. */
  parse(text: string): TimeValue {
    const time = this.tryParse(text);
    if (time) return time;
    throw new Failure("evaluation", `Unable to parse '${text}' using format '${this.text}'`);
  }

  /** The timespan that a string denotes, or undefined if the string doesn't match. */
  tryParse(text: string): TimeValue | undefined {
    const pattern = this.segments.map(patternOf).join("");
    const match = new RegExp(`^-?${pattern}(?![^])`, "u").exec(text);
    if (!match) return undefined;
    let total = 0n;
    for (const [index, segment] of this.segments.entries()) {
      if (segment.literal !== undefined) continue;
      const digits = match[index + 1]!.trimStart();
      if (!/^\d+$/.test(digits)) return undefined;
      total += worth(segment, digits);
    }
    return { kind: "timespan", nanoseconds: text.startsWith("-") ? -total : total };
  }
}

function readSegments(text: string): Segment[] {
  const segments: Segment[] = [];
  const pattern = /%([-_]?)(\d*)([DHMSLN%])|%[-_]?\d*([^])?|[^]/gu;
  let position = 0;
  for (const match of text.matchAll(pattern)) {
    const [piece, padding, digits, unit] = match;
    if (unit === undefined && piece.startsWith("%")) badSpecifier(text, match, position);
    if (unit === undefined || unit === "%") addLiteral(segments, unit ?? piece);
    else segments.push(segmentOf(padding!, digits!, unit as Unit));
    position += Array.from(piece).length;
  }
  const highest = (Object.keys(nanoseconds) as Unit[]).find((unit) => segments.some((each) => each.unit === unit));
  const total = highest && segments.find((segment) => segment.unit === highest);
  if (total) total.isTotal = true;
  return segments;
}

function segmentOf(padding: string, digits: string, unit: Unit): Segment {
  // A zero before the width asks for zeros, which is the default anyway.
  const width = padding === "" ? digits.replace(/^0/, "") : digits;
  const fill = padding === "-" ? "" : padding === "_" ? " " : "0";
  return { unit, padding: fill, width: width === "" ? undefined : Number(width) };
}

function addLiteral(segments: Segment[], text: string): void {
  const last = segments.at(-1);
  if (last?.literal === undefined) segments.push({ literal: text });
  else last.literal += text;
}

function badSpecifier(text: string, match: RegExpMatchArray, start: number): never {
  const [piece, , , , unknown] = match;
  const length = Array.from(piece).length - (unknown === undefined ? 1 : 1);
  const position = start + length;
  const shown = Array.from(text).slice(start, position).join("");
  throw new Failure("evaluation", `Bad format specifier '${shown}' in '${text}', at position ${position}`);
}

function formatSegment(segment: Segment, size: bigint): string {
  const unit = segment.unit!;
  const value = unit === "N" ? nanosecondsShown(segment, size) : size / nanoseconds[unit];
  const count = unit === "N" ? undefined : counts[unit];
  const shown = segment.isTotal || count === undefined ? value : value % count;
  return unit === "L" || unit === "N" ? formatFraction(segment, shown) : formatWhole(segment, shown);
}

function nanosecondsShown({ width = 9, isTotal }: Segment, size: bigint): bigint {
  if (width >= 9) return isTotal ? size : size % 1_000_000_000n;
  const digits = size / 10n ** BigInt(9 - width);
  return isTotal ? digits : digits % 10n ** BigInt(width);
}

function formatWhole({ unit, padding, width }: Segment, value: bigint): string {
  if (padding === "") return String(value);
  return formatText(`%${padding === "0" ? "0" : ""}${width ?? usualWidths[unit!]}d`, [value]);
}

/** Fractions of seconds lose their trailing zeros, unless they are padded with zeros. */
function formatFraction({ unit, padding, width, isTotal }: Segment, value: bigint): string {
  const keeps = isTotal === true || padding === "0";
  const digits = keeps ? String(value) : String(value).replace(/(?<=.)0+$/, "");
  return padding === "" ? digits : formatText(`%-${width ?? usualWidths[unit!]}d`, [BigInt(digits)]);
}

function patternOf({ literal, unit, padding, width, isTotal }: Segment): string {
  if (literal !== undefined) return `(${literal.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")})`;
  const usual = usualWidths[unit!];
  if (width === undefined) {
    if (padding === " ") return isTotal ? "[\\t-\\r ]*([0-9]+)" : `([0-9\\t-\\r ]{1,${usual}})`;
    return isTotal ? "([0-9]+)" : `([0-9]{1,${usual}})`;
  }
  if (padding === "") return `([0-9]{1,${width}})`;
  return padding === "0" ? `([0-9]{${width}})` : `([0-9\\t-\\r ]{${width}})`;
}

function worth({ unit, isTotal }: Segment, digits: string): bigint {
  if (unit !== "L" && unit !== "N") return BigInt(digits) * nanoseconds[unit!];
  if (isTotal) {
    const why = "denotes fractions and must be used together with a specifier of higher magnitude";
    throw new Failure("evaluation", `Format specifiers %L and %N ${why}`);
  }
  return BigInt(digits) * 10n ** BigInt(Math.max(0, 9 - digits.length));
}
