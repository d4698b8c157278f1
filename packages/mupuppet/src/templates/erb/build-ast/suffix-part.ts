import type { Block, Node } from "@cairn/ruby-subset";

/** What stands behind an operand, before it is joined to it. */
export type SuffixPart =
  | {
      readonly kind: "method";
      readonly name: string;
      readonly at: number;
      readonly isSafe: boolean;
      readonly end: number;
    }
  | { readonly kind: "scope"; readonly name: string; readonly at: number; readonly end: number }
  | { readonly kind: "index"; readonly arguments: readonly Node[]; readonly end: number }
  | { readonly kind: "arguments"; readonly arguments: readonly Node[]; readonly end: number }
  | { readonly kind: "block"; readonly block: Block; readonly isOfCommand: boolean; readonly end: number };
