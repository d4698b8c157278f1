import { TokenType as T, type ExpressionBuilder } from "@cairn/puppet-expressions";
import type { Attribute, ResourceBody } from "../ast/index.js";
import type { AttributeContext, ResourceContext, TailContext } from "../generated/MuPuppetParser.js";
import type { TailPart } from "./tail-part.js";

/** What the braces or the query behind an expression hold. */
export function tailOf(context: TailContext, builder: ExpressionBuilder): TailPart {
  const { tokens } = builder;
  const { first, last } = context;
  const [start, end] = [builder.startOf(context), builder.endOf(context)];
  const type = tokens.types[first];
  if (type !== T.BODY_OPEN) {
    return { kind: "query", exported: type === T.EXPORTED_OPEN, query: context._query?.node, end };
  }
  const bodies = context._resources.map(({ node }) => node);
  const attributes = context._attributes.map(({ node }) => node);
  refuseDoubles(
    bodies.length > 0 ? T.SEMICOLON : T.COMMA,
    bodies.length > 0 ? context._resources : context._attributes,
    last,
    builder,
  );
  return { kind: "body", bodies, attributes, start, end };
}

export function resourceBodyOf(context: ResourceContext, builder: ExpressionBuilder): ResourceBody {
  const title = context._title!.node;
  const attributes = context._attributes.map(({ node }) => node);
  refuseDoubles(T.COMMA, context._attributes, context.last + 1, builder);
  return { kind: "resource-body", title, attributes, start: title.start, end: builder.endOf(context) };
}

/** One separator may follow each part, but not a second. */
function refuseDoubles(
  separator: number,
  parts: readonly { readonly last: number }[],
  end: number,
  builder: ExpressionBuilder,
): void {
  const { types } = builder.tokens;
  for (const { last } of parts) {
    if (last + 2 < end && types[last + 1] === separator && types[last + 2] === separator) builder.unexpected(last + 2);
  }
}

export function attributeOf(context: AttributeContext, builder: ExpressionBuilder): Attribute {
  const { tokens } = builder;
  const value = context._value!.node;
  const start = builder.startOf(context);
  const { end } = value;
  if (context._name === undefined || context._name === null) return { kind: "attributes", value, start, end };
  const operator = tokens.types[context._operator!] === T.ARROW ? "=>" : "+>";
  return { kind: "attribute", name: tokens.textOf(context._name), operator, value, start, end };
}
