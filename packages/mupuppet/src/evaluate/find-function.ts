import type { FailureDetails } from "@cairn/evaluation";
import { createFunction, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { LocalScope } from "@cairn/puppet-core/evaluate";
import type { Compilation } from "./compilation.js";
import type { FunctionBody } from "../resolve/definition.js";
import { profiles } from "../profiles.js";
import { fileOfFunction } from "../modules/ruby-function-files.js";
import { writtenFor } from "../modules/written-for.js";

/**
 * A function by its name in lower case: Puppet's, the user's in JavaScript, a module's, or one that is written in
 * Puppet.
 */
export function findFunction(compilation: Compilation, name: string): PuppetFunction | undefined {
  const known = compilation.functions.get(name);
  if (known) return known;
  const found =
    findInManifest(compilation, name) ??
    compilation.parts.functions.get(name) ??
    coreFunction(compilation, name) ??
    compilation.language.functions.get(name) ??
    findOfModule(compilation, name) ??
    findInPuppet(compilation, name);
  if (found) compilation.functions.set(name, found);
  return found;
}

/** Puppet's own function of that name. */
export function coreFunction({ language, parts }: Compilation, name: string): PuppetFunction | undefined {
  const isSeven = profiles[language.profile].version.startsWith("7.");
  return (isSeven ? parts.coreFunctionsOfSeven.get(name) : undefined) ?? parts.coreFunctions.get(name);
}

/** The names of all functions that are known so far. */
export function* functionNames({ definitions, language, modules, parts }: Compilation): Iterable<string> {
  yield* parts.functions.keys();
  yield* parts.coreFunctions.keys();
  yield* language.functions.keys();
  yield* definitions.functionNames();
  for (const [name, { module }] of parts.moduleFunctions) if (modules.folderOf(module) !== undefined) yield name;
}

/** What to write instead of an unknown function: its module is missing, or it has another name. */
export function unknownFunction(compilation: Compilation, name: string): Pick<FailureDetails, "help" | "meant"> {
  const elsewhere = compilation.parts.moduleFunctions.get(name.toLowerCase().replace(/^::/, ""));
  if (elsewhere && compilation.modules.folderOf(elsewhere.module) !== undefined)
    return { help: `the module \`${elsewhere.module}\` that is here doesn't have it; other versions do` };
  if (elsewhere) return { help: `the module \`${elsewhere.module}\` brings it, which is not on the module path` };
  return { meant: { wrong: name, names: compilation.guesses.didYouMean(name, functionNames(compilation)) } };
}

/**
 * A function of a module. The ones implemented here, which take long to load, come first only if a module has the
 * version that they are written for.
 */
function findOfModule(compilation: Compilation, name: string): PuppetFunction | undefined {
  const areFirst = name === definedWithParams || Object.keys(writtenFor).some((each) => isWritten(each, compilation));
  return areFirst
    ? (findInModule(compilation, name) ?? findInRuby(compilation, name))
    : (findInRuby(compilation, name) ?? findInModule(compilation, name));
}

/** Always the one that is implemented here: it asks for more of the catalog than modules' Ruby can see. */
const definedWithParams = "defined_with_params";

/** The function that is implemented here in place of a module's, unless the module's own Ruby decides. */
function findInModule(compilation: Compilation, name: string): PuppetFunction | undefined {
  const { language, modules, parts } = compilation;
  if (language.modulePath.length === 0) return undefined;
  const found = parts.moduleFunctions.get(name);
  if (!found || modules.folderOf(found.module) === undefined) return undefined;
  const isOfRuby = found.isRefused || decidesItself(found.module, compilation);
  return language.parseRuby && name !== definedWithParams && isOfRuby ? undefined : found.function;
}

/** A function that a module defines in Ruby, which is interpreted. */
function findInRuby(compilation: Compilation, name: string): PuppetFunction | undefined {
  const { language, modules, runsRuby } = compilation;
  if (!language.parseRuby || language.modulePath.length === 0) return undefined;
  const file = fileOfFunction(modules, name, language.environment?.root);
  if (file === undefined && !runsRuby) return undefined;
  return compilation.parts.rubyFunction(compilation, name, file);
}

/** A function that the manifest defines. It replaces any other of its name, also in calls from modules. */
function findInManifest(compilation: Compilation, name: string): PuppetFunction | undefined {
  const definition = compilation.definitions.ownFunction(name);
  return definition && functionOf(definition, compilation);
}

/** A function that is written in Puppet and found in its module. */
function findInPuppet(compilation: Compilation, name: string): PuppetFunction | undefined {
  const definition = compilation.definitions.findFunction(name);
  return definition && functionOf(definition, compilation);
}

/** A function's body sees top scope only. What it is given as `Sensitive` stays a secret when it unwraps it. */
function functionOf({ node, source }: FunctionBody, compilation: Compilation): PuppetFunction {
  const scope = new LocalScope(compilation.top, source);
  const written = createFunction(node.name.value, node, scope, compilation.evaluator);
  return {
    ...written,
    call(call) {
      for (const value of call.values) compilation.secrets.addWrapped(value);
      return written.call(call);
    },
  };
}

/** Whether a module's own functions are used instead of the ones implemented here; never if no Ruby is run. */
function decidesItself(module: string, compilation: Compilation): boolean {
  if (!compilation.language.parseRuby || compilation.modules.kindOf(module, "lib") !== "folder") return false;
  const version = versionOf(module, compilation);
  return version !== undefined && version !== writtenFor[module];
}

/** Whether a module has the version that the functions implemented here are written for. */
function isWritten(module: string, compilation: Compilation): boolean {
  return compilation.modules.folderOf(module) !== undefined && versionOf(module, compilation) === writtenFor[module];
}

function versionOf(module: string, { modules }: Compilation): string | undefined {
  return /"version"\s*:\s*"([^"]*)"/.exec(modules.read(module, "metadata.json")?.value?.text ?? "")?.[1];
}
