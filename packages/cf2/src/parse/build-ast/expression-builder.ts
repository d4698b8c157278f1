import type { BinaryOperator, Expression } from "../../ast/ast.js";
import { Cf2Parser as T } from "../../generated/Cf2Parser.js";

/** Binary operators by token type: precedence (figure 1 of the manual, ascending), and spelling. */
const operators: Readonly<Record<number, { readonly strength: number; readonly text: BinaryOperator | "." }>> = {
  [T.OR]: { strength: 1, text: "||" },
  [T.AND]: { strength: 2, text: "&&" },
  [T.LESS]: { strength: 3, text: "<" },
  [T.LESS_EQUAL]: { strength: 3, text: "<=" },
  [T.EQUAL]: { strength: 3, text: "==" },
  [T.NOT_EQUAL]: { strength: 3, text: "!=" },
  [T.GREATER_EQUAL]: { strength: 3, text: ">=" },
  [T.GREATER]: { strength: 3, text: ">" },
  [T.CONCAT]: { strength: 4, text: "++" },
  [T.PLUS]: { strength: 5, text: "+" },
  [T.MINUS]: { strength: 5, text: "-" },
  [T.STAR]: { strength: 6, text: "*" },
  [T.SLASH]: { strength: 6, text: "/" },
  [T.DOT]: { strength: 8, text: "." },
};
const COMPARISON = 3;
const PREFIX = 7;

/** An operator that waits for its right operand. */
type Waiting =
  | { readonly kind: "binary"; readonly strength: number; readonly text: BinaryOperator | "."; readonly start: number }
  | { readonly kind: "prefix"; readonly text: "-" | "!"; readonly start: number }
  | { readonly kind: "then"; readonly condition: Expression; readonly start: number }
  | { readonly kind: "else"; readonly condition: Expression; readonly then: Expression; readonly start: number };

/** An error that shows only when operators are sorted by precedence. */
export interface OperatorMistake {
  readonly kind: "chained-comparison" | "stray-else";
  readonly start: number;
  readonly text: string;
}

/**
 * Operator-precedence parsing of a flat sequence of operands and operators, with an explicit stack. Operators of equal
 * precedence are left-associative; a conditional extends as far to the right as possible, and an `else` belongs to the
 * nearest `if`.
 */
export class ExpressionBuilder {
  private mistakes: OperatorMistake[] = [];
  private readonly waiting: Waiting[] = [];
  private readonly operands: Expression[] = [];

  operand(expression: Expression): void {
    this.operands.push(expression);
  }

  prefix(text: "-" | "!", start: number): void {
    this.waiting.push({ kind: "prefix", text, start });
  }

  condition(condition: Expression, start: number): void {
    this.waiting.push({ kind: "then", condition, start });
  }

  operator(type: number, start: number): void {
    if (type === T.ELSE) return this.otherwise(start);
    const { strength, text } = operators[type]!;
    for (let top = this.waiting.at(-1); top && strengthOf(top) >= strength; top = this.waiting.at(-1)) {
      if (strength === COMPARISON && strengthOf(top) === COMPARISON)
        this.mistakes.push({ kind: "chained-comparison", start, text });
      this.reduce();
    }
    this.waiting.push({ kind: "binary", strength, text, start });
  }

  /** The errors in the sequence that was completed. */
  takeMistakes(): readonly OperatorMistake[] {
    const { mistakes } = this;
    if (mistakes.length > 0) this.mistakes = [];
    return mistakes;
  }

  finish(): Expression {
    while (this.waiting.length > 0) this.reduce();
    return this.operands.pop()!;
  }

  private otherwise(start: number): void {
    for (let top = this.waiting.at(-1); top; top = this.waiting.at(-1)) {
      if (top.kind === "then") {
        this.waiting.pop();
        const { condition, start: from } = top;
        this.waiting.push({ kind: "else", condition, then: this.operands.pop()!, start: from });
        return;
      }
      this.reduce();
    }
    this.mistakes.push({ kind: "stray-else", start, text: "else" });
    this.waiting.push({ kind: "binary", strength: 1, text: "||", start });
  }

  /** Reduces the operator on top of the stack and its operands to a node. */
  private reduce(): void {
    const top = this.waiting.pop()!;
    const right = this.operands.pop()!;
    const { start } = top;
    const { end } = right;
    if (top.kind === "prefix") this.operands.push({ kind: "unary", operator: top.text, operand: right, start, end });
    else if (top.kind === "then")
      this.operands.push({ kind: "conditional", condition: top.condition, then: right, start, end });
    else if (top.kind === "else")
      this.operands.push({
        kind: "conditional",
        condition: top.condition,
        then: top.then,
        else: right,
        start,
        end,
      });
    else this.operands.push(join(top.text, start, this.operands.pop()!, right));
  }
}

function strengthOf(waiting: Waiting): number {
  if (waiting.kind === "binary") return waiting.strength;
  return waiting.kind === "prefix" ? PREFIX : 0;
}

function join(operator: BinaryOperator | ".", operatorStart: number, left: Expression, right: Expression): Expression {
  const { start } = left;
  const { end } = right;
  if (operator === ".") return { kind: "selection", from: left, selector: right, start, end };
  return { kind: "binary", operator, operatorStart, left, right, start, end };
}
