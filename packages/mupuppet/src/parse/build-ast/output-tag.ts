import { TokenType as T, type Expression, type Problem } from "@cairn/puppet-core";
import type { Tokens } from "@cairn/syntax";

/** An error in the tag `<%=` that comes from its own rules. */
export interface OutputProblem extends Problem {
  readonly tag: "<%=";
}

/** Closing tags by the offset of the tag's opening token, as the templates' token hook records them. */
interface ClosingTags {
  readonly closings: ReadonlyMap<number, number>;
}

/**
 * The error in a `<%= … %>` whose tokens are `first` to `last`: as in Puppet's grammar it holds one expression, which
 * doesn't assign, declare or chain, and its closing tag follows.
 */
export function findOutputProblem(
  tokens: Tokens,
  first: number,
  last: number,
  rendered: Expression,
): OutputProblem | undefined {
  const { count, starts, types } = tokens;
  if (types[first + 1] === T.AT || types[first + 1] === T.AT_AT) return unexpectedToken(tokens, first + 1);
  const head = rendered.kind === "render" && rendered.expression ? beforeOperator(rendered.expression) : undefined;
  if (head) return unexpectedToken(tokens, tokenAfter(tokens, first, head.end));
  const close = (tokens.hook as unknown as ClosingTags).closings.get(starts[first]!);
  if (close === undefined) return undefined;
  if (starts[last]! >= close) return unexpectedClosing(tokens, close);
  return last + 1 < count && starts[last + 1]! < close ? unexpectedToken(tokens, last + 1) : undefined;
}

/** The part before the first token that `<%=` doesn't allow; undefined if the whole is an expression. */
function beforeOperator(expression: Expression): Expression | undefined {
  let head: Expression | undefined;
  for (let left = leftPart(expression); left; left = leftPart(left)) head = left;
  return head;
}

function leftPart(expression: Expression): Expression | undefined {
  switch (expression.kind) {
    case "assignment":
    case "relationship":
      return expression.left;
    case "resource":
    case "resource-defaults":
      return expression.type;
    case "resource-override":
      return expression.resources;
    default:
      return undefined;
  }
}

function tokenAfter({ starts, types }: Tokens, from: number, end: number): number {
  let token = from;
  while (starts[token]! < end || types[token] === T.CLOSE_PAREN) token++;
  return token;
}

function unexpectedToken(tokens: Tokens, token: number): OutputProblem {
  return {
    kind: "unexpected",
    tag: "<%=",
    start: tokens.starts[token]!,
    end: tokens.ends[token]!,
    subject: tokens.textOf(token),
  };
}

function unexpectedClosing({ text }: Tokens, start: number): OutputProblem {
  const subject = text[start] === "-" ? "-%>" : "%>";
  return { kind: "unexpected", tag: "<%=", start, end: start + subject.length, subject };
}
