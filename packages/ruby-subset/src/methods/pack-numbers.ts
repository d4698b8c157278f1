/** The numbers of `pack` and `unpack`: how many bytes each letter stands for, and in which order. */
import { raise } from "../values/errors.js";
import type { RubyValue } from "../values/values.js";
import { needCount } from "./method.js";

/** A letter of a format with its signs and its count: `*` is all that is left. */
export interface Directive {
  readonly letter: string;
  readonly signs: string;
  readonly count: number | "*" | undefined;
}

/** How a number lies in bytes. */
export interface Layout {
  readonly size: number;
  readonly isLittle: boolean;
  readonly kind: "signed" | "unsigned" | "float";
}

/** The directives of a format; spaces and comments are none. */
export function directivesOf(format: string): Directive[] {
  const found = format.replace(/#[^\n]*/g, "").matchAll(/([a-zA-Z@])([_!<>]*)(\d+|\*)?/g);
  return Array.from(found, ([, letter = "", signs = "", count]) => {
    if (/[<>]/.test(signs) && !/[sSiIlLqQjJ]/.test(letter))
      raise("ArgumentError", `'${/[<>]/.exec(signs)![0]}' allowed only after types sSiIlLqQjJ`);
    return { letter, signs, count: count === "*" ? count : count === undefined ? undefined : Number(count) };
  });
}

const sizes: Readonly<Record<string, number>> = { c: 1, s: 2, i: 4, l: 4, q: 8, j: 8 };
const fixed: Readonly<Record<string, Layout>> = {
  n: { size: 2, isLittle: false, kind: "unsigned" },
  N: { size: 4, isLittle: false, kind: "unsigned" },
  v: { size: 2, isLittle: true, kind: "unsigned" },
  V: { size: 4, isLittle: true, kind: "unsigned" },
  d: { size: 8, isLittle: true, kind: "float" },
  D: { size: 8, isLittle: true, kind: "float" },
  f: { size: 4, isLittle: true, kind: "float" },
  F: { size: 4, isLittle: true, kind: "float" },
  E: { size: 8, isLittle: true, kind: "float" },
  e: { size: 4, isLittle: true, kind: "float" },
  G: { size: 8, isLittle: false, kind: "float" },
  g: { size: 4, isLittle: false, kind: "float" },
};

/** The layout of a letter's numbers on a machine of 64 bits; undefined if it stands for something else. */
export function layoutOf({ letter, signs }: Directive): Layout | undefined {
  if (Object.hasOwn(fixed, letter)) return fixed[letter];
  const small = letter.toLowerCase();
  if (!Object.hasOwn(sizes, small)) return undefined;
  const size = small === "l" && /[_!]/.test(signs) ? 8 : sizes[small]!;
  return { size, isLittle: !signs.includes(">"), kind: small === letter ? "signed" : "unsigned" };
}

/** The bytes of a number; of one that is too long the last ones. */
export function bytesOfNumber(value: RubyValue | undefined, { size, isLittle, kind }: Layout): readonly number[] {
  const view = new DataView(new ArrayBuffer(8));
  if (kind === "float") {
    const number = needFloat(value);
    if (size === 8) view.setFloat64(0, number, isLittle);
    else view.setFloat32(0, number, isLittle);
    return bytesIn(view, size);
  }
  const whole = typeof value === "bigint" ? value : BigInt(needCount(value));
  view.setBigUint64(0, BigInt.asUintN(64, whole), isLittle);
  const bytes = bytesIn(view, 8);
  return isLittle ? bytes.slice(0, size) : bytes.slice(8 - size);
}

function bytesIn({ buffer }: DataView<ArrayBuffer>, count: number): number[] {
  return [...new Uint8Array(buffer, 0, count)];
}

function needFloat(value: RubyValue | undefined): number {
  if (typeof value === "number" || typeof value === "bigint") return Number(value);
  const shown = value === null || value === undefined ? "nil" : "String";
  return raise("TypeError", `can't convert ${shown} into Float`);
}

/** The number that bytes stand for. */
export function numberOfBytes(bytes: Uint8Array, { size, isLittle, kind }: Layout): bigint | number {
  if (kind === "float") {
    const view = new DataView(bytes.slice().buffer);
    return size === 8 ? view.getFloat64(0, isLittle) : view.getFloat32(0, isLittle);
  }
  const ordered = isLittle ? [...bytes].reverse() : [...bytes];
  const whole = ordered.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return kind === "signed" ? BigInt.asIntN(8 * size, whole) : whole;
}
