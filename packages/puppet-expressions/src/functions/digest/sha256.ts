import { paddedWords, toHex } from "./blocks.js";

const primes = firstPrimes(64);
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

/** The SHA-256 checksum of a text or of bytes (FIPS 180-4). */
export function sha256(text: string | Uint8Array): string {
  const words = paddedWords(text, false);
  const state = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  for (let start = 0; start < words.length; start += 16) addBlock(state, schedule(words, start));
  return toHex(state, false);
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;
}

function rotateRight(word: number, count: number): number {
  return (word >>> count) | (word << (32 - count));
}

function schedule(words: Uint32Array, start: number): Int32Array {
  const result = new Int32Array(64);
  for (let step = 0; step < 16; step++) result[step] = words[start + step]!;
  for (let step = 16; step < 64; step++) {
    const [early, late] = [result[step - 15]!, result[step - 2]!];
    const first = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
    const second = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
    result[step] = result[step - 16]! + first + result[step - 7]! + second;
  }
  return result;
}

type Eight = [number, number, number, number, number, number, number, number];

function addBlock(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let step = 0; step < 64; step++) {
    const upper = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const added = (h + upper + ((e & f) ^ (~e & g)) + constants[step]! + words[step]!) | 0;
    const lower = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [a, b, c, d, e, f, g, h] = [(added + lower + majority) | 0, a, b, c, (d + added) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => (state[index] = state[index]! + value));
}
