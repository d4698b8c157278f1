import type { Tokens } from "@cairn/syntax";
import type { Expression, UnaryOperator } from "../ast/index.js";
import { TokenType as T } from "../generated/token-types.js";
import type { Choice, NodeContext, RowContext } from "./contexts.js";
import { joinSuffix } from "./join-suffix.js";
import { leaf } from "./leaves.js";
import { assignmentOperators, binaryOperators, choosing, joining, precedences, selecting } from "./precedence.js";
import type { Problem } from "./problem.js";
import type { SuffixPart } from "./suffix-part.js";

const unaryOperators: Readonly<Record<number, UnaryOperator>> = {
  [T.NOT]: "!",
  [T.PREFIX_MINUS]: "-",
  [T.SPLAT]: "*",
};

/**
 * An operator whose right side is still being parsed, or a prefix form (`@`) that waits for its operand and has no left
 * one.
 */
interface Pending {
  readonly precedence: number;
  readonly token: number;
  readonly left: Expression | undefined;
  readonly choice: Choice | undefined;
}

/**
 * Operator-precedence parsing of a flat list of operands and operators into a tree, without recursion: however long the
 * list is, only those operators are on the stack that lack their right side.
 */
export class Row {
  protected readonly tokens: Tokens;
  protected readonly problems: Problem[];
  protected readonly pending: Pending[] = [];
  /** The most recent operand. */
  protected top!: Expression;
  /** The next token. */
  protected token = 0;

  constructor(tokens: Tokens, problems: Problem[]) {
    this.tokens = tokens;
    this.problems = problems;
  }

  /** The node of a flat list of operands and operators. */
  run(context: RowContext): Expression {
    const { _constructs: constructs, _suffixes: suffixes, _chosen: chosen, last } = context;
    let [construct, suffix, choice] = [0, 0, 0];
    this.token = context.first;
    for (;;) {
      const signs = this.readSigns();
      construct = this.readOperand(constructs, construct);
      suffix = this.readSuffixes(suffixes, suffix, true);
      this.applySigns(signs);
      suffix = this.readSuffixes(suffixes, suffix, false);
      if (this.token > last) return this.finish();
      if (chosen[choice]?.first === this.token) this.choose(chosen[choice++]!);
      else this.operator();
    }
  }

  /** Parses what may follow an operand besides suffixes; returns whether there was anything. */
  protected readMore(_bindsTightly: boolean): boolean {
    return false;
  }

  /** Parses what may precede an operand besides signs. */
  protected readForms(): void {}

  /** Joins both sides of a language-specific operator. */
  protected join(_token: number, left: Expression, _right: Expression): Expression {
    return left;
  }

  protected applyForm(_token: number, operand: Expression): Expression {
    return operand;
  }

  protected unexpected(token: number): void {
    const { starts, ends, text } = this.tokens;
    const [start, end] = [starts[token]!, ends[token]!];
    this.problems.push({ kind: "unexpected", start, end, subject: text.slice(start, end) });
  }

  /** Reduces the pending operators that bind at least as tightly as `precedence`. */
  protected reduce(precedence: number): void {
    const { pending } = this;
    while (pending.length > 0 && pending[pending.length - 1]!.precedence >= precedence) {
      this.top = this.combine(pending.pop()!, this.top);
    }
  }

  private readSigns(): number {
    this.readForms();
    const first = this.token;
    while (unaryOperators[this.tokens.types[this.token]!] !== undefined) this.token++;
    const type = this.tokens.types[this.token];
    if (type !== T.AT && type !== T.AT_AT) return first;
    this.unexpected(this.token++);
    return this.readSigns();
  }

  private readOperand(constructs: readonly NodeContext<Expression>[], next: number): number {
    const construct = constructs[next];
    if (construct?.first !== this.token) {
      this.top = leaf(this.tokens, this.token++);
      return next;
    }
    this.top = construct.node;
    this.token = construct.last + 1;
    return next + 1;
  }

  private readSuffixes(suffixes: readonly NodeContext<SuffixPart>[], next: number, tight: boolean): number {
    for (;;) {
      const suffix = suffixes[next];
      if (suffix?.first === this.token) {
        if (tight && suffix.node.kind === "entries") return next;
        this.applySuffix(suffix);
        next++;
      } else if (!this.readMore(tight)) return next;
    }
  }

  protected applySuffix({ node, last }: NodeContext<SuffixPart>): void {
    if (node.kind === "entries") this.reduce(selecting);
    this.top = joinSuffix(this.top, node);
    this.token = last + 1;
  }

  /** The signs directly precede the operand, which is a single token or begins with one. */
  private applySigns(first: number): void {
    const { types, starts } = this.tokens;
    let last = first;
    while (unaryOperators[types[last]!] !== undefined) last++;
    for (let sign = last - 1; sign >= first; sign--) {
      const operand = this.top;
      const operator = unaryOperators[types[sign]!]!;
      this.top = { kind: "unary", operator, operand, start: starts[sign]!, end: operand.end };
    }
  }

  private operator(): void {
    const token = this.token++;
    const precedence = precedences[this.tokens.types[token]!]!;
    this.beforeOperator(token, precedence);
    this.reduce(precedence === 0 ? 0.5 : precedence);
    this.pending.push({ precedence, token, left: this.top, choice: undefined });
  }

  protected beforeOperator(_token: number, _precedence: number): void {}

  private choose({ node, first, last }: NodeContext<Choice>): void {
    this.beforeOperator(first, selecting);
    this.reduce(selecting);
    this.pending.push({ precedence: choosing, token: first, left: this.top, choice: node });
    this.token = last + 1;
  }

  private finish(): Expression {
    this.reduce(-1);
    return this.top;
  }

  private combine({ token, left, choice }: Pending, right: Expression): Expression {
    if (left === undefined) return this.applyForm(token, right);
    const { start } = left;
    const { end } = right;
    if (choice !== undefined) {
      const entry = { key: choice.match, value: right, arrow: choice.arrow };
      return { kind: "selector", subject: left, entries: [entry], start, end };
    }
    const type = this.tokens.types[token]!;
    const at = this.tokens.starts[token]!;
    const operator = binaryOperators[type];
    if (operator !== undefined) return { kind: "binary", operator, left, right, at, start, end };
    const assigning = assignmentOperators[type];
    if (assigning === undefined) return this.join(token, left, right);
    return { kind: "assignment", operator: assigning, left, right, at, start, end };
  }

  /** Pushes a prefix form such as `@`, which waits for its operand. */
  protected pushForm(token: number): void {
    this.pending.push({ precedence: joining, token, left: undefined, choice: undefined });
  }

  /** Whether an operator of an expression is pending. */
  protected insideExpression(): boolean {
    const { pending } = this;
    return pending.length > 0 && pending[pending.length - 1]!.precedence > joining;
  }
}
