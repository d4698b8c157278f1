import { fromBase64, inLines, toBase64 } from "../natives/base64.js";
import { binaryString, bytesOfString, decodedText } from "../values/bytes.js";
import { refuse } from "../values/errors.js";
import type { Meter } from "../values/meter.js";
import { RString, type RubyValue } from "../values/values.js";
import { needCount, needText, str } from "./method.js";

const directive = /([a-zA-Z])(\d+|\*)?[<>!_]?/g;

/** `Array#pack`, as far as it is used to write texts and checksums. */
export function pack(list: readonly RubyValue[], format: string, meter: Meter): RString {
  const pieces: number[] = [];
  let at = 0;
  for (const [, letter, count] of format.matchAll(directive)) {
    const value = list[at];
    if (letter === "m") {
      at++;
      const text = toBase64(bytesOf(value));
      pieces.push(...new TextEncoder().encode(count === "0" ? text : inLines(text)));
    } else if (letter === "H") {
      at++;
      for (const pair of needText(value).match(/../g) ?? []) pieces.push(parseInt(pair, 16));
    } else if (letter === "a" || letter === "A") {
      at++;
      const bytes = bytesOf(value);
      const wanted = count === "*" ? bytes.length : Number(count ?? 1);
      for (let index = 0; index < wanted; index++) pieces.push(bytes[index] ?? (letter === "A" ? 32 : 0));
    } else {
      const times = count === "*" ? list.length - at : Number(count ?? 1);
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
      return [...new TextEncoder().encode(String.fromCodePoint(value))];
    default:
      return refuse(`\`pack('${letter}')\``);
  }
}

/** `String#unpack`. */
export function unpack(text: RString, format: string, meter: Meter): RubyValue[] {
  const bytes = bytesOfString(text);
  meter.take(32 * bytes.length);
  const found: RubyValue[] = [];
  let at = 0;
  const number = (size: number, isLittle: boolean): bigint => {
    const part = [...bytes.subarray(at, at + size)];
    at += size;
    return (isLittle ? part.reverse() : part).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  };
  const sizes: Readonly<Record<string, readonly [size: number, isLittle: boolean]>> = {
    C: [1, false],
    n: [2, false],
    v: [2, true],
    N: [4, false],
    V: [4, true],
    L: [4, true],
    S: [2, true],
    Q: [8, true],
  };
  for (const [, letter, count] of format.matchAll(directive)) {
    const rest = bytes.length - at;
    if (letter === "m") found.push(binaryString(fromBase64(decodedText(bytes))));
    else if (letter === "H" || letter === "B" || letter === "b") {
      const digits = letter === "H" ? 2 : 8;
      const all = Array.from(bytes.subarray(at), (byte) =>
        byte.toString(letter === "H" ? 16 : 2).padStart(digits, "0"),
      );
      const shown = (letter === "b" ? all.map((each) => [...each].reverse().join("")) : all).join("");
      const wanted = count === "*" ? shown.length : Number(count ?? 1);
      found.push(str(shown.slice(0, wanted)));
      at += Math.ceil(wanted / digits);
    } else if (letter === "a" || letter === "A") {
      const wanted = count === "*" ? rest : Number(count ?? 1);
      found.push(binaryString(bytes.subarray(at, at + wanted)));
      at += wanted;
    } else if (letter === "U") {
      for (const sign of decodedText(bytes.subarray(at))) found.push(BigInt(sign.codePointAt(0)!));
      at = bytes.length;
    } else {
      const kind = sizes[letter!] ?? refuse(`\`unpack('${letter!}')\``);
      const times = count === "*" ? Math.floor(rest / kind[0]) : Number(count ?? 1);
      for (let index = 0; index < times; index++) found.push(at < bytes.length ? number(...kind) : null);
    }
  }
  return found;
}
