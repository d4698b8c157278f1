import { suggestionSentence } from "@cairn/diagnostics";
import { createFunction, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { LocalScope } from "@cairn/puppet-core/evaluate";
import type { Compilation } from "./compilation.js";
import { loadCoreFunctions } from "@cairn/puppet-core/functions/load";

/** A function by its name in lower case: Puppet's, the user's in JavaScript, a module's, or one that is written in Puppet. */
export function findFunction(compilation: Compilation, name: string): PuppetFunction | undefined {
  const known =
    compilation.parts.functions.get(name) ?? loadCoreFunctions().get(name) ?? compilation.language.functions.get(name);
  return known ?? compilation.functions.get(name) ?? findInModule(compilation, name) ?? findInPuppet(compilation, name);
}

/** The names of all functions that are known by now. */
export function* functionNames({ definitions, language, modules, parts }: Compilation): Iterable<string> {
  yield* parts.functions.keys();
  yield* loadCoreFunctions().keys();
  yield* language.functions.keys();
  yield* definitions.functionNames();
  for (const [name, { module }] of parts.moduleFunctions()) if (modules.folderOf(module) !== undefined) yield name;
}

/** What to write instead of an unknown function: the module that brings it isn't there, or it has another name. */
export function helpForFunction(compilation: Compilation, name: string): string | undefined {
  const elsewhere = compilation.parts.moduleFunctions().get(name.toLowerCase().replace(/^::/, ""));
  if (elsewhere) return `the module \`${elsewhere.module}\` brings it, which is not on the module path`;
  return suggestionSentence(meantFunctions(compilation, name));
}

/** The functions that may have been meant by a name that is none. */
export function meantFunctions(compilation: Compilation, name: string): string[] {
  return compilation.guesses.didYouMean(name, functionNames(compilation));
}

/** A function that a module brings along in Ruby. */
function findInModule(compilation: Compilation, name: string): PuppetFunction | undefined {
  if (compilation.language.modulePath.length === 0) return undefined;
  const found = compilation.parts.moduleFunctions().get(name);
  if (!found || compilation.modules.folderOf(found.module) === undefined) return undefined;
  compilation.functions.set(name, found.function);
  return found.function;
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
