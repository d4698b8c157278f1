import { longestText } from "@cairn/diagnostics";
import { Memo } from "./memo.js";
import { isPlain, quote } from "./quote.js";

const mostPieces = 10_000;

/**
 * Constant JSON: in the form that follows anything else, and in the form that follows a string whose closing quote is
 * still missing.
 */
export interface Sign {
  readonly plain: string;
  readonly closing: string;
}

/** The JSON before a value: before a string without escapes, including its opening quote, and before anything else. */
export interface Leading {
  readonly text: Sign;
  readonly other: Sign;
}

export function sign(plain: string): Sign {
  return { plain, closing: `"${plain}` };
}

export function leading(before: string): Leading {
  return { text: sign(`${before}"`), other: sign(before) };
}

/** The JSON before the first string of a list, before each other one, and after the last. */
export interface ListSigns {
  readonly first: string;
  readonly next: string;
  readonly after: string;
}

const listed = new Memo(quote);

/** A list of recurring strings. */
export function listOf(all: Iterable<string>, { first, next, after }: ListSigns): string {
  let text = "";
  for (const each of all) text += (text === "" ? first : next) + listed.of(each);
  return text === "" ? "[]" : text + after;
}

/**
 * A text that is written piece by piece. The pieces are kept in a list until there are enough of them: concatenating
 * them one by one costs the garbage collector more than all the rest. Quotes are part of the adjacent constant pieces:
 * the fewer pieces, the better.
 */
export class Pieces {
  /** The list is reused. */
  private readonly pieces: string[] = [];
  private count = 0;
  /** Whether the last piece is a string without its closing quote. */
  private isOpen = false;
  /** Earlier pieces, for very long values. */
  private readonly before: string[] = [];

  get areMany(): boolean {
    return this.count >= mostPieces || this.before.length > 0;
  }

  /** What was written since the last call. */
  take(): string[] {
    const taken = [...this.before, ...this.join()];
    this.before.length = 0;
    return taken;
  }

  sign({ closing, plain }: Sign): void {
    this.pieces[this.count++] = this.isOpen ? closing : plain;
    this.isOpen = false;
  }

  /** JSON that isn't constant. */
  json(json: string): void {
    this.close();
    this.pieces[this.count++] = json;
  }

  /** A string that isn't expected to recur. */
  text(before: Leading, text: string): void {
    const isOpen = isPlain(text);
    this.sign(isOpen ? before.text : before.other);
    this.pieces[this.count++] = isOpen ? text : JSON.stringify(text);
    this.isOpen = isOpen;
  }

  /** A part of something that may be very long. */
  long(json: string): void {
    this.before.push(...this.join(), json);
  }

  private close(): void {
    if (this.isOpen) this.pieces[this.count++] = '"';
    this.isOpen = false;
  }

  /** One text, unless its pieces are too long for one. */
  private join(): string[] {
    this.close();
    this.pieces.length = this.count;
    this.count = 0;
    const length = this.pieces.reduce((sum, each) => sum + each.length, 0);
    return length <= longestText ? [this.pieces.join("")] : this.pieces;
  }
}
