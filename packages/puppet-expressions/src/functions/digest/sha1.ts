import { paddedWords, rotateLeft, toHex } from "./blocks.js";

const constants = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6];

/** The SHA-1 checksum of a text or of bytes (RFC 3174). */
export function sha1(text: string | Uint8Array): string {
  const words = paddedWords(text, false);
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  for (let start = 0; start < words.length; start += 16) addBlock(state, schedule(words, start));
  return toHex(state, false);
}

function schedule(words: Uint32Array, start: number): Int32Array {
  const result = new Int32Array(80);
  for (let step = 0; step < 16; step++) result[step] = words[start + step]!;
  for (let step = 16; step < 80; step++) {
    result[step] = rotateLeft(result[step - 3]! ^ result[step - 8]! ^ result[step - 14]! ^ result[step - 16]!, 1);
  }
  return result;
}

function addBlock(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e] = state as unknown as [number, number, number, number, number];
  for (let step = 0; step < 80; step++) {
    const round = Math.floor(step / 20);
    const sum = (rotateLeft(a, 5) + choose(round, b, c, d) + e + constants[round]! + words[step]!) | 0;
    [a, b, c, d, e] = [sum, a, rotateLeft(b, 30), c, d];
  }
  [a, b, c, d, e].forEach((value, index) => (state[index] = state[index]! + value));
}

function choose(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  return round === 2 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
}
