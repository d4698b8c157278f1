import type { Parameter } from "@cairn/puppet-core";
import { isEvaluation, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import { LocalScope } from "@cairn/puppet-core/evaluate";
import { any, structType, type PuppetType, type StructType } from "@cairn/puppet-core/types";
import { isArray, isType, type Value } from "@cairn/puppet-core/values";
import type { ClassBody, DefineBody } from "../resolve/definition.js";
import type { Compilation } from "./compilation.js";
import { following } from "./scopes/variables.js";
import { shareTypes, takeSharedTypes } from "./shared-types.js";

/** The types of a class's or defined type's parameters. */
export interface ParameterTypes {
  readonly byName: ReadonlyMap<string, PuppetType>;
  /** The names of all parameters. */
  readonly names: ReadonlySet<string>;
}

/** The types of the parameters, which are evaluated once in a compilation, and usually once for all nodes. */
export function parameterTypes(compilation: Compilation, definition: ClassBody | DefineBody): Pending<ParameterTypes> {
  return compilation.parameterTypes.get(definition) ?? evaluateTypes(compilation, definition);
}

function* evaluateTypes(compilation: Compilation, definition: ClassBody | DefineBody): Evaluation<ParameterTypes> {
  if (compilation.parameterTypes.has(definition)) throw following();
  // Until it succeeds: after an error in them, a later use isn't an error of its own.
  compilation.parameterTypes.set(definition, undefined);
  const types = takeSharedTypes(compilation, definition) ?? (yield* typesOf(definition, compilation));
  compilation.parameterTypes.set(definition, types);
  return types;
}

function* typesOf(definition: ClassBody | DefineBody, compilation: Compilation): Evaluation<ParameterTypes> {
  const { parameters } = definition.node;
  const byName = new Map<string, PuppetType>();
  const scope = new LocalScope(compilation.top, definition.source);
  for (const { name, type } of parameters) {
    if (!type) continue;
    const pending = compilation.evaluator.begin(type, scope);
    const value: Value = isEvaluation(pending) ? yield* resultOf(pending) : pending;
    if (!isArray(value) && isType(value)) byName.set(name, value);
  }
  const types = { byName, names: new Set(parameters.map(({ name }) => name)) };
  shareTypes(compilation, definition, types);
  return types;
}

/** All parameters as one type; those with a default are optional. */
export function structOf(parameters: readonly Parameter[], { byName }: ParameterTypes): StructType {
  return structType(
    parameters.map(({ name, initial }) => {
      return { key: name, optional: initial !== undefined, value: byName.get(name) ?? any };
    }),
  );
}
