import { grow } from "@cairn/evaluation";
import type { BinaryValue } from "./value.js";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const valueOf = new Map(Array.from(letters, (letter, index) => [letter, index]));

/** The memory for a byte while bytes are joined or split. */
const bytesOfByte = 16;

/** Bytes as a value. */
export function binaryOf(bytes: Iterable<number>): BinaryValue {
  const pieces: string[] = [];
  const all = Uint8Array.from(bytes);
  grow(bytesOfByte * all.length);
  for (let index = 0; index < all.length; index += 3) {
    const group = (all[index]! << 16) | ((all[index + 1] ?? 0) << 8) | (all[index + 2] ?? 0);
    const four = [18, 12, 6, 0].map((shift) => letters[(group >> shift) & 63]!);
    const count = Math.min(3, all.length - index) + 1;
    pieces.push(four.slice(0, count).join("").padEnd(4, "="));
  }
  return { kind: "binary", base64: pieces.join("") };
}

/** The bytes of a value. */
export function bytesOf({ base64 }: Pick<BinaryValue, "base64">): Uint8Array {
  grow(bytesOfByte * base64.length);
  return Uint8Array.from(decode(base64));
}

/**
 * The bytes of a Base64 string; letters that aren't part of Base64 are skipped, as is an incomplete byte at the end.
 */
export function* decode(text: string): Generator<number> {
  let [bits, count] = [0, 0];
  for (const letter of text) {
    if (letter === "=") return;
    const value = valueOf.get(letter);
    if (value === undefined) continue;
    bits = ((bits << 6) | value) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    yield (bits >> count) & 255;
  }
}
