/**
 * Parts of a file that belong to Puppet and not to this language, such as resources and node blocks: found by their
 * tokens, reported once and skipped.
 */
import { TokenType as T } from "@cairn/puppet-core";
import type { Tokens } from "@cairn/syntax";

/** A complete construct of Puppet manifests in a program of types: a class, a resource, a relationship, a collector. */
export interface Foreign {
  /** Its keyword, type or operator: `class`, `file`, `->`. */
  readonly word: string;
  readonly wordStart: number;
  readonly wordEnd: number;
  /** Its offsets in the source. */
  readonly start: number;
  readonly end: number;
  /** Its name, if it is a class that a type could replace. */
  readonly className?: string;
}

const keywords = new Set<number>([T.CLASS, T.CLASS_RESOURCE, T.DEFINE, T.NODE, T.FUNCTION]);
/** Words that the lexer treats as names, and what follows each if it is a keyword. */
const laterKeywords: Readonly<Record<string, RegExp>> = {
  application: /^[a-z]/,
  node: /^['"/$]|^default$/,
  plan: /^[a-z]/,
  private: /^(?:class|define|function)$/,
  site: /^\{$/,
};
const names = new Set<number>([T.NAME, T.WORD]);
const braces = new Set<number>([T.OPEN_BRACE, T.BODY_OPEN]);
const brackets = new Set<number>([T.OPEN_BRACKET, T.INDEX_OPEN]);
const openers = new Set<number>([...braces, ...brackets, T.OPEN_PAREN, T.CALL_OPEN, T.INTERPOLATION_OPEN]);
const closers = new Set<number>([T.CLOSE_BRACE, T.CLOSE_BRACKET, T.CLOSE_PAREN]);
const collectors = new Set<number>([T.COLLECT_OPEN, T.EXPORTED_OPEN]);
const collectorEnds = new Set<number>([T.COLLECT_CLOSE, T.EXPORTED_CLOSE]);
const arrows = new Set(["->", "~>", "<-", "<~"]);
const values = new Set<number>([T.VARIABLE, T.STRING, T.PLAIN_STRING]);
/** After these a statement continues, even on the next line. */
const goesOn = new Set<number>([
  ...[T.DOT, T.COMMA, T.ARROW, T.PLUS_ARROW, T.ASSIGN, T.APPEND, T.TYPE, T.INHERITS, T.IF, T.UNLESS, T.ELSIF, T.CASE],
  ...[T.ATTR, T.HAS, T.FEATURE, T.SELECT],
]);

/** The complete constructs of manifests in a source, none nested in another. Comments among `tokens` are ignored. */
export function findForeign(tokens: Tokens): readonly Foreign[] {
  return new Finder(new Significant(tokens)).find();
}

/** The tokens of a source without its comments, by index. */
class Significant {
  readonly text: string;
  readonly count: number;
  private readonly tokens: Tokens;
  /** Indexes of tokens. */
  private readonly kept: Int32Array;

  constructor(tokens: Tokens) {
    this.text = tokens.text;
    this.tokens = tokens;
    this.kept = new Int32Array(tokens.count);
    let count = 0;
    for (let token = 0; token < tokens.count; token++) if (tokens.hidden?.[token] !== 1) this.kept[count++] = token;
    this.count = count;
  }

  /** -1 for an index out of range. */
  type(at: number): number {
    return this.has(at) ? this.tokens.types[this.kept[at]!]! : -1;
  }

  start(at: number): number {
    return this.has(at) ? this.tokens.starts[this.kept[at]!]! : this.text.length;
  }

  end(at: number): number {
    return this.has(at) ? this.tokens.ends[this.kept[at]!]! : 0;
  }

  textOf(at: number): string {
    return this.text.slice(this.start(at), Math.max(this.start(at), this.end(at)));
  }

  private has(at: number): boolean {
    return at >= 0 && at < this.count;
  }
}

class Finder {
  private readonly tokens: Significant;
  /** The closing bracket of each opening one. */
  private readonly partners = new Map<number, number>();
  private readonly nextCollectorEnd: Int32Array;

  constructor(tokens: Significant) {
    this.tokens = tokens;
    const open: number[] = [];
    for (let at = 0; at < tokens.count; at++) {
      if (openers.has(tokens.type(at))) open.push(at);
      else if (closers.has(tokens.type(at)) && open.length > 0) this.partners.set(open.pop()!, at);
    }
    this.nextCollectorEnd = new Int32Array(tokens.count + 1).fill(tokens.count);
    for (let at = tokens.count - 1; at >= 0; at--)
      this.nextCollectorEnd[at] = collectorEnds.has(tokens.type(at)) ? at : this.nextCollectorEnd[at + 1]!;
  }

  find(): readonly Foreign[] {
    const found: Foreign[] = [];
    let depth = 0;
    for (let at = 0; at < this.tokens.count;) {
      const foreign = this.beginsStatement(at) ? this.foreignAt(at, depth) : undefined;
      if (foreign) {
        found.push(foreign.region);
        at = foreign.next;
        continue;
      }
      if (openers.has(this.type(at))) depth++;
      else if (closers.has(this.type(at))) depth--;
      at++;
    }
    return found;
  }

  private type(at: number): number {
    return this.tokens.type(at);
  }

  private beginsStatement(at: number): boolean {
    const before = this.type(at - 1);
    if (at === 0 || before === T.SEMICOLON || braces.has(before) || before === T.CLOSE_BRACE) return true;
    const between = this.tokens.text.slice(this.tokens.end(at - 1), this.tokens.start(at));
    return between.includes("\n") && !goesOn.has(before);
  }

  private foreignAt(at: number, depth: number): { readonly region: Foreign; readonly next: number } | undefined {
    const keyword = this.keywordEnd(at);
    if (keyword !== undefined) return this.region(at, keyword, at);
    const isVirtual = this.type(at) === T.AT || this.type(at) === T.AT_AT;
    const first = isVirtual ? at + 1 : at;
    let word = isVirtual ? first : undefined;
    let next = first;
    for (;;) {
      const operand = this.operandEnd(next, depth, isVirtual);
      if (operand === undefined) break;
      if (operand.isForeign) word ??= next;
      next = operand.next;
      if (!arrows.has(this.tokens.textOf(next))) break;
      word ??= next;
      next++;
    }
    return word === undefined || next === first ? undefined : this.region(at, next, word);
  }

  /** The end of a definition that begins with a keyword: after its braces. */
  private keywordEnd(at: number): number | undefined {
    if (!keywords.has(this.type(at)) && !this.isLaterKeyword(at)) return undefined;
    for (let next = at + 1; next < this.tokens.count && next < at + 10_000; next++) {
      const type = this.type(next);
      if (braces.has(type)) return this.behind(next);
      if (openers.has(type)) next = this.behind(next) - 1;
      else if (type === T.TYPE || type === T.SEMICOLON || closers.has(type)) return undefined;
    }
    return undefined;
  }

  private isLaterKeyword(at: number): boolean {
    const text = this.tokens.textOf(at);
    if (!names.has(this.type(at)) || !Object.hasOwn(laterKeywords, text)) return false;
    return laterKeywords[text]!.test(this.tokens.textOf(at + 1));
  }

  /** A part of a chain such as `File['/a'] -> service { 'b': }`. */
  private operandEnd(
    at: number,
    depth: number,
    isVirtual: boolean,
  ): { readonly next: number; readonly isForeign: boolean } | undefined {
    const type = this.type(at);
    if (names.has(type) || type === T.CLASS_RESOURCE) {
      const isResource = braces.has(this.type(at + 1)) && (depth === 0 || isVirtual || this.hasTitle(at + 1));
      return isResource ? { next: this.behind(at + 1), isForeign: true } : undefined;
    }
    if (type !== T.REFERENCE && !values.has(type)) return undefined;
    let next = at + 1;
    while (brackets.has(this.type(next))) next = this.behind(next);
    if (type !== T.REFERENCE) return { next, isForeign: false };
    const isCollector = collectors.has(this.type(next));
    if (isCollector) next = Math.min(this.nextCollectorEnd[next]! + 1, this.tokens.count);
    const hasAttributes = braces.has(this.type(next)) && (isCollector || depth === 0);
    return { next: hasAttributes ? this.behind(next) : next, isForeign: isCollector || hasAttributes };
  }

  /** Whether a value and a colon follow a brace. */
  private hasTitle(brace: number): boolean {
    const first = brace + 1;
    const next = brackets.has(this.type(first)) ? this.behind(first) : first + 1;
    return this.type(next) === T.COLON;
  }

  private behind(opener: number): number {
    return (this.partners.get(opener) ?? this.tokens.count - 1) + 1;
  }

  private region(at: number, next: number, word: number): { readonly region: Foreign; readonly next: number } {
    const { tokens } = this;
    const isPlainClass = this.type(at) === T.CLASS && braces.has(this.type(at + 2));
    return {
      next,
      region: {
        word: tokens.textOf(word),
        wordStart: tokens.start(word),
        wordEnd: tokens.end(word),
        start: tokens.start(at),
        end: tokens.end(next - 1),
        ...(isPlainClass && { className: tokens.textOf(at + 1) }),
      },
    };
  }
}
