import type { Nesting } from "../nesting.js";
import type { Tokens } from "../tokens.js";

/** Matches brackets in one pass; if pairs cross, the outer one wins. */
export class Brackets {
  /** The partner of each bracket; -1 for all other tokens and for unmatched brackets. */
  readonly partners: Int32Array;
  private readonly tokens: Tokens;
  /** By opening type: the type that closes it. */
  private readonly closeOf: ReadonlyMap<number, number>;
  private readonly closing: ReadonlySet<number>;
  private unclosed: Int32Array | undefined;

  constructor(tokens: Tokens, pairs: Nesting["pairs"]) {
    this.tokens = tokens;
    this.partners = new Int32Array(tokens.count).fill(-1);
    this.closeOf = new Map(pairs);
    this.closing = new Set(this.closeOf.values());
    this.findPartners();
  }

  isClosing(token: number): boolean {
    return this.closing.has(this.tokens.type(token));
  }

  /** Whether `token` closes a bracket that was never opened. */
  isUnmatched(token: number): boolean {
    return this.isClosing(token) && this.partners[token] === -1;
  }

  /** The innermost bracket that is open at `token` and never closed; -1 if there is none. */
  unclosedBefore(token: number): number {
    this.unclosed ??= this.findUnclosed();
    return this.unclosed[Math.min(token, this.tokens.count)]!;
  }

  /**
   * For each opening bracket where its content ends, otherwise -1: at its partner; one that is never closed ends with
   * the enclosing brackets, or before a token of `outermost`.
   */
  endsBefore(outermost: ReadonlySet<number>): Int32Array {
    const { count } = this.tokens;
    const ends = new Int32Array(count + 1).fill(-1);
    const nextOuter = new Int32Array(count + 1).fill(count);
    for (let token = count - 1; token >= 0; token--) {
      nextOuter[token] = outermost.has(this.tokens.type(token)) ? token : nextOuter[token + 1]!;
    }
    const open: number[] = [];
    for (let token = 0; token < count; token++) {
      while (open.length > 0 && ends[open.at(-1)!]! <= token) open.pop();
      if (!this.closeOf.has(this.tokens.type(token))) continue;
      const around = open.length > 0 ? ends[open.at(-1)!]! : count;
      const partner = this.partners[token]!;
      ends[token] = partner > token ? partner : Math.min(around, nextOuter[token + 1]!);
      open.push(token);
    }
    return ends;
  }

  /** By token, and for the end of the source: the last bracket before it that is never closed. */
  private findUnclosed(): Int32Array {
    const unclosed = new Int32Array(this.tokens.count + 1).fill(-1);
    for (let token = 0; token < this.tokens.count; token++) {
      const isUnclosed = this.closeOf.has(this.tokens.type(token)) && this.partners[token] === -1;
      unclosed[token + 1] = isUnclosed ? token : unclosed[token]!;
    }
    return unclosed;
  }

  /** `counts` contains, by closing type, how many open brackets it could close. */
  private findPartners(): void {
    const open: number[] = [];
    const counts = new Map<number, number>();
    for (let token = 0; token < this.tokens.count; token++) {
      const type = this.tokens.type(token);
      const closer = this.closeOf.get(type);
      if (closer !== undefined) {
        open.push(token);
        counts.set(closer, (counts.get(closer) ?? 0) + 1);
      }
      if (this.closing.has(type) && (counts.get(type) ?? 0) > 0) this.close(token, type, open, counts);
    }
  }

  /** Gives up the brackets inside that were never closed. */
  private close(token: number, type: number, open: number[], counts: Map<number, number>): void {
    for (;;) {
      const candidate = open.pop()!;
      const closer = this.closeOf.get(this.tokens.type(candidate))!;
      counts.set(closer, counts.get(closer)! - 1);
      if (closer !== type) continue;
      this.partners[candidate] = token;
      this.partners[token] = candidate;
      return;
    }
  }
}
