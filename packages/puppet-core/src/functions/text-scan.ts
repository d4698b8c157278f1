import { defineFunction, type PuppetFunction } from "../evaluate/index.js";
import { anyString } from "../types/index.js";
import type { Value } from "../values/index.js";
import { anyBlock, orNone, required } from "./declare.js";

/** The pattern of a conversion, and its result. */
interface Conversion {
  readonly pattern: RegExp;
  read(found: string): Value;
}

const integer = (digits: string, convert: (text: string) => bigint): Conversion => ({
  pattern: new RegExp(`\\s*([-+]?${digits})`, "y"),
  read: (found) => (found.startsWith("-") ? -convert(found.slice(1)) : convert(found.replace("+", ""))),
});

const decimal = integer("\\d+", BigInt);
const hexadecimal = integer("(?:0[xX])?[0-9a-fA-F]+", (text) => BigInt(`0x${text.replace(/^0x/i, "")}`));
const octal = integer("[0-7]+", (text) => BigInt(`0o${text}`));
const anyBase = integer("(?:0[xX][0-9a-fA-F]+|\\d+)", (text) => {
  return /^0[0-7]+$/.test(text) ? BigInt(`0o${text}`) : BigInt(/^0\d/.test(text) ? text.replace(/^0+/, "") : text);
});
const float: Conversion = {
  pattern: /\s*([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?)/y,
  read: (found) => Number(found),
};
const word: Conversion = { pattern: /\s*(\S+)/y, read: (found) => found };

const conversions: Readonly<Record<string, Conversion>> = {
  ...{ d: decimal, u: decimal, i: anyBase, x: hexadecimal, X: hexadecimal, o: octal, s: word },
  ...{ f: float, e: float, g: float, a: float, E: float, F: float, G: float, A: float },
};

const piece =
  /%(?<skip>\*?)(?<width>\d*)(?:[hlL]?(?<kind>[duixXosfegaEFGAc])|\[(?<set>\^?\]?[^\]]*)\])|%%|\s+|[^%\s]|%/y;

/** The values in a string at the conversions of a format, as far as the string matches the format. */
function scan(text: string, format: string): Value[] {
  const values: Value[] = [];
  let at = 0;
  piece.lastIndex = 0;
  for (let part = piece.exec(format); part; part = piece.exec(format)) {
    const next = part.groups!["kind"] ?? part.groups!["set"];
    const step = next === undefined ? skip(text, at, part[0]) : take(text, at, part.groups!, values);
    if (step === undefined) break;
    at = step;
  }
  return values;
}

/** Blanks match any blanks, everything else matches itself. */
function skip(text: string, at: number, part: string): number | undefined {
  if (/^\s/.test(part)) return at + /^\s*/.exec(text.slice(at))![0].length;
  const wanted = part === "%%" ? "%" : part;
  return text.startsWith(wanted, at) ? at + wanted.length : undefined;
}

function take(text: string, at: number, groups: Readonly<Record<string, string>>, values: Value[]): number | undefined {
  const { pattern, read } = conversionOf(groups);
  const width = groups["width"] ? Number(groups["width"]) : undefined;
  const blanks = pattern.source.startsWith("\\s*") ? /^\s*/.exec(text.slice(at))![0].length : 0;
  const seen = width === undefined ? text : text.slice(0, at + blanks + width);
  pattern.lastIndex = at;
  const found = pattern.exec(seen);
  if (!found) return undefined;
  if (groups["skip"] === "") values.push(read(found[1]!));
  return at + found[0].length;
}

function conversionOf({ kind, set, width }: Readonly<Record<string, string>>): Conversion {
  if (set !== undefined)
    return { pattern: new RegExp(`([${set.replace(/[\\[\]]/g, "\\$&")}]+)`, "yu"), read: word.read };
  if (kind === "c") return { pattern: new RegExp(`([^]{1,${width || "1"}})`, "yu"), read: word.read };
  return conversions[kind!]!;
}

/** The values in a string at the conversions of a format; a block makes one value of them. */
export const scanf: PuppetFunction = defineFunction("scanf", {
  parameters: [required("data", anyString), required("format", anyString)],
  block: orNone(anyBlock),
  run({ block }, data, format) {
    const values = scan(data as string, format as string);
    return block ? block.call([values]) : values;
  },
});
