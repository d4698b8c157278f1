/** A text between two `*`, with the table that lets a search continue after a mismatch without going back. */
interface Piece {
  readonly text: string;
  readonly fallback: readonly number[];
}

/** A pattern in which `*` matches any characters; matching takes time linear in the lengths of pattern and text. */
export class Wildcard {
  private readonly first: string;
  private readonly middle: readonly Piece[];
  /** Undefined without a `*`. */
  private readonly last: string | undefined;
  private readonly length: number;

  constructor(pattern: string) {
    const [first = "", ...rest] = pattern.split(/\*+/);
    this.first = first;
    this.last = rest.at(-1);
    this.middle = rest.slice(0, -1).map((text) => ({ text, fallback: fallbackOf(text) }));
    this.length = [first, ...rest].reduce((sum, { length }) => sum + length, 0);
  }

  matches(text: string): boolean {
    const { first, last } = this;
    if (last === undefined) return text === first;
    if (text.length < this.length || !text.startsWith(first) || !text.endsWith(last)) return false;
    const end = text.length - last.length;
    let from = first.length;
    for (const piece of this.middle) {
      from = endOf(piece, text, from, end);
      if (from < 0) return false;
    }
    return true;
  }
}

/** The end of the first occurrence of a piece between two offsets; -1 if there is none. */
function endOf({ fallback, text: piece }: Piece, text: string, from: number, end: number): number {
  let matched = 0;
  for (let at = from; at < end; at++) {
    while (matched > 0 && piece[matched] !== text[at]) matched = fallback[matched - 1]!;
    if (piece[matched] === text[at]) matched++;
    if (matched === piece.length) return at + 1;
  }
  return -1;
}

/** For each prefix, the length of its longest proper suffix that is also a prefix. */
function fallbackOf(text: string): readonly number[] {
  const table = [0];
  for (let at = 1, matched = 0; at < text.length; at++) {
    while (matched > 0 && text[matched] !== text[at]) matched = table[matched - 1]!;
    if (text[matched] === text[at]) matched++;
    table.push(matched);
  }
  return table;
}
