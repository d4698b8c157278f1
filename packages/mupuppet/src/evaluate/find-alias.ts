import { Failure } from "@cairn/evaluation";
import { LocalScope } from "@cairn/puppet-core/evaluate";
import { defineAliases, type AliasType, type PuppetType } from "@cairn/puppet-core/types";
import { isArray, isType, type Value } from "@cairn/puppet-core/values";
import { walk, type Node } from "@cairn/puppet-core/manifest";
import { headOf, nameOfAlias, type AliasBody } from "../resolve/definition.js";
import type { Compilation } from "./compilation.js";
import { ObjectDefinitions } from "./object-definitions.js";
import { following } from "./scopes/variables.js";

type Together = ReadonlyMap<string, AliasType>;

/** The type that an alias of the program denotes, or the Object type of that name, evaluated on first use. */
export function findAlias(compilation: Compilation, name: string): PuppetType | undefined {
  const definition = compilation.definitions.findAlias(name);
  if (!definition) return undefined;
  if (!compilation.aliases.has(definition)) resolve(compilation, definition);
  const alias = compilation.aliases.get(definition);
  if (!alias) throw following();
  return alias;
}

/** Evaluates an alias, and all that it uses: there may be many, and they may be mutually recursive. */
function resolve(compilation: Compilation, first: AliasBody): void {
  const group = usedBy(compilation, first);
  const objects = new ObjectDefinitions(compilation, group);
  const isAlias = (definition: AliasBody): boolean => !objects.has(definition);
  const names = new Map(group.filter(isAlias).map((definition) => [nameOfAlias(definition), definition]));
  const open = (aliases: Together): void => {
    for (const [name, definition] of names) compilation.aliases.set(definition, aliases.get(name));
  };
  try {
    const { unreal } = defineAliases(
      new Map(
        [...names].map(([name, definition]) => [
          name,
          (aliases: Together): PuppetType => {
            if (!compilation.aliases.has(definition)) open(aliases);
            objects.defineBefore(definition);
            return evaluate(compilation, definition);
          },
        ]),
      ),
    );
    if (unreal.length > 0) throw unrealAlias(names.get(unreal[0]!)!);
    objects.defineBefore(undefined);
  } catch (error) {
    // A later use of one of them isn't an error of its own.
    for (const definition of group) compilation.aliases.set(definition, undefined);
    throw error;
  }
}

/** An alias and the aliases that it uses, in topological order; only those that aren't evaluated yet. */
function usedBy(compilation: Compilation, first: AliasBody): AliasBody[] {
  const found: AliasBody[] = [];
  const seen = new Set([first]);
  const waiting: { readonly definition: AliasBody; readonly uses: AliasBody[] }[] = [];
  const enter = (definition: AliasBody) => waiting.push({ definition, uses: directlyUsedBy(compilation, definition) });
  enter(first);
  for (let at = waiting.at(-1); at; at = waiting.at(-1)) {
    const next = at.uses.pop();
    if (!next) found.push(waiting.pop()!.definition);
    else if (!seen.has(next) && !compilation.aliases.has(next)) {
      seen.add(next);
      enter(next);
    }
  }
  return found;
}

function directlyUsedBy({ definitions }: Compilation, { node }: AliasBody): AliasBody[] {
  const uses: AliasBody[] = [];
  walk(node.target, (each: Node) => {
    const used = each.kind === "type-name" ? definitions.findAlias(each.name) : undefined;
    if (used) uses.push(used);
  });
  return uses;
}

function evaluate(compilation: Compilation, definition: AliasBody): PuppetType {
  const { evaluator, top } = compilation;
  const scope = new LocalScope(top, definition.source);
  const value: Value = evaluator.machine.run(evaluator.begin(definition.node.target, scope));
  if (!isArray(value) && isType(value)) return value;
  throw new Failure("evaluation", "an alias denotes a type, and this isn't one", { span: headOf(definition) });
}

function unrealAlias(definition: AliasBody): Failure {
  const message = `Type alias '${nameOfAlias(definition)}' cannot be resolved to a real type`;
  return new Failure("unreal-alias", message, {
    notes: [{ message: "it is defined here", span: headOf(definition) }],
  });
}
