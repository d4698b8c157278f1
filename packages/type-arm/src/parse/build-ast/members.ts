import { leaf, TokenType as T, type Block, type ExpressionBuilder, type Lambda } from "@cairn/puppet-core";
import type { Abstract, EnumName, Feature, Invariant, Member, Setting, ValueType, WrittenName } from "../../ast/ast.js";
import type {
  EnumNameContext,
  MemberContext,
  SettingContext,
  ValueTypeContext,
} from "../../generated/TypeArmParser.js";

/** A member of a type definition. */
export function memberOf(context: MemberContext, valueType: ValueType | undefined, builder: ExpressionBuilder): Member {
  switch (builder.tokens.types[context.first]) {
    case T.ABSTRACT:
      return { kind: "abstract", ...offsetsOf(context, builder) } satisfies Abstract;
    case T.INVARIANT:
      return invariantOf(context, builder);
    default:
      return featureOf(context, valueType, builder);
  }
}

function featureOf(context: MemberContext, type: ValueType | undefined, builder: ExpressionBuilder): Feature {
  const { tokens } = builder;
  const settings = context._settings.map(({ node }) => node);
  for (const { last } of context._settings) reportSecondComma(last + 1, builder);
  const colon = colonOf(context, builder);
  return {
    kind: "feature",
    word: tokens.types[context.first] === T.ATTR ? "attr" : "has",
    name: nameAt(context._name!, builder),
    ...(type && { type }),
    settings,
    ...(colon !== undefined && { colon: { start: tokens.starts[colon]!, end: tokens.ends[colon]! } }),
    ...offsetsOf(context, builder),
  };
}

/** The token of the colon directly after the brace of the settings. */
function colonOf(context: MemberContext, { tokens }: ExpressionBuilder): number | undefined {
  const first = context._settings[0];
  return first && tokens.types[first.first - 1] === T.COLON ? first.first - 1 : undefined;
}

/** One comma may follow each setting, but not two. */
function reportSecondComma(token: number, builder: ExpressionBuilder): void {
  const { types } = builder.tokens;
  if (types[token] === T.COMMA && types[token + 1] === T.COMMA) builder.unexpected(token + 1);
}

function invariantOf(context: MemberContext, builder: ExpressionBuilder): Invariant {
  const title =
    context._text?.node ?? (typeof context._title === "number" ? leaf(builder.tokens, context._title) : undefined);
  return {
    kind: "invariant",
    ...(title && { title }),
    condition: bodyOf(context)!,
    ...offsetsOf(context, builder),
  };
}

/** `name => value`. */
export function settingOf(context: SettingContext, builder: ExpressionBuilder): Setting {
  const { tokens } = builder;
  return {
    kind: "setting",
    name: nameAt(context.first, builder),
    operator: tokens.types[context.first + 1] === T.ARROW ? "=>" : "+>",
    value: bodyOf(context) ?? context._value!.node,
    ...offsetsOf(context, builder),
  };
}

function bodyOf(context: MemberContext | SettingContext): Block | Lambda | undefined {
  return context._body?.node ?? context._lambda?.node;
}

export function valueTypeOf(context: ValueTypeContext, builder: ExpressionBuilder): ValueType {
  const place = offsetsOf(context, builder);
  const names = context._names.map(({ node }) => node);
  if (builder.tokens.types[context.first] === T.ENUM) {
    for (const { last } of context._names) reportSecondComma(last + 1, builder);
    return { kind: "enum-type", names, ...place };
  }
  const name = builder.tokens.textOf(context.first);
  return { kind: "named-type", name, hasParameters: context.last > context.first, ...place };
}

export function enumNameOf({ first }: EnumNameContext, builder: ExpressionBuilder): EnumName {
  const isWord = /^[A-Za-z_]/.test(builder.tokens.textOf(first));
  return { ...nameAt(first, builder), isWord };
}

export function nameAt(token: number, { tokens }: ExpressionBuilder): WrittenName {
  return { value: tokens.textOf(token), start: tokens.starts[token]!, end: tokens.ends[token]! };
}

export function offsetsOf(context: { readonly first: number; readonly last: number }, builder: ExpressionBuilder) {
  return { start: builder.startOf(context), end: builder.endOf(context) };
}
