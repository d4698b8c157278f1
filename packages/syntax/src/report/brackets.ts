import type { Nesting } from "../nesting.js";
import type { Tokens } from "../tokens.js";

/** Which bracket belongs to which, found in one pass; where they cross, the outer pair wins. */
export class Brackets {
  /** For each bracket the one that it belongs to; -1 for all other tokens and for brackets that stand alone. */
  readonly partners: Int32Array;
  private readonly tokens: Tokens;
  private readonly closeOf: ReadonlyMap<number, number>;
  private readonly openOf: ReadonlyMap<number, number>;

  constructor(tokens: Tokens, pairs: Nesting["pairs"]) {
    this.tokens = tokens;
    this.partners = new Int32Array(tokens.count).fill(-1);
    this.closeOf = new Map(pairs);
    this.openOf = new Map(pairs.map(([open, close]) => [close, open]));
    this.findPartners();
  }

  isClosing(token: number): boolean {
    return this.openOf.has(this.tokens.type(token));
  }

  /** Whether `token` closes what nothing has opened. */
  isUnmatched(token: number): boolean {
    return this.isClosing(token) && this.partners[token] === -1;
  }

  /** The innermost bracket before `token` that is open there and never closed; -1 where there is none. */
  unclosedBefore(token: number): number {
    for (let open = token - 1; open >= 0; open--) {
      if (this.closeOf.has(this.tokens.type(open)) && this.partners[open] === -1) return open;
    }
    return -1;
  }

  private findPartners(): void {
    const open: number[] = [];
    const counts = new Map<number, number>();
    for (let token = 0; token < this.tokens.count; token++) {
      const type = this.tokens.type(token);
      if (this.closeOf.has(type)) {
        open.push(token);
        counts.set(type, (counts.get(type) ?? 0) + 1);
      }
      const wanted = this.openOf.get(type);
      if (wanted !== undefined && (counts.get(wanted) ?? 0) > 0) this.close(token, wanted, open, counts);
    }
  }

  /** Gives up the brackets inside that were never closed. */
  private close(token: number, wanted: number, open: number[], counts: Map<number, number>): void {
    for (;;) {
      const candidate = open.pop()!;
      const type = this.tokens.type(candidate);
      counts.set(type, counts.get(type)! - 1);
      if (type !== wanted) continue;
      this.partners[candidate] = token;
      this.partners[token] = candidate;
      return;
    }
  }
}
