/** The default limit for the values of a run: 1 GiB. */
export const defaultMaxMemory = 2 ** 30;

/** No JavaScript engine that Cairn runs on supports longer strings (V8, in UTF-16 units), and none fails gracefully. */
export const longestText = 2 ** 29 - 24;

/** V8 aborts the process for an array of 2^27 elements, and one that grows by `push` reserves half as many again. */
export const longestList = 2 ** 26;

/** A `Map` in V8 has at most 2^24 entries. */
export const largestHash = 2 ** 24;

/** The memory of one step of a traversal of a value's parts, at most. */
export const bytesOfStep = 64;

/**
 * The memory of a string of so many UTF-16 units; for a concatenation, of what it adds to its longest part. Infinity if
 * it would be too long.
 */
export function bytesOfText(added: number, whole = added): number {
  return whole > longestText ? Infinity : 32 + 2 * added;
}

/** The memory of a list with so many elements, without the elements themselves. Infinity if it would be too long. */
export function bytesOfList(elements: number): number {
  return elements > longestList ? Infinity : 48 + 8 * elements;
}

/**
 * The memory of a hash, object or table with so many entries, without keys and values themselves. Infinity if it would
 * be too large.
 */
export function bytesOfHash(entries: number): number {
  return entries > largestHash ? Infinity : 256 + 64 * entries;
}

/** The steps that all pattern searches of a run may still take together: some seconds. */
export interface Searching {
  /** For searches whose steps are counted. */
  counted: number;
  /** For searches that only estimate their steps in advance: usually they take far fewer. */
  estimated: number;
}

const allSearching: Searching = { counted: 100_000_000, estimated: 1_000_000_000 };

/**
 * The memory budget for the values of a run (for a catalog: of one node), in bytes. Values take from it before they
 * grow:
 * - strings, by `bytesOfText`: a concatenation or interpolation takes what it adds to its longest part, since engines
 * keep both parts, so that a string built piece by piece is cheap and one that is doubled isn't; anything else that
 * creates a string takes all of it;
 * - lists and hashes, by `bytesOfList` and `bytesOfHash`, with their length but without their elements;
 * - a traversal of everything in a value, by `bytesOfStep` for each part that it visits, since sharing can make it
 * longer than any memory: if the number is known in advance, it takes all at once.
 *
 * Nothing is ever returned, and neither time nor the state of the machine matters: the same program ends at the same
 * place everywhere.
 */
export class Budget {
  /** Infinity if there is no limit. */
  readonly limit: number;
  /** Searches take no memory, but many may take long together: the budget of the same run covers both. */
  readonly searching: Searching = { ...allSearching };
  private left: number;

  /** `limit` 0 is none, but what the engine can't represent is rejected even so. */
  constructor(limit = defaultMaxMemory) {
    this.limit = limit === 0 ? Infinity : limit;
    this.left = limit === 0 ? Number.MAX_VALUE : limit;
  }

  /** Whether so many more bytes may be taken; after the first failure it always fails. */
  take(bytes: number): boolean {
    this.left -= bytes;
    return this.left >= 0;
  }

  /** The fraction that was taken, from 0 to 1: of memory or of searches, whichever is larger. */
  get part(): number {
    const { counted, estimated } = this.searching;
    const least = Math.min(this.left / this.limit, counted / allSearching.counted, estimated / allSearching.estimated);
    return 1 - Math.max(0, least);
  }

  /** Whether more was requested than available: then the run must not continue as if it hadn't been. */
  get exceeded(): boolean {
    return this.left < 0;
  }
}
