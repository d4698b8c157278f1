import {
  bytesOfHash,
  bytesOfList,
  bytesOfStep,
  bytesOfText,
  largestHash,
  longestList,
  longestText,
  type Budget,
  type Searching,
} from "@cairn/diagnostics";
import { Failure } from "./failure.js";

/** The budget of the current evaluation: values grow in too many places to pass it to each of them. */
let inForce: Budget | undefined;

/** Runs a part of an evaluation, whose values take from `budget`. It ends before anything else runs. */
export function withBudget<Result>(budget: Budget, run: () => Result): Result {
  const outer = inForce;
  inForce = budget;
  try {
    return run();
  } finally {
    inForce = outer;
  }
}

/**
 * Takes so many bytes from the current budget; throws a Failure if it is exhausted. Without a budget nothing is
 * counted.
 */
export function grow(bytes: number): void {
  if (inForce !== undefined && !inForce.take(bytes)) throwOutOfMemory(inForce.limit);
}

/** The remaining steps of pattern searches in the current evaluation; undefined if nothing is counted. */
export function searchingInForce(): Searching | undefined {
  return inForce?.searching;
}

function throwOutOfMemory(limit: number): never {
  const message = `the values of this program would take more than ${limit} bytes of memory here`;
  throw new Failure("too-much-memory", limit === Infinity ? "no memory is large enough for this" : message);
}

/** To be called before a string grows by `added` UTF-16 units (for a new string: its whole length). */
export function growText(added: number, whole = added): void {
  if (whole > longestText) refuseLength("text", whole, "characters", longestText);
  grow(bytesOfText(added, whole));
}

/** To be called before a list grows by `added` elements (for a new list: all of them). */
export function growList(added: number, whole = added): void {
  if (whole > longestList) refuseLength("list", whole, "elements", longestList);
  grow(bytesOfList(added));
}

/** To be called before a hash of so many entries is created. */
export function growHash(entries: number): void {
  if (entries > largestHash) refuseLength("hash", entries, "entries", largestHash);
  grow(bytesOfHash(entries));
}

/** To be called before a traversal of so many parts of a value. */
export function growWalk(steps: number): void {
  grow(steps * bytesOfStep);
}

/** Before so many parts of values are looked at one by one: nothing of that is kept, but it takes time. A part takes one byte. */
export function growLooked(parts: number): void {
  grow(parts);
}

/** A longer string takes noticeable time as a key: it is hashed, and compared with other keys, character by character. */
const longestCheapKey = 1 << 16;

/** Before a string is used as a key so many times: that of a hash, the title of a resource. */
export function growKey(key: string, uses = 1): void {
  if (key.length > longestCheapKey) grow(key.length * uses);
}

/** Looking up a value, or comparing it with another, takes as long as looking at so many parts. */
const bytesOfLookup = 8;

/** Before so many values are each looked up, compared with another, or tested for a type. */
export function growLookups(values: number): void {
  grow(values * bytesOfLookup);
}

/**
 * Engines record every match of a replacement before they build the string: only shorter strings than this are
 * rewritten character by character.
 */
const longestRewritten = 2 ** 24;

/** To be called before the characters of a string are examined and some are replaced. */
export function growRewritten(length: number): void {
  if (length > longestRewritten) refuseLength("text", length, "characters", longestRewritten, " to be rewritten");
  grow(bytesOfText(2 * length));
}

/** The backtracking state of a search grows with the string, and engines abort it with an error of their own. */
const longestSearched = 2 ** 22;

/** To be called before a pattern is searched for in a string. */
export function growSearched(length: number): void {
  if (length > longestSearched)
    refuseLength("text", length, "characters", longestSearched, " to look for a pattern in");
}

/** Longer values aren't representable, whatever the budget. */
function refuseLength(what: string, length: number, parts: string, most: number, doing = ""): never {
  const message = `a ${what} of ${length} ${parts} is too long${doing}: none can have more than ${most}`;
  throw new Failure("too-much-memory", message);
}

/** The number of steps or UTF-16 units after which a traversal takes from the budget. */
const atOnce = 1024;

/** Counts the parts that a traversal visits, and takes memory for them as it goes. */
export class Walk {
  private readonly bytes: number;
  private steps = 0;

  /** `bytes` is the memory of each part until the traversal is over. */
  constructor(bytes = bytesOfStep) {
    this.bytes = bytes;
  }

  /** Counts one more part. */
  step(): void {
    if (++this.steps >= atOnce) this.end();
  }

  /** Takes memory for the parts not yet accounted for. */
  end(): void {
    grow(this.steps * this.bytes);
    this.steps = 0;
  }
}

/** The overhead of a piece until all are joined, in UTF-16 units. */
const unitsOfPiece = 16;

/** A string that is built from pieces: it takes memory for them as they are added. */
export class Pieces {
  private readonly all: string[] = [];
  private whole = 0;
  private waiting = 0;

  add(text: string): void {
    this.all.push(text);
    this.whole += text.length;
    this.waiting += text.length + unitsOfPiece;
    if (this.waiting >= atOnce) this.take();
  }

  /** A part without text costs something as well: an empty list, and its container. */
  step(): void {
    this.waiting += unitsOfPiece;
    if (this.waiting >= atOnce) this.take();
  }

  /** The string. */
  join(): string {
    this.take();
    return this.all.join("");
  }

  private take(): void {
    growText(this.waiting, this.whole);
    this.waiting = 0;
  }
}
