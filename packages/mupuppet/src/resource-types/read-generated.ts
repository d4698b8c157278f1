import type { Source } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { parse } from "../parse/parse.js";
import { typeFacts, type TitlePattern, type TypeFacts } from "./type-facts.js";

interface Attribute {
  readonly name: string;
  readonly isName: boolean;
}

/**
 * A type that `puppet generate types` has written: `Puppet::Resource::ResourceType3.new(name, properties, parameters,
 * patterns, isomorphic, capability)`. Undefined if the file has another form.
 */
export function readGeneratedType(source: Source, name: string): TypeFacts | undefined {
  const [statement] = parse(source).value?.statements ?? [];
  if (statement?.kind !== "method-call" || statement.method.value !== "new") return undefined;
  const [written, properties, parameters, patterns, isIsomorphic] = statement.arguments;
  if (textOf(written) !== name) return undefined;
  const attributes = [...attributesIn(properties), ...attributesIn(parameters)];
  return typeFacts({
    name,
    parameters: attributes.map((each) => each.name),
    nameParameters: attributes.filter(({ isName }) => isName).map((each) => each.name),
    isIsomorphic: isIsomorphic?.kind === "boolean" && isIsomorphic.value,
    patterns: patternsIn(patterns),
    autorequires: [],
  });
}

/** `[Puppet::Resource::Param(Type, 'name', true), …]`. */
function attributesIn(list: Expression | undefined): Attribute[] {
  const items = list?.kind === "array" ? list.items : [];
  return items.flatMap((item) => {
    const [, name, isName] = item.kind === "call" ? item.arguments : [];
    const text = textOf(name);
    return text === undefined ? [] : [{ name: text, isName: isName?.kind === "boolean" && isName.value }];
  });
}

/** `{ /pattern/ => ['name', …], … }`. */
function patternsIn(hash: Expression | undefined): TitlePattern[] {
  const entries = hash?.kind === "hash" ? hash.entries : [];
  return entries.flatMap(({ key, value }): TitlePattern[] => {
    if (key.kind !== "regex" || value.kind !== "array") return [];
    return [[`/${key.pattern}/`, value.items.flatMap((item) => textOf(item) ?? [])]];
  });
}

function textOf(expression: Expression | undefined): string | undefined {
  return expression?.kind === "string" ? expression.value : undefined;
}
