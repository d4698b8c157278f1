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

/** A token as a language's lexer gives it, comments left out. */
export interface Word {
  readonly type: number;
  readonly start: number;
  readonly end: number;
}

/** What one language's words are. */
export interface Lexicon {
  readonly tokens: (source: Source) => Iterable<Word & { readonly isComment: boolean }>;
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
  readonly words: readonly Word[];
  readonly brackets: readonly Enclosed[];
  readonly symbols: OutlineSymbol[] = [];
  readonly names: NameUse[] = [];
  readonly links: FileLink[] = [];
  private readonly tokens: HighlightedToken[] = [];
  /** By the index of the word that opens, the index of the word that closes it; that of the end where nothing does. */
  private readonly partners = new Map<number, number>();

  constructor(source: Source, { brackets, kindOf, tokens }: Lexicon) {
    this.source = source;
    const words: Word[] = [];
    for (const { end, isComment, start, type } of tokens(source)) {
      const kind = isComment ? "comment" : kindOf(type);
      if (kind) this.tokens.push({ start, end, kind });
      if (!isComment) words.push({ type, start, end });
    }
    this.words = words;
    this.brackets = this.match(brackets);
  }

  type(index: number): number {
    return this.words[index]?.type ?? -1;
  }

  text(index: number): string {
    const word = this.words[index];
    return word ? this.source.text.slice(word.start, word.end) : "";
  }

  start(index: number): number {
    return this.words[index]?.start ?? this.source.text.length;
  }

  end(index: number): number {
    return this.words[index]?.end ?? this.source.text.length;
  }

  /** The index of the word that closes the bracket at `index`; that of the last word where nothing does. */
  closing(index: number): number {
    return this.partners.get(index) ?? this.words.length;
  }

  /** The index of the first word that ends behind `offset`. */
  indexAt(offset: number): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.words[middle]!.end <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
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
    const { brackets, links, source, symbols } = this;
    const names = [...this.names].sort((left, right) => left.start - right.start || right.end - left.end);
    return { source, brackets, links, symbols, names, tokens: this.tokens };
  }

  private match(pairs: ReadonlyMap<number, number>): Enclosed[] {
    const closers = new Set(pairs.values());
    const open: number[] = [];
    const found: Enclosed[] = [];
    const close = (index: number, by: number) => {
      this.partners.set(index, by);
      found.push({ start: this.start(index), end: this.end(by), open: this.text(index) });
    };
    for (const [index, { type }] of this.words.entries()) {
      if (pairs.has(type)) open.push(index);
      else if (closers.has(type)) {
        const near = open.slice(-furthest).findLastIndex((each) => pairs.get(this.type(each)) === type);
        if (near < 0) continue;
        const at = near + Math.max(0, open.length - furthest);
        for (const unclosed of open.splice(at + 1)) close(unclosed, index - 1);
        close(open.pop()!, index);
      }
    }
    for (const unclosed of open) close(unclosed, this.words.length);
    return found.sort((left, right) => left.start - right.start);
  }
}
