import type { Source } from "@cairn/diagnostics";
import type {
  Analysis,
  Enclosed,
  FileLink,
  HighlightedToken,
  NameKind,
  NameUse,
  OutlineSymbol,
  TokenKind,
} from "./service.js";

/** The tokens of a text as columns, as a language's lexer yields them. */
export interface TokenColumns {
  readonly count: number;
  readonly types: ArrayLike<number>;
  readonly starts: ArrayLike<number>;
  readonly ends: ArrayLike<number>;
  /** 1 for each comment. */
  readonly hidden: ArrayLike<number> | undefined;
}

/** The token types of a language. */
export interface Lexicon {
  readonly tokens: (source: Source) => TokenColumns;
  /** The highlighting of a token that isn't a name. */
  readonly kindOf: (type: number) => TokenKind | undefined;
  /** Types of opening brackets, each with its closing one. */
  readonly brackets: ReadonlyMap<number, number>;
}

/** The maximum number of open brackets that are searched for a match. */
const furthest = 64;

/**
 * A text as a list of words with matched brackets, from which a language reads names: it never fails, even on a text
 * with mistakes. An unclosed bracket extends to the closing of the enclosing one, or to the end of the text.
 */
export class Scan {
  readonly source: Source;
  /** The number of words, without comments. */
  readonly count: number;
  readonly brackets: readonly Enclosed[];
  readonly symbols: OutlineSymbol[] = [];
  readonly names: NameUse[] = [];
  readonly links: FileLink[] = [];
  private readonly lexicon: Lexicon;
  private readonly columns: TokenColumns;
  /** The tokens that are words. */
  private readonly words: Int32Array;
  /** By the index of an opening word: the index of the closing one, or of the end if there is none. */
  private readonly partners = new Map<number, number>();

  constructor(source: Source, lexicon: Lexicon) {
    this.source = source;
    this.lexicon = lexicon;
    const columns = (this.columns = lexicon.tokens(source));
    const words = new Int32Array(columns.count);
    let count = 0;
    for (let token = 0; token < columns.count; token++) if (columns.hidden?.[token] !== 1) words[count++] = token;
    this.words = words;
    this.count = count;
    this.brackets = this.match(lexicon.brackets);
  }

  type(index: number): number {
    return index >= 0 && index < this.count ? this.columns.types[this.words[index]!]! : -1;
  }

  text(index: number): string {
    return index >= 0 && index < this.count ? this.source.text.slice(this.start(index), this.end(index)) : "";
  }

  start(index: number): number {
    return index >= 0 && index < this.count ? this.columns.starts[this.words[index]!]! : this.source.text.length;
  }

  end(index: number): number {
    return index >= 0 && index < this.count ? this.columns.ends[this.words[index]!]! : this.source.text.length;
  }

  /** The index of the word that closes the bracket at `index`; the one after the last word if there is none. */
  closing(index: number): number {
    return this.partners.get(index) ?? this.count;
  }

  define(index: number, kind: NameKind, key: string): void {
    this.name(this.start(index), this.end(index), kind, [key], true);
  }

  use(index: number, kind: NameKind, keys: readonly string[]): void {
    this.name(this.start(index), this.end(index), kind, keys);
  }

  name(start: number, end: number, kind: NameKind, keys: readonly string[], isDefinition = false): void {
    this.names.push({ start, end, kind, keys, isDefinition });
  }

  analysis(): Analysis {
    const { brackets, columns, lexicon, links, source, symbols } = this;
    const names = this.names.sort((left, right) => left.start - right.start || right.end - left.end);
    let tokens: readonly HighlightedToken[] | undefined;
    return {
      ...{ source, brackets, links, symbols, names },
      get tokens() {
        return (tokens ??= highlighted(columns, lexicon, () => true));
      },
      tokensAt: (offset) => highlighted(columns, lexicon, (start, end) => start <= offset && offset <= end),
    };
  }

  private match(pairs: ReadonlyMap<number, number>): Enclosed[] {
    const closers = new Set(pairs.values());
    const open: number[] = [];
    const found: Enclosed[] = [];
    const close = (index: number, by: number, end = this.end(by)) => {
      this.partners.set(index, by);
      found.push({ start: this.start(index), end, open: this.text(index) });
    };
    for (let index = 0; index < this.count; index++) {
      const type = this.type(index);
      if (pairs.has(type)) open.push(index);
      else if (closers.has(type)) {
        const near = open.slice(-furthest).findLastIndex((each) => pairs.get(this.type(each)) === type);
        if (near < 0) continue;
        const at = near + Math.max(0, open.length - furthest);
        for (const unclosed of open.splice(at + 1)) close(unclosed, index - 1, this.start(index));
        close(open.pop()!, index);
      }
    }
    for (const unclosed of open) close(unclosed, this.count);
    return found.sort((left, right) => left.start - right.start);
  }
}

function highlighted(
  { count, ends, hidden, starts, types }: TokenColumns,
  { kindOf }: Lexicon,
  isWanted: (start: number, end: number) => boolean,
): HighlightedToken[] {
  const tokens: HighlightedToken[] = [];
  for (let token = 0; token < count; token++) {
    if (!isWanted(starts[token]!, ends[token]!)) continue;
    const kind = hidden?.[token] === 1 ? "comment" : kindOf(types[token]!);
    if (kind) tokens.push({ start: starts[token]!, end: ends[token]!, kind });
  }
  return tokens;
}
