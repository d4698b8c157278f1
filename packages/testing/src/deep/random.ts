/** The only source of randomness of a generator: what fast-check passes in. */
export interface RandomSource {
  /** An integer between both, inclusive. */
  nextInt(from: number, to: number): number;
}

/** Random choices; the same source of randomness makes the same choices. */
export class Random {
  private readonly source: RandomSource;

  constructor(source: RandomSource) {
    this.source = source;
  }

  /** An integer between both, inclusive. */
  integer(from: number, to: number): number {
    return this.source.nextInt(from, to);
  }

  /** True in `percent` of all cases. */
  chance(percent: number): boolean {
    return this.integer(1, 100) <= percent;
  }

  /** One of `choices`, which must not be empty. */
  pick<T>(choices: readonly T[]): T {
    return choices[this.integer(0, choices.length - 1)]!;
  }

  /** One of the keys, with a probability proportional to its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries<number>(weights) as [K, number][];
    let left = this.integer(
      1,
      entries.reduce((sum, [, weight]) => sum + weight, 0),
    );
    for (const [key, weight] of entries) if ((left -= weight) <= 0) return key;
    throw new Error("weights must be positive");
  }
}

/** A source of randomness that is always the same for the same seed and index; neighbouring indices are independent. */
export function seededSource(seed: number, index: number): RandomSource {
  let state = scramble(scramble(seed | 0) ^ (index | 0));
  return {
    nextInt: (from, to) => {
      state = (state + 0x9e3779b9) | 0;
      return from + ((scramble(state) >>> 0) % (to - from + 1));
    },
  };
}

/** Mixes all 32 bits (the finaliser of MurmurHash3). */
function scramble(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
