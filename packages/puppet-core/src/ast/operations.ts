import type { Expression } from "./expression.js";
import type { HashEntry } from "./literals.js";
import type { Located } from "./located.js";

/** An expression in parentheses. */
export interface Group extends Located {
  readonly kind: "group";
  readonly expression: Expression;
}

/** An operator before its operand: not, minus, and splat. */
export type UnaryOperator = "!" | "-" | "*";

/** `*` spreads an array. */
export interface Unary extends Located {
  readonly kind: "unary";
  readonly operator: UnaryOperator;
  readonly operand: Expression;
}

/** An operator between two operands, as it is written. */
export type BinaryOperator =
  "in" | "=~" | "!~" | "*" | "/" | "%" | "+" | "-" | "<<" | ">>" | "==" | "!=" | "<" | "<=" | ">" | ">=" | "and" | "or";

/** `left operator right`. */
export interface Binary extends Located {
  readonly kind: "binary";
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
  /** The offset of the operator. */
  readonly at: number;
}

/** `$a = 1`; `+=` and `-=` are parsed, and rejected later. */
export interface Assignment extends Located {
  readonly kind: "assignment";
  readonly operator: "=" | "+=" | "-=";
  readonly left: Expression;
  readonly right: Expression;
  readonly at: number;
}

/** `target[keys]`. */
export interface Access extends Located {
  readonly kind: "access";
  readonly target: Expression;
  readonly keys: readonly Expression[];
}

/** `subject ? { … }`, or without braces if it has a single entry. */
export interface Selector extends Located {
  readonly kind: "selector";
  readonly subject: Expression;
  readonly entries: readonly HashEntry[];
}
