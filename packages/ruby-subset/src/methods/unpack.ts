import { fromBase64 } from "../values/base64.js";
import { binaryString, bytesOfString, decodedText } from "../values/bytes.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import type { Meter } from "../values/meter.js";
import { type RString, type RubyValue } from "../values/values.js";
import { str } from "./method.js";
import { directivesOf, layoutOf, numberOfBytes, type Directive, type Layout } from "./pack-numbers.js";
import { digitsOfBytes, fromQuotedPrintable, fromUuencode } from "./pack-texts.js";

type Count = Directive["count"];

/** What an element of a list takes at most while it is made. */
const bytesOfElement = 32;

/** `String#unpack`. */
export function unpack(text: RString, format: string, meter: Meter): RubyValue[] {
  const bytes = bytesOfString(text);
  meter.take(bytesOfElement * bytes.length);
  const unpacker = new Unpacker(bytes, meter);
  return directivesOf(format).flatMap((directive) => unpacker.next(directive));
}

/** `String#unpack1`: the first value that is there; what comes after it isn't read. */
export function unpackFirst(text: RString, format: string, meter: Meter): RubyValue {
  const bytes = bytesOfString(text);
  meter.take(bytesOfElement * bytes.length);
  const unpacker = new Unpacker(bytes, meter);
  for (const directive of directivesOf(format)) {
    const found = unpacker.next(directive).find((each) => each !== null);
    if (found !== undefined) return found;
  }
  return null;
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

  /** The values of one letter of a format in the remaining bytes. */
  next(directive: Directive): RubyValue[] {
    const { letter, count } = directive;
    const layout = layoutOf(directive);
    if (layout) return this.numbers(layout, count);
    switch (letter) {
      case "a":
      case "A":
      case "Z":
        return [this.text(letter, count)];
      case "B":
      case "b":
      case "H":
      case "h":
        return [this.digits(letter, count)];
      case "m":
        return [binaryString(fromBase64(latin(this.rest())))];
      case "M":
        return [binaryString(fromQuotedPrintable(latin(this.rest())))];
      case "u":
        return [binaryString(fromUuencode(latin(this.rest())))];
      case "U":
        return this.points(count);
      case "w":
        return this.compressed(count);
      default:
        return this.move(letter, count);
    }
  }

  private get left(): number {
    return this.bytes.length - this.at;
  }

  private take(count: number): Uint8Array {
    const part = this.bytes.subarray(this.at, this.at + count);
    this.at += part.length;
    return part;
  }

  private rest(): Uint8Array {
    return this.take(this.left);
  }

  private text(letter: string, count: Count): RString {
    const start = this.at;
    const bytes = this.take(count === "*" ? this.left : (count ?? 1));
    if (letter === "a") return binaryString(bytes);
    if (letter === "Z") {
      const end = bytes.indexOf(0);
      if (end >= 0 && count === "*") this.at = start + end + 1;
      return binaryString(end < 0 ? bytes : bytes.subarray(0, end));
    }
    let end = bytes.length;
    while (end > 0 && (bytes[end - 1] === 32 || bytes[end - 1] === 0)) end--;
    return binaryString(bytes.subarray(0, end));
  }

  private digits(letter: string, count: Count): RString {
    const width = letter.toLowerCase() === "h" ? 2 : 8;
    const wanted = count === "*" ? this.left * width : Math.min(count ?? 1, this.left * width);
    return str(digitsOfBytes(letter, this.take(Math.ceil(wanted / width))).slice(0, wanted));
  }

  private numbers(layout: Layout, count: Count): RubyValue[] {
    const whole = Math.floor(this.left / layout.size);
    const times = count === "*" ? whole : (count ?? 1);
    this.meter.take(bytesOfElement * times);
    return Array.from({ length: times }, () =>
      this.left >= layout.size ? numberOfBytes(this.take(layout.size), layout) : null,
    );
  }

  private points(count: Count): RubyValue[] {
    const all = Array.from(decodedText(this.bytes.subarray(this.at)));
    const some = count === "*" ? all : all.slice(0, count ?? 1);
    this.at += new TextEncoder().encode(some.join("")).length;
    return some.map((sign) => BigInt(sign.codePointAt(0)!));
  }

  private compressed(count: Count): RubyValue[] {
    const found: RubyValue[] = [];
    const most = count === "*" ? Infinity : (count ?? 1);
    let value = 0n;
    while (this.left > 0 && found.length < most) {
      const byte = this.bytes[this.at++]!;
      value = (value << 7n) | BigInt(byte & 127);
      if (byte >= 128) continue;
      found.push(value);
      value = 0n;
    }
    return found;
  }

  private move(letter: string, count: Count): RubyValue[] {
    const steps = count === "*" ? (letter === "x" ? this.left : 0) : (count ?? 1);
    if (!"xX@".includes(letter)) return throwNotInterpreted(`\`unpack('${letter}')\``);
    const to = letter === "@" ? steps : this.at + (letter === "x" ? steps : -steps);
    if (to < 0 || to > this.bytes.length) return raise("ArgumentError", `${letter} outside of string`);
    this.at = to;
    return [];
  }
}

function latin(bytes: Uint8Array): string {
  return binaryString(bytes).text;
}
