import type { Expression, HashEntry, Lambda, Name } from "../ast/index.js";

/** A suffix, before it is joined with its operand. */
export type SuffixPart =
  | { readonly kind: "index"; readonly keys: readonly Expression[]; readonly start: number; readonly end: number }
  | {
      readonly kind: "arguments";
      readonly arguments: readonly Expression[];
      readonly lambda: Lambda | undefined;
      readonly start: number;
      readonly end: number;
    }
  | {
      readonly kind: "method";
      readonly method: Name;
      readonly lambda: Lambda | undefined;
      readonly start: number;
      readonly end: number;
    }
  | { readonly kind: "entries"; readonly entries: readonly HashEntry[]; readonly start: number; readonly end: number };
