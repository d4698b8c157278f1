import { pushAll } from "@cairn/diagnostics";
import { fromBase64, inLines, toBase64 } from "../values/base64.js";
import { binaryString, bytesOfString, decodedText } from "../values/bytes.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import type { Meter } from "../values/meter.js";
import { RString, type RubyValue } from "../values/values.js";
import { needCount, needText, str } from "./method.js";

/** What an element of a list takes at most while it is made. */
const bytesOfElement = 32;

const directive = /([a-zA-Z])(\d+|\*)?[<>!_]?/g;

/** `Array#pack`, as far as it is used for strings and checksums. */
export function pack(list: readonly RubyValue[], format: string, meter: Meter): RString {
  const pieces: number[] = [];
  let at = 0;
  for (const [, letter, count] of format.matchAll(directive)) {
    const value = list[at];
    if (letter === "m") {
      at++;
      const text = toBase64(bytesOf(value));
      pushAll(pieces, [...new TextEncoder().encode(count === "0" ? text : inLines(text))]);
    } else if (letter === "H") {
      at++;
      for (const pair of needText(value).match(/../g) ?? []) pieces.push(parseInt(pair, 16));
    } else if (letter === "a" || letter === "A") {
      at++;
      const bytes = bytesOf(value);
      const wanted = count === "*" ? bytes.length : Number(count ?? 1);
      meter.take(bytesOfElement * wanted);
      for (let index = 0; index < wanted; index++) pieces.push(bytes[index] ?? (letter === "A" ? 32 : 0));
    } else {
      const times = count === "*" ? list.length - at : Number(count ?? 1);
      meter.take(bytesOfElement * times);
      for (let index = 0; index < times; index++) pieces.push(...numberBytes(letter!, needCount(list[at++])));
    }
    meter.take(pieces.length);
  }
  const bytes = Uint8Array.from(pieces);
  return /^[mU]/.test(format) ? str(decodedText(bytes)) : binaryString(bytes);
}

function bytesOf(value: RubyValue | undefined): Uint8Array {
  return value instanceof RString ? bytesOfString(value) : new TextEncoder().encode(needText(value));
}

function numberBytes(letter: string, value: number): readonly number[] {
  switch (letter) {
    case "C":
    case "c":
      return [value & 255];
    case "n":
      return [(value >> 8) & 255, value & 255];
    case "v":
      return [value & 255, (value >> 8) & 255];
    case "N":
      return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
    case "V":
    case "L":
      return [0, 8, 16, 24].map((shift) => (value >>> shift) & 255);
    case "U":
      if (value < 0 || value > 0x10ffff) raise("RangeError", "pack(U): value out of range");
      return [...new TextEncoder().encode(String.fromCodePoint(value))];
    default:
      return throwNotInterpreted(`\`pack('${letter}')\``);
  }
}

/** Fixed-size numbers: the number of bytes, and whether they are little-endian. */
const numbers: Readonly<Record<string, readonly [size: number, isLittle: boolean]>> = {
  C: [1, false],
  n: [2, false],
  v: [2, true],
  N: [4, false],
  V: [4, true],
  L: [4, true],
  S: [2, true],
  Q: [8, true],
};

/** `String#unpack`. */
export function unpack(text: RString, format: string, meter: Meter): RubyValue[] {
  const bytes = bytesOfString(text);
  meter.take(32 * bytes.length);
  const unpacker = new Unpacker(bytes, meter);
  return [...format.matchAll(directive)].flatMap(([, letter, count]) => unpacker.next(letter!, count));
}

/** Reads bytes sequentially by the letters of a format. */
class Unpacker {
  private readonly bytes: Uint8Array;
  private readonly meter: Meter;
  private at = 0;

  constructor(bytes: Uint8Array, meter: Meter) {
    this.bytes = bytes;
    this.meter = meter;
  }

  /** The value of one letter of a format in the remaining bytes. */
  next(letter: string, count: string | undefined): RubyValue[] {
    switch (letter) {
      case "m":
        return [binaryString(fromBase64(decodedText(this.bytes)))];
      case "H":
      case "B":
      case "b":
        return [this.digits(letter, count)];
      case "a":
      case "A":
        return [binaryString(this.take(count === "*" ? this.left : Number(count ?? 1)))];
      case "U":
        return Array.from(decodedText(this.take(this.left)), (sign) => BigInt(sign.codePointAt(0)!));
      default:
        return this.numbers(numbers[letter] ?? throwNotInterpreted(`\`unpack('${letter}')\``), count);
    }
  }

  private get left(): number {
    return this.bytes.length - this.at;
  }

  private take(count: number): Uint8Array {
    const part = this.bytes.subarray(this.at, this.at + count);
    this.at += count;
    return part;
  }

  private digits(letter: string, count: string | undefined): RString {
    const [radix, digits] = letter === "H" ? [16, 2] : [2, 8];
    const all = Array.from(this.bytes.subarray(this.at), (byte) => byte.toString(radix).padStart(digits, "0"));
    const shown = (letter === "b" ? all.map((each) => [...each].reverse().join("")) : all).join("");
    const wanted = count === "*" ? shown.length : Number(count ?? 1);
    this.at += Math.ceil(wanted / digits);
    return str(shown.slice(0, wanted));
  }

  private numbers([size, isLittle]: readonly [number, boolean], count: string | undefined): RubyValue[] {
    const times = count === "*" ? Math.floor(this.left / size) : Number(count ?? 1);
    this.meter.take(bytesOfElement * times);
    return Array.from({ length: times }, () => (this.at < this.bytes.length ? this.number(size, isLittle) : null));
  }

  private number(size: number, isLittle: boolean): bigint {
    const part = [...this.take(size)];
    return (isLittle ? part.reverse() : part).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  }
}
