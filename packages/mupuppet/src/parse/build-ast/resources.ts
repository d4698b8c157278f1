import { TokenType as T, type Expression, type ExpressionBuilder, type NodeContext } from "@cairn/puppet-core";
import type { Attribute, ResourceBody } from "@cairn/puppet-core/manifest";
import type { ResourceContext, TailContext } from "../../generated/MuPuppetParser.js";
import type { TailPart } from "./tail-part.js";

/** The contents of the braces or of the query after an expression. */
export function tailOf(context: TailContext, builder: ExpressionBuilder): TailPart {
  const { types } = builder.tokens;
  const { first, last } = context;
  const [start, end] = [builder.startOf(context), builder.endOf(context)];
  const type = types[first];
  if (type !== T.BODY_OPEN) {
    return { kind: "query", exported: type === T.EXPORTED_OPEN, query: context._query?.node, end };
  }
  const bodies = context._resources.map(({ node }) => node);
  for (const { last: lastOfBody } of context._resources) refuseSecond(T.SEMICOLON, lastOfBody + 1, builder);
  const attributes = bodies.length > 0 ? [] : attributesOf(context._values, first + 1, last, builder);
  return { kind: "body", bodies, attributes, start, end };
}

export function resourceBodyOf(context: ResourceContext, builder: ExpressionBuilder): ResourceBody {
  const title = context._title!;
  const attributes = attributesOf(context._values, title.last + 2, context.last + 1, builder);
  return { kind: "resource-body", title: title.node, attributes, start: title.node.start, end: builder.endOf(context) };
}

/** The attributes from `token` to before `last`. */
function attributesOf(
  values: readonly NodeContext<Expression>[],
  token: number,
  last: number,
  builder: ExpressionBuilder,
): Attribute[] {
  const { types } = builder.tokens;
  const attributes = values.map(({ node, last: end }) => {
    while (types[token] === T.COMMA) refuseSecond(T.COMMA, token++, builder);
    const attribute = attributeOf(token, node, builder);
    token = end + 1;
    return attribute;
  });
  for (; token < last; token++) refuseSecond(T.COMMA, token, builder);
  return attributes;
}

/** One separator may follow each part, but not two. */
function refuseSecond(separator: number, token: number, builder: ExpressionBuilder): void {
  const { types } = builder.tokens;
  if (types[token] === separator && types[token + 1] === separator) builder.unexpected(token + 1);
}

function attributeOf(token: number, value: Expression, { tokens }: ExpressionBuilder): Attribute {
  const start = tokens.starts[token]!;
  const { end } = value;
  if (tokens.types[token] === T.SPLAT_KEY) return { kind: "attributes", value, start, end };
  const operator = tokens.types[token + 1] === T.ARROW ? "=>" : "+>";
  return { kind: "attribute", name: tokens.textOf(token), operator, value, start, end };
}
