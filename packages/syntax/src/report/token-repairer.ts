import type { Diagnostic, Source } from "@cairn/diagnostics";
import type { Nesting } from "../nesting.js";
import { makeColumns, type Columns } from "../columns.js";
import { END_OF_FILE, Tokens } from "../tokens.js";
import { Brackets } from "./brackets.js";
import type { Repair } from "./explain.js";

/** Room for some tokens that are missing, and for the end of the source. */
const roomForMissing = 4;

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
  private columns: Columns;
  /** The number of tokens that were kept. */
  private count = 0;
  private next = 0;
  private enclosing: Int32Array | undefined;

  constructor(source: Source, tokens: Tokens, pairs: Nesting["pairs"]) {
    this.source = source;
    this.tokens = tokens;
    this.brackets = new Brackets(tokens, pairs);
    this.columns = makeColumns(tokens.count + roomForMissing);
  }

  /** The innermost closed bracket around `token`; -1 if there is none. */
  around(token: number): number {
    this.enclosing ??= this.findEnclosing();
    return this.enclosing[token] ?? -1;
  }

  /** The type of the token that was kept `back` places ago, 1 being the last. */
  kept(back: number): number {
    return back > this.count ? END_OF_FILE : this.columns.types[this.count - back]!;
  }

  /** Keeps a token, as another type if that was meant. Tokens that aren't kept are dropped. */
  keep(token: number, type: number = this.tokens.type(token)): void {
    this.put(type, this.tokens.start(token), this.tokens.end(token));
  }

  /** Marks errors at the next kept token, or right after it, as consequences of what is reported here. */
  doubt(): void {
    this.doubtful.add(this.count);
    this.doubtfulFrom = Math.min(this.doubtfulFrom, this.keptEnd());
  }

  /** Whether what follows is a possible consequence of a reported error. */
  isDoubtfulHere(): boolean {
    return this.isDoubtful(this.count);
  }

  /** Whether an error at a kept token is a possible consequence of a reported one. */
  isDoubtful(token: number): boolean {
    return this.doubtful.has(token) || this.doubtful.has(token - 1);
  }

  /** Inserts a missing token; by default of no width. */
  put(type: number, start: number, end: number = start): void {
    const at = this.count++;
    if (this.count + roomForMissing > this.columns.types.length) this.grow();
    const { ends, starts, types } = this.columns;
    types[at] = type;
    starts[at] = start;
    ends[at] = end;
  }

  /** Where the token that was kept last ends. */
  keptEnd(): number {
    return this.count === 0 ? 0 : this.columns.ends[this.count - 1]!;
  }

  /** The text of the token that was kept last. */
  keptText(): string {
    const start = this.count === 0 ? 0 : this.columns.starts[this.count - 1]!;
    return this.source.text.slice(start, this.keptEnd());
  }

  /** Drops the token that was kept last. */
  dropKept(): void {
    this.count = Math.max(0, this.count - 1);
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
    const { columns, count, tokens } = this;
    const types = columns.types.subarray(0, count + roomForMissing).fill(END_OF_FILE, count);
    const starts = columns.starts.subarray(0, count);
    const ends = columns.ends.subarray(0, count);
    return new Tokens(this.source.text, { count, types, starts, ends, ...(tokens.hook && { hook: tokens.hook }) });
  }

  private grow(): void {
    const { ends, starts, types } = this.columns;
    this.columns = makeColumns(types.length * 2);
    this.columns.types.set(types);
    this.columns.starts.set(starts);
    this.columns.ends.set(ends);
  }
}
