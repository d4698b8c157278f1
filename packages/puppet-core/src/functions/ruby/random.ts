const size = 624;
const period = 397;

/** A source of random numbers. */
export interface RandomNumbers {
  /** A number from 0 to `limit`, inclusive. */
  upTo(limit: bigint): bigint;
}

/** Numbers made of random bytes, which nobody can predict. */
export function numbersOfBytes(bytes: (count: number) => Uint8Array): RandomNumbers {
  return {
    upTo(limit) {
      if (limit === 0n) return 0n;
      const bits = limit.toString(2).length;
      const mask = (1n << BigInt(bits)) - 1n;
      for (;;) {
        const value = bytes(Math.ceil(bits / 8)).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) & mask;
        if (value <= limit) return value;
      }
    },
  };
}

/** The generator behind Ruby's `Random`: the same seed yields the same numbers. */
export class MersenneTwister implements RandomNumbers {
  readonly #state = new Uint32Array(size);
  #index = size;

  constructor(seed: bigint) {
    const words = wordsOf(seed);
    if (words.length <= 1) this.#fill(words[0] ?? 0);
    else this.#mix(words);
  }

  /** A number from 0 to `limit`, inclusive. */
  upTo(limit: bigint): bigint {
    if (limit === 0n) return 0n;
    if (limit >> 64n > 0n) return this.#upToLarge(limit);
    const mask = (1n << BigInt(limit.toString(2).length)) - 1n;
    for (;;) {
      const value = this.#within(limit, mask);
      if (value !== undefined) return value;
    }
  }

  #within(limit: bigint, mask: bigint): bigint | undefined {
    let value = 0n;
    for (let shift = mask > 0xffffffffn ? 32n : 0n; shift >= 0n; shift -= 32n) {
      value = (value | (BigInt(this.#next()) << shift)) & mask;
      if (value > limit) return undefined;
    }
    return value;
  }

  /** A number with more than 64 bits: word by word, the highest first, from the start again once one is too high. */
  #upToLarge(limit: bigint): bigint {
    const words = wordsOf(limit, false).reverse();
    for (;;) {
      const value = this.#ofWords(words);
      if (value !== undefined) return value;
    }
  }

  #ofWords(words: readonly number[]): bigint | undefined {
    let [value, isAtLimit] = [0n, true];
    for (const [place, most] of words.entries()) {
      const word = (this.#next() & (place === 0 ? 2 ** (32 - Math.clz32(most)) - 1 : 0xffffffff)) >>> 0;
      if (isAtLimit && word > most) return undefined;
      isAtLimit &&= word === most;
      value = (value << 32n) | BigInt(word);
    }
    return value;
  }

  #fill(seed: number): void {
    const state = this.#state;
    state[0] = seed;
    for (let index = 1; index < size; index++) {
      const last = state[index - 1]!;
      state[index] = Math.imul(1812433253, last ^ (last >>> 30)) + index;
    }
  }

  #mix(words: readonly number[]): void {
    this.#fill(19650218);
    const state = this.#state;
    let index = 1;
    const advance = () => {
      if (++index < size) return;
      state[0] = state[size - 1]!;
      index = 1;
    };
    const previous = () => state[index - 1]! ^ (state[index - 1]! >>> 30);
    for (let count = 0; count < Math.max(size, words.length); count++) {
      const word = count % words.length;
      state[index] = (state[index]! ^ Math.imul(previous(), 1664525)) + words[word]! + word;
      advance();
    }
    for (let count = 1; count < size; count++) {
      state[index] = (state[index]! ^ Math.imul(previous(), 1566083941)) - index;
      advance();
    }
    state[0] = 0x80000000;
  }

  #next(): number {
    if (this.#index >= size) this.#renew();
    let value = this.#state[this.#index++]!;
    value ^= value >>> 11;
    value ^= (value << 7) & 0x9d2c5680;
    value ^= (value << 15) & 0xefc60000;
    return (value ^ (value >>> 18)) >>> 0;
  }

  #renew(): void {
    const state = this.#state;
    for (let index = 0; index < size; index++) {
      const mixed = (state[index]! & 0x80000000) | (state[(index + 1) % size]! & 0x7fffffff);
      state[index] = state[(index + period) % size]! ^ (mixed >>> 1) ^ (mixed & 1 ? 0x9908b0df : 0);
    }
    this.#index = 0;
  }
}

/** A number in words of 32 bits, the lowest first. Of a seed Ruby omits a highest word of 1. */
function wordsOf(value: bigint, isSeed = true): number[] {
  const words: number[] = [];
  for (let rest = value; rest > 0n; rest >>= 32n) words.push(Number(rest & 0xffffffffn));
  if (isSeed && words.length > 1 && words[words.length - 1] === 1) words.pop();
  return words;
}
