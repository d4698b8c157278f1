/**
 * Cuts a JSON list that arrives in pieces into its items: no more is in memory than one of them. Looks at nothing but
 * strings and brackets; the items are parsed by whoever gets them.
 */
export class JsonRows {
  private rest = "";
  private at = 0;
  private depth = 0;
  private start = -1;
  private isInString = false;
  private hasEscape = false;

  /** The items that have become whole. */
  *push(text: string): Generator<string, void> {
    this.rest += text;
    for (; this.at < this.rest.length; this.at++) {
      const sign = this.rest[this.at]!;
      if (this.isInString) this.inString(sign);
      else if (sign === '"') this.isInString = true;
      else if (sign === "[" || sign === "{") {
        if (this.depth === 1) this.start = this.at;
        this.depth++;
      } else if (sign === "]" || sign === "}") {
        this.depth--;
        if (this.depth === 1) yield this.rest.slice(this.start, this.at + 1);
      }
    }
    // Items that are whole needn't be kept.
    const from = this.depth > 1 ? this.start : this.at;
    this.rest = this.rest.slice(from);
    this.at -= from;
    this.start = 0;
  }

  /** Whether the list has ended. */
  get isWhole(): boolean {
    return this.depth === 0;
  }

  private inString(sign: string): void {
    if (this.hasEscape) this.hasEscape = false;
    else if (sign === "\\") this.hasEscape = true;
    else if (sign === '"') this.isInString = false;
  }
}
