import { Failure, LocalScope } from "@cairn/puppet-expressions/evaluate";
import { aliasType, type AliasType, type PuppetType } from "@cairn/puppet-expressions/types";
import { isArray, isType, type Value } from "@cairn/puppet-expressions/values";
import { headOf, type AliasBody } from "../resolve/definition.js";
import type { Compilation } from "./compilation.js";

/** The type that an alias of the program stands for. What it stands for is worked out when it is first used. */
export function findAlias(compilation: Compilation, name: string): AliasType | undefined {
  const definition = compilation.definitions.findAlias(name);
  if (!definition) return undefined;
  const known = compilation.aliases.get(definition);
  return known ?? resolve(compilation, definition);
}

function resolve(compilation: Compilation, definition: AliasBody): AliasType {
  const { node, source } = definition;
  const name = node.alias.kind === "type-name" ? node.alias.name : definition.name;
  const alias = aliasType(name, (open) => {
    // While it is worked out, it may use itself.
    compilation.aliases.set(definition, open);
    const { evaluator } = compilation;
    const scope = new LocalScope(compilation.top, source);
    return asType(evaluator.machine.run(evaluator.begin(node.target, scope)), definition);
  });
  if (!alias) {
    const message = `Type alias '${name}' cannot be resolved to a real type`;
    throw new Failure("unreal-alias", message, {
      notes: [{ message: "it is defined here", span: headOf(definition) }],
    });
  }
  compilation.aliases.set(definition, alias);
  return alias;
}

function asType(value: Value, definition: AliasBody): PuppetType {
  if (!isArray(value) && isType(value)) return value;
  throw new Failure("evaluation", "an alias stands for a type, and this is none", { span: headOf(definition) });
}
