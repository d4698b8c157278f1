import type { Diagnostic, Source } from "@cairn/diagnostics";
import type { Nesting } from "../nesting.js";
import { END_OF_FILE, Tokens } from "../tokens.js";
import { Brackets } from "./brackets.js";
import type { Repair } from "./explain.js";

/**
 * Repairs the tokens of a source with errors so that parsing can continue. Errors in tokens themselves (an unclosed
 * string, a stray separator) are reported here, once, so that the parser only meets the others.
 */
export class TokenRepairer {
  readonly source: Source;
  readonly diagnostics: Diagnostic[] = [];
  /** The tokens of the source. */
  readonly tokens: Tokens;
  readonly brackets: Brackets;
  /** Whether the rest of the source is lost, so that its end means nothing. */
  cutShort = false;
  /** Possible consequences of an earlier error: they count only if nothing before them is in doubt. */
  readonly possible: Diagnostic[] = [];
  /** Where the first doubt begins. */
  doubtfulFrom = Infinity;
  private readonly doubtful = new Set<number>();
  private readonly types: number[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private next = 0;
  private enclosing: Int32Array | undefined;

  constructor(source: Source, tokens: Tokens, pairs: Nesting["pairs"]) {
    this.source = source;
    this.tokens = tokens;
    this.brackets = new Brackets(tokens, pairs);
  }

  /** The innermost closed bracket around `token`; -1 if there is none. */
  around(token: number): number {
    this.enclosing ??= this.findEnclosing();
    return this.enclosing[token] ?? -1;
  }

  /** The type of the token that was kept `back` places ago, 1 being the last. */
  kept(back: number): number {
    return this.types[this.types.length - back] ?? END_OF_FILE;
  }

  /** Keeps a token, as another type if that was meant. Tokens that aren't kept are dropped. */
  keep(token: number, type: number = this.tokens.type(token)): void {
    this.put(type, this.tokens.start(token), this.tokens.end(token));
  }

  /** Marks errors at the next kept token, or right after it, as consequences of what is reported here. */
  doubt(): void {
    this.doubtful.add(this.types.length);
    this.doubtfulFrom = Math.min(this.doubtfulFrom, this.keptEnd());
  }

  /** Whether what follows is a possible consequence of a reported error. */
  isDoubtfulHere(): boolean {
    return this.isDoubtful(this.types.length);
  }

  /** Whether an error at a kept token is a possible consequence of a reported one. */
  isDoubtful(token: number): boolean {
    return this.doubtful.has(token) || this.doubtful.has(token - 1);
  }

  /** Inserts a missing token; by default of no width. */
  put(type: number, start: number, end: number = start): void {
    this.types.push(type);
    this.starts.push(start);
    this.ends.push(end);
  }

  /** Where the token that was kept last ends. */
  keptEnd(): number {
    return this.ends[this.ends.length - 1] ?? 0;
  }

  /** The text of the token that was kept last. */
  keptText(): string {
    return this.source.text.slice(this.starts[this.starts.length - 1] ?? 0, this.keptEnd());
  }

  /** Drops the token that was kept last. */
  dropKept(): void {
    this.types.pop();
    this.starts.pop();
    this.ends.pop();
  }

  report(diagnostic: Diagnostic): void {
    this.diagnostics.push(diagnostic);
  }

  /** Reports an error that may be a consequence of an earlier one, such as an extra bracket. */
  reportUnlessDoubtful(diagnostic: Diagnostic): void {
    this.possible.push(diagnostic);
  }

  /** Continues with `token`: those before it are handled. */
  continueAt(token: number): void {
    this.next = token;
  }

  /** Continues with the first token from `token` on that doesn't begin before `offset`. */
  continueAtOffset(token: number, offset: number): void {
    this.next = token;
    while (this.next < this.tokens.count && this.tokens.start(this.next) < offset) this.next++;
  }

  /** Passes all tokens to the hook, until it has reported `limit` errors. */
  run(repair: Repair, limit: number): Tokens {
    while (this.next < this.tokens.count && this.diagnostics.length < limit) {
      const token = this.next++;
      repair(token, this);
    }
    for (; this.next < this.tokens.count; this.next++) this.keep(this.next);
    return this.finish();
  }

  private findEnclosing(): Int32Array {
    const { partners } = this.brackets;
    const enclosing = new Int32Array(partners.length);
    const open = [-1];
    partners.forEach((partner, token) => {
      if (partner >= 0 && partner < token) open.pop();
      enclosing[token] = open[open.length - 1]!;
      if (partner > token) open.push(token);
    });
    return enclosing;
  }

  private finish(): Tokens {
    const count = this.types.length;
    const types = new Int16Array(count + 4).fill(END_OF_FILE);
    types.set(this.types);
    const { hook } = this.tokens;
    const columns = { count, types, starts: Int32Array.from(this.starts), ends: Int32Array.from(this.ends) };
    return new Tokens(this.source.text, { ...columns, ...(hook && { hook }) });
  }
}
