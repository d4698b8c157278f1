import { pushAll } from "@cairn/diagnostics";
import { inLines, toBase64 } from "../values/base64.js";
import { binaryString, bytesOfString, decodedText } from "../values/bytes.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import type { Meter } from "../values/meter.js";
import { RString, type RubyValue } from "../values/values.js";
import { needCount, needText, str } from "./method.js";
import { bytesOfNumber, directivesOf, layoutOf, type Directive, type Layout } from "./pack-numbers.js";
import { bytesOfDigits, quotedPrintable, uuencode } from "./pack-texts.js";

/** What an element of a list takes at most while it is made. */
const bytesOfElement = 32;

/** `Array#pack`. */
export function pack(list: readonly RubyValue[], format: string, meter: Meter): RString {
  return new Packer(list, meter).pack(directivesOf(format));
}

/** Writes the elements of a list one after the other, by the letters of a format. */
class Packer {
  private readonly list: readonly RubyValue[];
  private readonly meter: Meter;
  private readonly pieces: number[] = [];
  private at = 0;

  constructor(list: readonly RubyValue[], meter: Meter) {
    this.list = list;
    this.meter = meter;
  }

  /** Text if the format has nothing but texts and code points; bytes otherwise. */
  pack(directives: readonly Directive[]): RString {
    for (const directive of directives) this.add(directive);
    const bytes = Uint8Array.from(this.pieces);
    const isText = directives.every(({ letter }) => /[mMuU]/.test(letter));
    return isText ? str(decodedText(bytes)) : binaryString(bytes);
  }

  private add(directive: Directive): void {
    const { letter, count } = directive;
    const layout = layoutOf(directive);
    if (layout) return this.numbers(layout, count);
    switch (letter) {
      case "a":
      case "A":
      case "Z":
        return this.bytes(letter, count);
      case "B":
      case "b":
      case "H":
      case "h":
        return this.put(bytesOfDigits(letter, bytesOfText(this.next()), this.within(count)));
      case "m":
      case "M":
      case "u":
        return this.put([...new TextEncoder().encode(this.text(letter, count))]);
      case "U":
      case "w":
        return this.each(count, (value) => (letter === "U" ? codePoint(value) : compressed(value)));
      default:
        return this.move(letter, count);
    }
  }

  private next(): RubyValue {
    if (this.at >= this.list.length) raise("ArgumentError", "too few arguments");
    return this.list[this.at++]!;
  }

  private put(bytes: readonly number[]): void {
    this.meter.take(bytesOfElement * bytes.length);
    pushAll(this.pieces, bytes);
  }

  /** A count of bytes that there is room for. */
  private within(count: number | "*" | undefined): number | "*" | undefined {
    if (typeof count === "number") this.meter.take(bytesOfElement * count);
    return count;
  }

  private each(count: number | "*" | undefined, bytes: (value: RubyValue) => readonly number[]): void {
    const times = count === "*" ? this.list.length - this.at : (count ?? 1);
    for (let index = 0; index < times; index++) this.put(bytes(this.next()));
  }

  private numbers(layout: Layout, count: number | "*" | undefined): void {
    this.each(count, (value) => bytesOfNumber(value, layout));
  }

  private bytes(letter: string, count: number | "*" | undefined): void {
    const bytes = bytesOfText(this.next());
    const wanted =
      count === "*" ? bytes.length + (letter === "Z" ? 1 : 0) : ((this.within(count) as number | undefined) ?? 1);
    const fill = letter === "A" ? 32 : 0;
    this.put(Array.from({ length: wanted }, (_, index) => bytes[index] ?? fill));
  }

  private text(letter: string, count: number | "*" | undefined): string {
    const value = this.next();
    if (letter === "M") {
      const shown = value instanceof RString ? bytesOfText(value) : new TextEncoder().encode(String(value));
      return quotedPrintable(shown, typeof count === "number" && count > 1 ? count : 72);
    }
    const bytes = bytesOfText(value);
    const line = typeof count === "number" && count > 2 ? Math.floor(count / 3) * 3 : 45;
    if (letter === "u") return uuencode(bytes, line);
    return count === 0 ? toBase64(bytes) : inLines(toBase64(bytes), (line / 3) * 4);
  }

  private move(letter: string, count: number | "*" | undefined): void {
    const steps = count === "*" ? 0 : ((this.within(count) as number | undefined) ?? 1);
    if (letter === "x") return this.put(Array.from({ length: steps }, () => 0));
    if (letter === "X" || letter === "@") {
      const length = letter === "X" ? this.pieces.length - steps : steps;
      if (length < 0) raise("ArgumentError", "X outside of string");
      while (this.pieces.length < length) this.pieces.push(0);
      this.pieces.length = length;
      return;
    }
    throwNotInterpreted(`\`pack('${letter}')\``);
  }
}

function bytesOfText(value: RubyValue): Uint8Array {
  if (value === null) return new Uint8Array();
  return value instanceof RString ? bytesOfString(value) : new TextEncoder().encode(needText(value));
}

function codePoint(value: RubyValue): readonly number[] {
  const point = needCount(value);
  if (point < 0 || point > 0x10ffff) raise("RangeError", "pack(U): value out of range");
  return [...new TextEncoder().encode(String.fromCodePoint(point))];
}

/** A number in groups of seven bits, the highest first: all but the last are marked. */
function compressed(value: RubyValue): readonly number[] {
  let left = typeof value === "bigint" ? value : BigInt(needCount(value));
  if (left < 0n) raise("ArgumentError", "can't compress negative numbers");
  const bytes = [Number(left & 127n)];
  while ((left >>= 7n) > 0n) bytes.unshift(Number(left & 127n) | 128);
  return bytes;
}
