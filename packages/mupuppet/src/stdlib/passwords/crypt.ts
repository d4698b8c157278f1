import { md5 } from "@noble/hashes/legacy.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";

type Digest = (bytes: Uint8Array) => Uint8Array;

/** One of crypt(3)'s key-stretching methods. */
interface Method {
  readonly sign: string;
  /** How much of the salt is used. */
  readonly saltSize: number;
  readonly run: (password: Uint8Array, salt: Uint8Array) => string;
}

const methods: ReadonlyMap<string, Method> = new Map([
  ["md5", { sign: "1", saltSize: 8, run: md5Crypt }],
  ["sha-256", { sign: "5", saltSize: 16, run: (password, salt) => order256(shaCrypt(sha256, password, salt)) }],
  ["sha-512", { sign: "6", saltSize: 16, run: (password, salt) => order512(shaCrypt(sha512, password, salt)) }],
]);

/** crypt(3)'s error for a longer password. */
const longest = 511;

/** The hash of a password in the form of crypt(3); undefined if the method isn't `md5`, `sha-256`, or `sha-512`. */
export function crypt(method: string, password: string, salt: string): string | undefined {
  const known = methods.get(method);
  if (!known) return undefined;
  const bytes = new TextEncoder().encode(password);
  if (bytes.length > longest) return "*0";
  const used = salt.slice(0, known.saltSize);
  return `$${known.sign}$${used}$${known.run(bytes, new TextEncoder().encode(used))}`;
}

function md5Crypt(password: Uint8Array, salt: Uint8Array): string {
  const mixed = repeatTo(md5(concatBytes(password, salt, password)), password.length);
  const zero = new Uint8Array(1);
  const bits = bitsOf(password.length).map((bit) => (bit ? zero : password.subarray(0, 1)));
  const first = md5(concatBytes(password, new TextEncoder().encode("$1$"), salt, mixed, ...bits));
  const bytes = stretch(md5, first, { password, salt, rounds: 1000 });
  const triples = [0, 1, 2, 3].map((index) => [index, index + 6, index + 12]);
  return encode(bytes, [...triples, [4, 10, 5]]) + letters(bytes[11]!, 2);
}

/** By Ulrich Drepper's specification, with its default number of rounds if the salt doesn't set one. */
function shaCrypt(digest: Digest, password: Uint8Array, salt: Uint8Array): Uint8Array {
  const mixed = digest(concatBytes(password, salt, password));
  const bits = bitsOf(password.length).map((bit) => (bit ? mixed : password));
  const first = digest(concatBytes(password, salt, repeatTo(mixed, password.length), ...bits));
  const passwords = digest(repeatTo(password, password.length ** 2));
  const salts = digest(repeatTo(salt, salt.length * (16 + first[0]!)));
  return stretch(digest, first, {
    password: repeatTo(passwords, password.length),
    salt: repeatTo(salts, salt.length),
    rounds: 5000,
  });
}

/** The bits of a number, the lowest first. */
function bitsOf(number: number): boolean[] {
  return [...number.toString(2)].reverse().map((digit) => digit === "1");
}

interface Mixture {
  readonly password: Uint8Array;
  readonly salt: Uint8Array;
  readonly rounds: number;
}

/** Repeats the digest, each time of another mixture. */
function stretch(digest: Digest, first: Uint8Array, { password, rounds, salt }: Mixture): Uint8Array {
  const nothing = new Uint8Array(0);
  let last = first;
  for (let round = 0; round < rounds; round++) {
    const [begin, end] = round % 2 === 1 ? [password, last] : [last, password];
    const inside = [round % 3 === 0 ? nothing : salt, round % 7 === 0 ? nothing : password];
    last = digest(concatBytes(begin, ...inside, end));
  }
  return last;
}

function order256(bytes: Uint8Array): string {
  const triples = triplesFrom([0, 10, 20], 10, ([a, b, c]) => [c + 1, a + 1, b + 1]);
  return encode(bytes, triples) + letters((bytes[31]! << 8) | bytes[30]!, 3);
}

function order512(bytes: Uint8Array): string {
  const triples = triplesFrom([0, 21, 42], 21, ([a, b, c]) => [b + 1, c + 1, a + 1]);
  return encode(bytes, triples) + letters(bytes[63]!, 2);
}

type Triple = readonly [number, number, number];

function triplesFrom(first: Triple, count: number, next: (triple: Triple) => Triple): Triple[] {
  const triples = [first];
  while (triples.length < count) triples.push(next(triples.at(-1)!));
  return triples;
}

function encode(bytes: Uint8Array, triples: readonly (readonly number[])[]): string {
  return triples
    .map(([high, middle, low]) => letters((bytes[high!]! << 16) | (bytes[middle!]! << 8) | bytes[low!]!, 4))
    .join("");
}

const alphabet = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A number with six bits per letter, the lowest first. */
function letters(number: number, count: number): string {
  return Array.from({ length: count }, (_, index) => alphabet[(number >> (index * 6)) & 63]).join("");
}

/** Bytes repeated up to a length. */
function repeatTo(bytes: Uint8Array, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => bytes[index % bytes.length]!);
}
