import type { Tokens } from "@cairn/syntax";
import type { Block, Expression } from "../ast/index.js";
import { TokenType as T } from "../generated/token-types.js";
import type { NodeContext } from "./contexts.js";
import type { Problem } from "./problem.js";

/** The functions that may be called without parentheses. */
export const statementFunctions: ReadonlySet<string> = new Set([
  "require",
  "realize",
  "include",
  "contain",
  "tag",
  "debug",
  "info",
  "notice",
  "warning",
  "err",
  "fail",
  "import",
  "break",
  "next",
  "return",
]);

/** Statements in source order: those that a grammar parses by either of its two rules. */
export function inOrder(
  assignments: readonly NodeContext<Expression>[],
  definitions: readonly NodeContext<Expression>[],
): readonly NodeContext<Expression>[] {
  if (definitions.length === 0) return assignments;
  if (assignments.length === 0) return definitions;
  return [...assignments, ...definitions].sort((a, b) => a.first - b.first);
}

/**
 * The statements of a body: the name of a statement function takes the following expressions as arguments, as far as
 * commas join them.
 */
export function readStatements(
  list: readonly NodeContext<Expression>[],
  tokens: Tokens,
  problems: Problem[],
): Expression[] {
  const statements: Expression[] = [];
  for (let next = 0; next < list.length;) {
    const first = next++;
    while (next < list.length && tokens.types[list[next]!.first - 1] === T.COMMA) next++;
    const before = statements[statements.length - 1];
    if (before?.kind === "name" && statementFunctions.has(before.value)) {
      statements[statements.length - 1] = callOf(before, list.slice(first, next).map(nodeOf));
      continue;
    }
    if (next > first + 1) problems.push(withoutFunction(before, list[first + 1]!.first - 1, tokens));
    statements.push(list[first]!.node);
  }
  return statements;
}

function nodeOf({ node }: NodeContext<Expression>): Expression {
  return node;
}

/** Reads the bodies of a rule that has several, one after the other. */
export class Bodies {
  private readonly list: readonly NodeContext<Expression>[];
  private readonly tokens: Tokens;
  private readonly problems: Problem[];
  private next = 0;
  /** The token after the most recent body. */
  behind = 0;

  constructor(list: readonly NodeContext<Expression>[], tokens: Tokens, problems: Problem[]) {
    this.list = list;
    this.tokens = tokens;
    this.problems = problems;
  }

  /** The body whose `{` is `open`. */
  read(open: number): Block {
    const { types, starts, ends } = this.tokens;
    const first = this.next;
    let token = open + 1;
    while (types[token] !== T.CLOSE_BRACE && token < this.tokens.count) {
      if (this.list[this.next]?.first === token) token = this.list[this.next++]!.last + 1;
      else token++;
    }
    const statements = readStatements(this.list.slice(first, this.next), this.tokens, this.problems);
    this.behind = token + 1;
    return { kind: "block", statements, start: starts[open]!, end: ends[token]! };
  }
}

function callOf(target: Expression, list: readonly Expression[]): Expression {
  const { start } = target;
  return { kind: "call", target, arguments: list, parenthesized: false, start, end: list[list.length - 1]!.end };
}

function withoutFunction(before: Expression | undefined, comma: number, tokens: Tokens): Problem {
  const subject = before?.kind === "name" ? before.value : "";
  return { kind: "arguments-without-function", start: tokens.starts[comma]!, end: tokens.ends[comma]!, subject };
}
