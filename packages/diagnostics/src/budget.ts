/** What the values of a run may take where nothing else is said: 1 GiB. */
export const defaultMaxMemory = 2 ** 30;

/** No engine that Cairn runs on can hold a longer text (V8, in UTF-16 units), and none ends well that tries to. */
export const longestText = 2 ** 29 - 24;

/** V8 ends the process over an array of 2^27 elements, and one that grows by `push` needs half as many places again as it has elements. */
export const longestList = 2 ** 26;

/** A `Map` of V8 holds 2^24 entries. */
export const largestHash = 2 ** 24;

/** One step of a walk over the parts of a value: what it has to remember, at most. */
export const bytesOfStep = 64;

/** A text of so many UTF-16 units: of a concatenation, what it adds to its longest part. Infinity where there is no such text. */
export function bytesOfText(added: number, whole = added): number {
  return whole > longestText ? Infinity : 32 + 2 * added;
}

/** A list with so many elements, without what they take themselves. Infinity where there is no such list. */
export function bytesOfList(elements: number): number {
  return elements > longestList ? Infinity : 32 + 8 * elements;
}

/** A hash, object or table with so many entries, without what keys and values take themselves. Infinity where there is no such hash. */
export function bytesOfHash(entries: number): number {
  return entries > largestHash ? Infinity : 64 + 64 * entries;
}

/** What all searches for patterns of a run may still spend together, in steps: some seconds. */
export interface Searching {
  /** Of searches whose steps are counted. */
  counted: number;
  /** Of searches that only tell beforehand how many steps they take at most: mostly they take far fewer. */
  estimated: number;
}

const allSearching: Searching = { counted: 100_000_000, estimated: 1_000_000_000 };

/**
 * How much memory the values of a run may take (for a catalog: of one node), in bytes. Whatever grows takes from it before it is made:
 * - texts, by `bytesOfText`: a concatenation or interpolation what it adds to its longest part, since engines keep both parts as
 *   they are, so that a text made piece by piece is cheap and one that is doubled isn't; all else that makes a text the whole;
 * - lists and hashes, by `bytesOfList` and `bytesOfHash`, with their length but not with what their elements hold;
 * - a walk over all that a value holds, by `bytesOfStep` for each part that it comes to, since shared parts can make it longer than
 *   any memory: who knows the number beforehand takes them all at once.
 *
 * Nothing is ever given back, and no clock or state of the machine is asked: the same program ends at the same place everywhere.
 */
export class Budget {
  /** Infinity where there is no limit. */
  readonly limit: number;
  /** Searches hold no memory, but each of many may take long: the same run gives both. */
  readonly searching: Searching = { ...allSearching };
  private left: number;

  /** `limit` 0 is none, but what the engine can't hold is refused even so. */
  constructor(limit = defaultMaxMemory) {
    this.limit = limit === 0 ? Infinity : limit;
    this.left = limit === 0 ? Number.MAX_VALUE : limit;
  }

  /** Whether so many bytes more may be taken; once that is false it stays false. */
  take(bytes: number): boolean {
    this.left -= bytes;
    return this.left >= 0;
  }

  /** Which part of what may be taken has been, from 0 to 1: of memory or of searches, whichever is more. */
  get part(): number {
    const { counted, estimated } = this.searching;
    const least = Math.min(this.left / this.limit, counted / allSearching.counted, estimated / allSearching.estimated);
    return 1 - Math.max(0, least);
  }

  /** Whether more was asked for than there was: nothing may go on as if that hadn't been. */
  get exceeded(): boolean {
    return this.left < 0;
  }
}
