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

/** The tokens of a text in columns, as a language's lexer gives them. */
export interface TokenColumns {
  readonly count: number;
  readonly types: ArrayLike<number>;
  readonly starts: ArrayLike<number>;
  readonly ends: ArrayLike<number>;
  /** 1 for each comment. */
  readonly hidden: ArrayLike<number> | undefined;
}

/** What one language's words are. */
export interface Lexicon {
  readonly tokens: (source: Source) => TokenColumns;
  /** How a token is drawn, where it isn't a name. */
  readonly kindOf: (type: number) => TokenKind | undefined;
  /** Types of brackets that open, each with the one that closes it. */
  readonly brackets: ReadonlyMap<number, number>;
}

/** Of several brackets that are open the one to close is looked for no further out than this. */
const furthest = 64;

/**
 * A text as a row of words with its brackets matched, for a language to read names from: nothing here fails on a text that has mistakes.
 * A bracket that nothing closes reaches up to the bracket that is closed around it, or the end of the text.
 */
export class Scan {
  readonly source: Source;
  /** How many words there are, comments not counted. */
  readonly count: number;
  readonly brackets: readonly Enclosed[];
  readonly symbols: OutlineSymbol[] = [];
  readonly names: NameUse[] = [];
  readonly links: FileLink[] = [];
  private readonly lexicon: Lexicon;
  private readonly columns: TokenColumns;
  /** The tokens that are words. */
  private readonly words: Int32Array;
  /** By the index of the word that opens, the index of the word that closes it; that of the end where nothing does. */
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

  /** The index of the word that closes the bracket at `index`; that behind the last word where nothing does. */
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
        return (tokens ??= highlighted(columns, lexicon));
      },
    };
  }

  private match(pairs: ReadonlyMap<number, number>): Enclosed[] {
    const closers = new Set(pairs.values());
    const open: number[] = [];
    const found: Enclosed[] = [];
    const close = (index: number, by: number) => {
      this.partners.set(index, by);
      found.push({ start: this.start(index), end: this.end(by), open: this.text(index) });
    };
    for (let index = 0; index < this.count; index++) {
      const type = this.type(index);
      if (pairs.has(type)) open.push(index);
      else if (closers.has(type)) {
        const near = open.slice(-furthest).findLastIndex((each) => pairs.get(this.type(each)) === type);
        if (near < 0) continue;
        const at = near + Math.max(0, open.length - furthest);
        for (const unclosed of open.splice(at + 1)) close(unclosed, index - 1);
        close(open.pop()!, index);
      }
    }
    for (const unclosed of open) close(unclosed, this.count);
    return found.sort((left, right) => left.start - right.start);
  }
}

function highlighted({ count, ends, hidden, starts, types }: TokenColumns, { kindOf }: Lexicon): HighlightedToken[] {
  const tokens: HighlightedToken[] = [];
  for (let token = 0; token < count; token++) {
    const kind = hidden?.[token] === 1 ? "comment" : kindOf(types[token]!);
    if (kind) tokens.push({ start: starts[token]!, end: ends[token]!, kind });
  }
  return tokens;
}
