/** The maximum length and depth of a short text: the rest is written as `…`. */
const longest = 72;
const deepest = 5;

/**
 * A text that is written piece by piece and ignores further pieces once it is long enough, so that writing is cheap.
 */
export class ShortText {
  #text = "";
  #depth = 0;

  get isFull(): boolean {
    return this.#text.length > longest;
  }

  write(piece: string): this {
    if (!this.isFull) this.#text += piece;
    return this;
  }

  /** Writes something nested, or `…` if that would be too deep. */
  nested(write: () => void): this {
    if (this.isFull) return this;
    if (this.#depth >= deepest) return this.write("…");
    this.#depth++;
    write();
    this.#depth--;
    return this;
  }

  /** Writes items separated by commas, in brackets, as far as there is room. */
  list<T>([open, close]: readonly [string, string], items: Iterable<T>, write: (item: T) => void): this {
    let before = open;
    for (const item of items) {
      if (this.isFull) return this;
      this.write(before);
      write(item);
      before = ", ";
    }
    return before === open ? this.write(open.trimEnd() + close) : this.write(close);
  }

  toString(): string {
    return this.isFull ? `${this.#text.slice(0, longest - 1)}…` : this.#text;
  }
}
