/** The nodes of the syntax tree that choose, repeat and leave. */
import type { Body, Located, Node, Parameter } from "./ast.js";

/** `if`, `unless`, and `test ? then : otherwise`. */
export interface If extends Located {
  readonly kind: "if";
  readonly test: Node;
  readonly then?: Node | undefined;
  readonly otherwise?: Node | undefined;
}

/** `when values` with its body. */
export interface WhenOption extends Located {
  readonly values: readonly Node[];
  readonly body: Body;
}

/** `case subject when … else … end`. */
export interface Case extends Located {
  readonly kind: "case";
  readonly subject?: Node | undefined;
  readonly options: readonly WhenOption[];
  readonly otherwise?: Node | undefined;
}

/** `while` and `until`. */
export interface While extends Located {
  readonly kind: "while";
  readonly test: Node;
  readonly body: Node;
  /** Whether it continues until the condition holds. */
  readonly isUntil: boolean;
  /** Whether the body runs before the first test: `begin … end while x`. */
  readonly isLate: boolean;
}

/** `for parameters in list`. */
export interface For extends Located {
  readonly kind: "for";
  readonly parameters: readonly Parameter[];
  readonly list: Node;
  readonly body: Body;
}

/** `rescue Class, Class => name` with its body. */
export interface RescueOption extends Located {
  readonly classes: readonly Node[];
  readonly name?: string | undefined;
  /** The target of the exception if it isn't a plain name. */
  readonly target?: Node | undefined;
  readonly body: Node;
}

/** `begin … rescue … else … ensure … end`. */
export interface Begin extends Located {
  readonly kind: "begin";
  readonly body: Node;
  readonly rescues: readonly RescueOption[];
  readonly otherwise?: Node | undefined;
  readonly always?: Node | undefined;
}

/** `next`, `break`, `return`, `retry` or `redo`. */
export interface JumpNode extends Located {
  readonly kind: "jump";
  readonly word: "next" | "break" | "return" | "retry" | "redo";
  readonly value?: Node | undefined;
  /**
   * Whether the closest enclosing construct that it can end is a loop rather than a block; undefined if that isn't
   * known.
   */
  readonly isInLoop?: boolean | undefined;
}
