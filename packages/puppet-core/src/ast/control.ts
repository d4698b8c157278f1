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

/** A condition of `if` or `elsif` with its body. */
export interface Branch {
  readonly test: Expression;
  readonly body: Block;
}

/** `unless test { … } else { … }`. */
export interface Unless extends Located {
  readonly kind: "unless";
  readonly test: Expression;
  readonly body: Block;
  readonly otherwise?: Block | undefined;
}

/** `case subject { … }`. */
export interface Case extends Located {
  readonly kind: "case";
  readonly test: Expression;
  readonly options: readonly CaseOption[];
}

/** `value, value: { … }` of a `case`. */
export interface CaseOption extends Located {
  readonly kind: "case-option";
  readonly values: readonly Expression[];
  readonly body: Block;
}
