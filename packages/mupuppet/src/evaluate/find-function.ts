import { createFunction, type PuppetFunction } from "@cairn/puppet-expressions/evaluate";
import { catalogFunctions } from "../functions/index.js";
import { LocalScope } from "@cairn/puppet-expressions/evaluate";
import type { Compilation } from "./compilation.js";
import { loadCoreFunctions } from "./load-core-functions.js";

/** A function by its name in lower case: Puppet's, the user's in JavaScript, or one that is written in Puppet. */
export function findFunction(compilation: Compilation, name: string): PuppetFunction | undefined {
  const known = catalogFunctions.get(name) ?? loadCoreFunctions().get(name) ?? compilation.language.functions.get(name);
  return known ?? compilation.functions.get(name) ?? findInPuppet(compilation, name);
}

/** The names of all functions that are known by now. */
export function* functionNames({ definitions, language }: Compilation): Iterable<string> {
  yield* catalogFunctions.keys();
  yield* loadCoreFunctions().keys();
  yield* language.functions.keys();
  yield* definitions.functionNames();
}

/** A function's body sees top scope only. */
function findInPuppet(compilation: Compilation, name: string): PuppetFunction | undefined {
  const definition = compilation.definitions.findFunction(name);
  if (!definition) return undefined;
  const { node, source } = definition;
  const scope = new LocalScope(compilation.top, source);
  const created = createFunction(definition.node.name.value, node, scope, compilation.evaluator);
  compilation.functions.set(name, created);
  return created;
}
