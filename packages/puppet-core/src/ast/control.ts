import type { Expression } from "./expression.js";
import type { Located } from "./located.js";

/** Statements in braces. */
export interface Block extends Located {
  readonly kind: "block";
  readonly statements: readonly Expression[];
}

/** `if`, each `elsif`, and `else`. */
export interface If extends Located {
  readonly kind: "if";
  readonly branches: readonly Branch[];
  readonly otherwise?: Block | undefined;
}

export interface Branch {
  readonly test: Expression;
  readonly body: Block;
}

export interface Unless extends Located {
  readonly kind: "unless";
  readonly test: Expression;
  readonly body: Block;
  readonly otherwise?: Block | undefined;
}

export interface Case extends Located {
  readonly kind: "case";
  readonly test: Expression;
  readonly options: readonly CaseOption[];
}

export interface CaseOption extends Located {
  readonly kind: "case-option";
  readonly values: readonly Expression[];
  readonly body: Block;
}
