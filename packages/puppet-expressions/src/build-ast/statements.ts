import type { Tokens } from "@cairn/syntax";
import type { Expression } from "../ast/index.js";
import { TokenType as T } from "../generated/token-types.js";
import type { NodeContext, StatementsContext } from "./contexts.js";
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

/** The statements of a body: the name of a statement function takes what follows it, up to where no comma goes on, as arguments. */
export function readStatements(context: StatementsContext, tokens: Tokens, problems: Problem[]): Expression[] {
  const statements: Expression[] = [];
  for (const [first, ...rest] of argumentLists(context, tokens)) {
    const before = statements[statements.length - 1];
    if (before?.kind === "name" && statementFunctions.has(before.value)) {
      statements[statements.length - 1] = callOf(before, [first!.node, ...rest.map(({ node }) => node)]);
      continue;
    }
    if (rest.length > 0) problems.push(withoutFunction(before, rest[0]!.first - 1, tokens));
    statements.push(first!.node);
  }
  return statements;
}

function callOf(target: Expression, list: readonly Expression[]): Expression {
  const { start } = target;
  return { kind: "call", target, arguments: list, parenthesized: false, start, end: list[list.length - 1]!.end };
}

function withoutFunction(before: Expression | undefined, comma: number, tokens: Tokens): Problem {
  const subject = before?.kind === "name" ? before.value : "";
  return { kind: "arguments-without-function", start: tokens.starts[comma]!, end: tokens.ends[comma]!, subject };
}

/** What stands between the ends of statements: a single expression, or several with commas. */
function argumentLists(context: StatementsContext, tokens: Tokens): NodeContext<Expression>[][] {
  const lists: NodeContext<Expression>[][] = [];
  for (const statement of inOrder(context)) {
    if (tokens.types[statement.first - 1] === T.COMMA) lists[lists.length - 1]!.push(statement);
    else lists.push([statement]);
  }
  return lists;
}

function inOrder({ _assignments, _definitions }: StatementsContext): readonly NodeContext<Expression>[] {
  if (_definitions.length === 0) return _assignments;
  if (_assignments.length === 0) return _definitions;
  return [..._assignments, ..._definitions].sort((a, b) => a.first - b.first);
}
