import { sameType, variantType } from "./make.js";
import type * as Types from "./type.js";

type PuppetType = Types.PuppetType;
type Open = { -readonly [Field in keyof Types.AliasType]: Types.AliasType[Field] };

/**
 * A name for a type that may use the name itself: `define` gets the alias and gives the type. Gives nothing where the
 * alias only stands for aliases and never for a real type, which Puppet refuses.
 */
export function aliasType(
  name: string,
  define: (alias: Types.AliasType) => PuppetType,
  builtIn = false,
): Types.AliasType | undefined {
  const alias: Open = { kind: "type", name: "TypeAlias", alias: name, resolved: unresolved, recursive: true, builtIn };
  alias.resolved = define(alias);
  if (!isReal(alias.resolved)) return undefined;
  alias.resolved = withoutItself(alias, alias.resolved);
  alias.recursive = leadsTo(alias, alias.resolved);
  return alias;
}

const unresolved: Types.ReferenceType = { kind: "type", name: "TypeReference", text: "UnresolvedReference" };

/** Aliases that are defined together, each by the others; gives those that stand for no real type. */
export function defineAliases(
  definitions: ReadonlyMap<string, (aliases: ReadonlyMap<string, Types.AliasType>) => PuppetType>,
): { aliases: ReadonlyMap<string, Types.AliasType>; unreal: readonly string[] } {
  const aliases = new Map<string, Open>();
  for (const name of definitions.keys()) {
    aliases.set(name, {
      kind: "type",
      name: "TypeAlias",
      alias: name,
      resolved: unresolved,
      recursive: true,
      builtIn: false,
    });
  }
  for (const [name, alias] of aliases) alias.resolved = definitions.get(name)!(aliases);
  const unreal = [...aliases.values()].filter((alias) => !isReal(alias.resolved)).map((alias) => alias.alias);
  for (const alias of aliases.values()) alias.resolved = withoutItself(alias, alias.resolved);
  for (const alias of aliases.values()) alias.recursive = leadsTo(alias, alias.resolved);
  return { aliases, unreal };
}

/** An alternative that is the alias itself says nothing. */
function withoutItself(alias: Types.AliasType, type: PuppetType): PuppetType {
  if (type.name !== "Variant") return type;
  const real = type.types.filter((each) => each !== alias && isReal(each));
  return real.length === type.types.length || real.length === 0 ? type : variantType(real);
}

/** Whether something else than aliases and variants is in it. */
function isReal(type: PuppetType): boolean {
  return reach(type, (each) => each.name !== "TypeAlias" && each.name !== "Variant");
}

function leadsTo(alias: Types.AliasType, type: PuppetType): boolean {
  return reach(type, (each) => each === alias || (each.name === "TypeAlias" && sameType(each, alias)));
}

function reach(type: PuppetType, isFound: (type: PuppetType) => boolean): boolean {
  return findType(type, isFound) !== undefined;
}

/** The first type inside of a type (and of what its aliases stand for) that fits, from the outside to the inside. */
export function findType(type: PuppetType, isFound: (type: PuppetType) => boolean): PuppetType | undefined {
  const waiting = [type];
  const seen = new Set<PuppetType>();
  while (waiting.length > 0) {
    const next = waiting.pop()!;
    if (isFound(next)) return next;
    if (seen.has(next)) continue;
    seen.add(next);
    const inside = innerTypes(next);
    for (let index = inside.length - 1; index >= 0; index--) waiting.push(inside[index]!);
  }
  return undefined;
}

function innerTypes(type: PuppetType): readonly PuppetType[] {
  switch (type.name) {
    case "TypeAlias":
      return [type.resolved];
    case "Variant":
    case "Tuple":
      return type.types;
    case "Array":
      return [type.element];
    case "Hash":
      return [type.key, type.value];
    case "Struct":
      return type.elements.map((element) => element.value);
    case "Callable":
      return [...(type.parameters?.types ?? []), ...[type.block, type.returns].filter((each) => !!each)];
    case "Optional":
    case "NotUndef":
    case "Type":
    case "Iterable":
    case "Iterator":
    case "Sensitive":
      return type.type ? [type.type] : [];
    default:
      return [];
  }
}
