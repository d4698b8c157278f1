import { leaf, TokenType as T, type Expression, type ExpressionBuilder } from "@cairn/puppet-core";
import type { WrittenName } from "@cairn/puppet-core/manifest";
import type { DefinitionContext, HostContext } from "../../generated/MuPuppetParser.js";

/** The node of a definition, which begins with a keyword. */
export function definitionOf(context: DefinitionContext, builder: ExpressionBuilder): Expression {
  const { types } = builder.tokens;
  const parameters = builder.parameters(context._parameters);
  const place = { start: builder.startOf(context), end: builder.endOf(context) };
  switch (types[context.first]) {
    case T.CLASS: {
      const parent = context._parent ? { parent: nameOf(context._parent, builder) } : {};
      return {
        kind: "class",
        name: nameOf(context._name!, builder),
        parameters,
        ...parent,
        body: context._body!.node,
        ...place,
      };
    }
    case T.DEFINE:
      return { kind: "define", name: nameOf(context._name!, builder), parameters, body: context._body!.node, ...place };
    case T.FUNCTION: {
      const result = context._result && { result: context._result.node };
      return {
        kind: "function",
        name: nameOf(context._name!, builder),
        parameters,
        ...result,
        body: context._body!.node,
        ...place,
      };
    }
    case T.NODE:
      return node(context, builder, place);
    default:
      return { kind: "type-alias", alias: context._alias!.node, target: aliasTarget(context), ...place };
  }
}

function nameOf(token: number, { tokens }: ExpressionBuilder): WrittenName {
  return { value: tokens.textOf(token), start: tokens.starts[token]!, end: tokens.ends[token]! };
}

function node(
  context: DefinitionContext,
  builder: ExpressionBuilder,
  place: { start: number; end: number },
): Expression {
  const { types } = builder.tokens;
  const hosts = context._hosts.map(({ node: host }) => host);
  for (const { last } of context._hosts) {
    if (types[last + 1] === T.COMMA && types[last + 2] === T.COMMA) builder.unexpected(last + 2);
  }
  const parent = context._base && { parent: context._base.node };
  return { kind: "node", hosts, ...parent, body: context._body!.node, ...place };
}

/** A type, a type with its fields (`Object { … }`), or a hash or an array. */
function aliasTarget(context: DefinitionContext): Expression {
  if (context._literal) return context._literal.node;
  const target = context._target!.node;
  if (!context._fields) return target;
  const { node: fields } = context._fields;
  return { kind: "access", target, keys: [fields], start: target.start, end: fields.end };
}

/** Names and numbers with dots between them are one string. */
export function hostOf(context: HostContext, builder: ExpressionBuilder): Expression {
  const { tokens } = builder;
  const { first, last } = context;
  if (context._text) return context._text.node;
  const type = tokens.types[first];
  if (type !== T.NAME && type !== T.NUMBER) return leaf(tokens, first);
  let value = "";
  for (let token = first; token <= last; token++) value += tokens.textOf(token);
  return { kind: "string", value, start: tokens.starts[first]!, end: tokens.ends[last]! };
}
