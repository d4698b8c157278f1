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

/** The budget of the evaluation that is under way: values grow in too many places to hand it to each of them. */
let inForce: Budget | undefined;

/** Runs a part of an evaluation: what its values take, they take from `budget`. It ends before anything else runs. */
export function withBudget<Result>(budget: Budget, run: () => Result): Result {
  const outer = inForce;
  inForce = budget;
  try {
    return run();
  } finally {
    inForce = outer;
  }
}

/** Takes so many bytes from the budget in force; a Failure where it doesn't have them. Without a budget nothing is counted. */
export function grow(bytes: number): void {
  if (inForce !== undefined && !inForce.take(bytes)) refuse(inForce.limit);
}

/** What searches for patterns may still spend together in the evaluation that is under way; without one nothing is counted. */
export function searchingInForce(): Searching | undefined {
  return inForce?.searching;
}

function refuse(limit: number): never {
  const message = `the values of this program would take more than ${limit} bytes of memory here`;
  throw new Failure("too-much-memory", limit === Infinity ? "no memory is large enough for this" : message);
}

/** Before a text grows by `added` UTF-16 units (a text that is made anew: by its whole length). */
export function growText(added: number, whole = added): void {
  if (whole > longestText) refuseLength("text", whole, "characters", longestText);
  grow(bytesOfText(added, whole));
}

/** Before a list of so many elements is made. */
export function growList(elements: number): void {
  if (elements > longestList) refuseLength("list", elements, "elements", longestList);
  grow(bytesOfList(elements));
}

/** Before a hash of so many entries is made. */
export function growHash(entries: number): void {
  if (entries > largestHash) refuseLength("hash", entries, "entries", largestHash);
  grow(bytesOfHash(entries));
}

/** Before a walk over so many parts of a value. */
export function growWalk(steps: number): void {
  grow(steps * bytesOfStep);
}

/** Before so many parts of values are looked at one by one: nothing of that is kept, but it takes time. A part takes one byte. */
export function growLooked(parts: number): void {
  grow(parts);
}

/** Looking up a value, or comparing it with another, takes as long as looking at so many parts. */
const bytesOfLookup = 8;

/** Before so many values are each looked up, compared with another, or tested for a type. */
export function growLookups(values: number): void {
  grow(values * bytesOfLookup);
}

/** Engines note every match of a replacement before they put the text together: none longer than this has its characters replaced. */
const longestRewritten = 2 ** 24;

/** Before the characters of a text are looked at one by one and some are written otherwise. */
export function growRewritten(length: number): void {
  if (length > longestRewritten) refuseLength("text", length, "characters", longestRewritten, " to be rewritten");
  grow(bytesOfText(2 * length));
}

/** What a search has to come back to grows with the text, and engines end it with an error of their own. */
const longestSearched = 2 ** 22;

/** Before a pattern is looked for in a text. */
export function growSearched(length: number): void {
  if (length > longestSearched)
    refuseLength("text", length, "characters", longestSearched, " to look for a pattern in");
}

/** What is longer than this can be nowhere, whatever the budget. */
function refuseLength(what: string, length: number, parts: string, most: number, doing = ""): never {
  const message = `a ${what} of ${length} ${parts} is too long${doing}: none can have more than ${most}`;
  throw new Failure("too-much-memory", message);
}

/** How many steps or UTF-16 units go by before a walk takes for them. */
const atOnce = 1024;

/** Counts the parts that a walk comes to, and takes for them as it goes. */
export class Walk {
  private readonly bytes: number;
  private steps = 0;

  /** `bytes` is what each part takes until the walk is over. */
  constructor(bytes = bytesOfStep) {
    this.bytes = bytes;
  }

  /** One part more. */
  step(): void {
    if (++this.steps >= atOnce) this.end();
  }

  /** Takes for what hasn't been taken for. */
  end(): void {
    grow(this.steps * this.bytes);
    this.steps = 0;
  }
}

/** What a piece takes until all are put together, in UTF-16 units. */
const unitsOfPiece = 16;

/** A text that is put together of pieces: it takes for them as they come. */
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

  /** A part that is itself no text costs something as well: an empty list, and what holds it. */
  step(): void {
    this.waiting += unitsOfPiece;
    if (this.waiting >= atOnce) this.take();
  }

  /** The text. */
  join(): string {
    this.take();
    return this.all.join("");
  }

  private take(): void {
    growText(this.waiting, this.whole);
    this.waiting = 0;
  }
}
