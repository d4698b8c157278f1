import { paddedWords, rotateLeft, toHex } from "./blocks.js";

const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];
const constants = Int32Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32));

/** Which word of the block each step takes, by round. */
const places = [
  (step: number) => step,
  (step: number) => 5 * step + 1,
  (step: number) => 3 * step + 5,
  (step: number) => 7 * step,
];

/** The MD5 checksum of a text or of bytes (RFC 1321). */
export function md5(text: string | Uint8Array): string {
  const words = paddedWords(text, true);
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let start = 0; start < words.length; start += 16) addBlock(state, words, start);
  return toHex(state, true);
}

function addBlock(state: Int32Array, words: Uint32Array, start: number): void {
  let [a, b, c, d] = state as unknown as [number, number, number, number];
  for (let step = 0; step < 64; step++) {
    const round = step >> 4;
    const word = words[start + (places[round]!(step) & 15)]!;
    const sum = (a + choose(round, b, c, d) + constants[step]! + word) | 0;
    [a, d, c, b] = [d, c, b, (b + rotateLeft(sum, shifts[round]![step & 3]!)) | 0];
  }
  [a, b, c, d].forEach((value, index) => (state[index] = state[index]! + value));
}

function choose(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (b & d) | (c & ~d);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
}
