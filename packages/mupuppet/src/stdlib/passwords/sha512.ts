/** The state of a computation of SHA-512: eight numbers of 64 bits, the upper half of each before the lower. */
export type State = Int32Array;

const schedule = new Int32Array(160);
let constants: { readonly steps: Int32Array; readonly start: State } | undefined;

/** The SHA-512 checksum of bytes (FIPS 180-4). */
export function sha512(bytes: Uint8Array): Uint8Array {
  const state = startOfSha512();
  const words = wordsOf(padded(bytes));
  for (let start = 0; start < words.length; start += 32) addBlock(state, words.subarray(start, start + 32));
  return bytesOfWords(state);
}

/** The state before the first block. */
export function startOfSha512(): State {
  return Int32Array.from(constantsOf().start);
}

/** Takes a block of 32 words (128 bytes) into the state. */
export function addBlock(state: State, block: Int32Array): void {
  spread(block);
  const work = Int32Array.from(state);
  const { steps } = constantsOf();
  for (let step = 0; step < 80; step++) addStep(work, step, steps);
  for (let index = 0; index < 16; index += 2) {
    addTo(state, index, work[index]!, word(work[index + 1]!));
  }
}

/** Bytes as words of 32 bits, the upper byte first. */
export function wordsOf(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Int32Array.from({ length: bytes.length / 4 }, (_, index) => view.getInt32(index * 4));
}

export function bytesOfWords(words: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((each, index) => view.setInt32(index * 4, each));
  return new Uint8Array(view.buffer);
}

/** Up to whole blocks: a bit, zeros, and how many bits there were. */
function padded(bytes: Uint8Array): Uint8Array {
  const result = new Uint8Array(Math.ceil((bytes.length + 17) / 128) * 128);
  result.set(bytes);
  result[bytes.length] = 0x80;
  new DataView(result.buffer).setBigUint64(result.length - 8, BigInt(bytes.length) * 8n);
  return result;
}

/** The 80 numbers of the steps, from the 16 of the block. */
function spread(block: Int32Array): void {
  schedule.set(block);
  for (let index = 32; index < 160; index += 2) {
    const [earlyHigh, earlyLow] = [schedule[index - 30]!, schedule[index - 29]!];
    const [lateHigh, lateLow] = [schedule[index - 4]!, schedule[index - 3]!];
    const low =
      word(turn(earlyLow, earlyHigh, 1) ^ turn(earlyLow, earlyHigh, 8) ^ turn(earlyLow, earlyHigh, 7)) +
      word(turn(lateLow, lateHigh, 19) ^ turn(lateHigh, lateLow, 29) ^ turn(lateLow, lateHigh, 6)) +
      word(schedule[index - 13]!) +
      word(schedule[index - 31]!);
    const early = turn(earlyHigh, earlyLow, 1) ^ turn(earlyHigh, earlyLow, 8) ^ (earlyHigh >>> 7);
    const late = turn(lateHigh, lateLow, 19) ^ turn(lateLow, lateHigh, 29) ^ (lateHigh >>> 6);
    schedule[index] = early + late + schedule[index - 14]! + schedule[index - 32]! + carry(low);
    schedule[index + 1] = low;
  }
}

/** The registers a to h stay where they are; their names go on by one from step to step. */
function addStep(work: State, step: number, steps: Int32Array): void {
  const [a, b, c, d] = [register(0, step), register(1, step), register(2, step), register(3, step)];
  const [e, f, g, h] = [register(4, step), register(5, step), register(6, step), register(7, step)];
  const place = step * 2;
  const low =
    word(work[h + 1]!) +
    word(upper(work[e + 1]!, work[e]!)) +
    word(choose(work[e + 1]!, work[f + 1]!, work[g + 1]!)) +
    word(steps[place + 1]!) +
    word(schedule[place + 1]!);
  const high =
    (work[h]! +
      upper(work[e]!, work[e + 1]!) +
      choose(work[e]!, work[f]!, work[g]!) +
      steps[place]! +
      schedule[place]! +
      carry(low)) |
    0;
  const sum =
    word(low | 0) + word(lower(work[a + 1]!, work[a]!)) + word(most(work[a + 1]!, work[b + 1]!, work[c + 1]!));
  work[h] = high + lower(work[a]!, work[a + 1]!) + most(work[a]!, work[b]!, work[c]!) + carry(sum);
  work[h + 1] = sum;
  addTo(work, d, high, word(low | 0));
}

function register(name: number, step: number): number {
  return ((name - step) & 7) << 1;
}

function addTo(numbers: Int32Array, index: number, high: number, low: number): void {
  const sum = word(numbers[index + 1]!) + low;
  numbers[index] = numbers[index]! + high + carry(sum);
  numbers[index + 1] = sum;
}

function word(value: number): number {
  return value >>> 0;
}

/** What a sum of lower halves leaves to the upper ones. */
function carry(sum: number): number {
  return (sum / 0x100000000) | 0;
}

/** One half of a number of 64 bits that is turned to the right by less than 32 bits. */
function turn(half: number, other: number, count: number): number {
  return (half >>> count) | (other << (32 - count));
}

function upper(half: number, other: number): number {
  return turn(half, other, 14) ^ turn(half, other, 18) ^ turn(other, half, 9);
}

function lower(half: number, other: number): number {
  return turn(half, other, 28) ^ turn(other, half, 2) ^ turn(other, half, 7);
}

function choose(e: number, f: number, g: number): number {
  return (e & f) ^ (~e & g);
}

function most(a: number, b: number, c: number): number {
  return (a & b) ^ (a & c) ^ (b & c);
}

/** The first bits behind the point of the roots of the first primes. */
function constantsOf() {
  if (constants) return constants;
  const primes: bigint[] = [];
  for (let number = 2n; primes.length < 80; number++) {
    if (primes.every((prime) => number % prime !== 0n)) primes.push(number);
  }
  const fractions = (list: readonly bigint[], power: bigint) =>
    Int32Array.from(list.flatMap((prime) => halvesOf(root(prime << (64n * power), power))));
  return (constants = { steps: fractions(primes, 3n), start: fractions(primes.slice(0, 8), 2n) });
}

function halvesOf(number: bigint): number[] {
  return [Number(BigInt.asIntN(32, number >> 32n)), Number(BigInt.asIntN(32, number))];
}

/** The whole part of a root, by Newton's method from above. */
function root(number: bigint, power: bigint): bigint {
  let guess = 1n << 70n;
  for (;;) {
    const next = ((power - 1n) * guess + number / guess ** (power - 1n)) / power;
    if (next >= guess) return guess;
    guess = next;
  }
}
