import type { Block } from "./control.js";
import type { Expression } from "./expression.js";
import type { Name } from "./literals.js";
import type { Located } from "./located.js";

/** `f(…)`, or `f …` for the functions that need no parentheses. */
export interface Call extends Located {
  readonly kind: "call";
  /** A name, or an expression that Puppet rejects when it checks or runs the program. */
  readonly target: Expression;
  readonly arguments: readonly Expression[];
  readonly lambda?: Lambda | undefined;
  readonly parenthesized: boolean;
}

/** `receiver.name(…)`, with or without parentheses. */
export interface MethodCall extends Located {
  readonly kind: "method-call";
  readonly receiver: Expression;
  readonly method: Name;
  readonly arguments: readonly Expression[];
  readonly lambda?: Lambda | undefined;
  /** The offset of its `(`, or of the `.` if it has no parentheses. */
  readonly at: number;
}

/** `|…| { … }` after a call. */
export interface Lambda extends Located {
  readonly kind: "lambda";
  readonly parameters: readonly Parameter[];
  readonly result?: Expression | undefined;
  readonly body: Block;
}

/** A parameter of a lambda, function, class or defined type. */
export interface Parameter extends Located {
  readonly kind: "parameter";
  readonly name: string;
  /** The offset of its `$name`. */
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly type?: Expression | undefined;
  readonly initial?: Expression | undefined;
  /** Whether it takes all remaining arguments (`*$name`). */
  readonly rest: boolean;
}
