import type { Branch, Expression, Interpolation, StringLiteral } from "../ast/index.js";
import { TokenType as T } from "../generated/token-types.js";
import type { HeredocText } from "../lexer/heredoc.js";
import type { ConstructContext } from "./contexts.js";
import type { ExpressionBuilder } from "./expression-builder.js";
import { heredocAt } from "./leaves.js";
import { Bodies, inOrder } from "./statements.js";
import { decodeDoubleQuoted, decodeHeredoc } from "./strings.js";

/** The node of an operand that contains other nodes. */
export function constructOf(context: ConstructContext, builder: ExpressionBuilder): Expression {
  const { first, last } = context;
  const { tokens } = builder;
  const start = tokens.starts[first]!;
  const end = tokens.ends[last]!;
  switch (tokens.types[first]) {
    case T.OPEN_BRACKET:
      return { kind: "array", items: builder.cells.items(context._items, first + 1, last), start, end };
    case T.OPEN_BRACE:
      return { kind: "hash", entries: builder.cells.entries(context._items, first + 1, last), bare: false, start, end };
    case T.OPEN_PAREN:
      return { kind: "group", expression: context._items[0]!.node, start, end };
    case T.STRING_OPEN:
      return doubleQuoted(context, builder, start, end);
    case T.HEREDOC_OPEN:
      return heredoc(context, builder, start);
    default:
      return conditional(context, builder, start, end);
  }
}

function conditional(context: ConstructContext, builder: ExpressionBuilder, start: number, end: number): Expression {
  const { tokens, problems } = builder;
  const tests = context._tests.map(({ node }) => node);
  if (tokens.types[context.first] === T.CASE) {
    return { kind: "case", test: tests[0]!, options: context._options.map(({ node }) => node), start, end };
  }
  const bodies = new Bodies(inOrder(context._assignments, context._definitions), tokens, problems);
  const branches = context._tests.map(({ node, last }): Branch => ({ test: node, body: bodies.read(last + 1) }));
  const otherwise = bodies.behind < context.last ? bodies.read(bodies.behind + 1) : undefined;
  if (tokens.types[context.first] === T.IF) return { kind: "if", branches, otherwise, start, end };
  return { kind: "unless", ...branches[0]!, otherwise, start, end };
}

function doubleQuoted(context: ConstructContext, builder: ExpressionBuilder, start: number, end: number): Expression {
  const parts = readParts(context, builder, decodeDoubleQuoted);
  if (parts.every(({ kind }) => kind === "string")) return joined(parts as StringLiteral[], start, end);
  return { kind: "interpolation", parts, start, end };
}

function heredoc(context: ConstructContext, builder: ExpressionBuilder, start: number): Expression {
  const end = builder.tokens.ends[context.first]!;
  const text: HeredocText = heredocAt(builder.tokens, start);
  const parts = readParts(context, builder, (written, from) => decodeHeredoc(written, from, text));
  const whole: StringLiteral | Interpolation = parts.every(({ kind }) => kind === "string")
    ? joined(parts as StringLiteral[], text.from, text.to)
    : { kind: "interpolation", parts, start: text.from, end: text.to };
  return { kind: "heredoc", syntax: text.syntax, text: whole, start, end };
}

function joined(parts: readonly StringLiteral[], start: number, end: number): StringLiteral {
  return { kind: "string", value: parts.map(({ value }) => value).join(""), start, end };
}

/** The literal pieces and the interpolated expressions; adjacent pieces of text are joined. */
function readParts(
  context: ConstructContext,
  { tokens }: ExpressionBuilder,
  decode: (text: string, start: number) => string,
): Expression[] {
  const parts: Expression[] = [];
  let item = 0;
  for (let token = context.first + 1; token < context.last; token++) {
    const start = tokens.starts[token]!;
    const end = tokens.ends[token]!;
    switch (tokens.types[token]) {
      case T.STRING_TEXT:
        addText(parts, { kind: "string", value: decode(tokens.text.slice(start, end), start), start, end });
        break;
      case T.STRING_VARIABLE:
        parts.push({ kind: "variable", name: tokens.text.slice(start + 1, end), start, end });
        break;
      default:
        parts.push(context._items[item]!.node);
        token = context._items[item++]!.last + 1;
    }
  }
  // An array that has grown keeps spare capacity: the copy has none.
  return parts.slice();
}

function addText(parts: Expression[], text: StringLiteral): void {
  const before = parts[parts.length - 1];
  if (before?.kind !== "string") parts.push(text);
  else parts[parts.length - 1] = { ...text, value: before.value + text.value, start: before.start };
}
