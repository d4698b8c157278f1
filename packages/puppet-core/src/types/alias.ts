import { pushAll } from "@cairn/diagnostics";
import { sameType, variantType } from "./make.js";
import { normalize } from "./normalize.js";
import type * as Types from "./type.js";

type PuppetType = Types.PuppetType;
type Open = { -readonly [Field in keyof Types.AliasType]: Types.AliasType[Field] };

/**
 * A name for a type that may use the name itself: `define` gets the alias and returns the type. Returns undefined if
 * the alias only refers to aliases and never to a real type, which Puppet rejects.
 */
export function aliasType(
  name: string,
  define: (alias: Types.AliasType) => PuppetType,
  builtIn = false,
): Types.AliasType | undefined {
  const alias: Open = { kind: "type", name: "TypeAlias", alias: name, resolved: unresolved, recursive: true, builtIn };
  const written = define(alias);
  alias.resolved = builtIn ? written : normalize(written);
  if (!isReal(alias.resolved)) return undefined;
  alias.resolved = withoutItself(alias, alias.resolved);
  alias.recursive = leadsTo(alias, alias.resolved);
  return alias;
}

const unresolved: Types.ReferenceType = { kind: "type", name: "TypeReference", text: "UnresolvedReference" };

/** Aliases that are defined together, each in terms of the others; returns those that don't denote a real type. */
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
  for (const [name, alias] of aliases) alias.resolved = normalize(definitions.get(name)!(aliases));
  const all = [...aliases.values()];
  const real = new Set<PuppetType>();
  const unreal = all.filter((alias) => !isRealAmong(alias, real)).map((alias) => alias.alias);
  for (const alias of all) alias.resolved = withoutItself(alias, alias.resolved, real);
  const recursive = findRecursive(all);
  for (const alias of all) alias.recursive = recursive.has(alias);
  return { aliases, unreal };
}

/** Whether an alias denotes a real type; those that do are memoised, so that a long chain is walked once. */
function isRealAmong(alias: Types.AliasType, real: Set<PuppetType>): boolean {
  const isIt = reach(
    alias.resolved,
    (each) => real.has(each) || (each.name !== "TypeAlias" && each.name !== "Variant"),
  );
  if (isIt) real.add(alias);
  return isIt;
}

interface Visit {
  readonly alias: Types.AliasType;
  readonly uses: readonly Types.AliasType[];
  next: number;
}

/** The recursive aliases: those in cycles (Tarjan's strongly connected components). */
function findRecursive(all: readonly Types.AliasType[]): ReadonlySet<Types.AliasType> {
  const recursive = new Set<Types.AliasType>();
  const order = new Map<Types.AliasType, number>();
  const lowest = new Map<Types.AliasType, number>();
  const open: Types.AliasType[] = [];
  const isOpen = new Set<Types.AliasType>();
  const visits: Visit[] = [];
  const enter = (alias: Types.AliasType): void => {
    visits.push({ alias, uses: directAliases(alias.resolved), next: 0 });
    lowest.set(alias, order.size);
    order.set(alias, order.size);
    open.push(alias);
    isOpen.add(alias);
  };
  const lower = (alias: Types.AliasType, to: number): void => void lowest.set(alias, Math.min(lowest.get(alias)!, to));
  for (const first of all) {
    if (!order.has(first)) enter(first);
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const { alias, uses } = visit;
      const used = uses[visit.next++];
      if (used) {
        if (used === alias) recursive.add(alias);
        if (!order.has(used)) enter(used);
        else if (isOpen.has(used)) lower(alias, order.get(used)!);
        continue;
      }
      visits.pop();
      if (visits.length > 0) lower(visits.at(-1)!.alias, lowest.get(alias)!);
      if (lowest.get(alias) === order.get(alias)) close(alias, open, isOpen, recursive);
    }
  }
  return recursive;
}

/** Ends a component: the aliases since its first one; more than one are a cycle. */
function close(
  first: Types.AliasType,
  open: Types.AliasType[],
  isOpen: Set<Types.AliasType>,
  recursive: Set<Types.AliasType>,
): void {
  const members = open.splice(open.lastIndexOf(first));
  for (const member of members) {
    isOpen.delete(member);
    if (members.length > 1) recursive.add(member);
  }
}

/** The aliases directly inside a type, not those inside them. */
function directAliases(type: PuppetType): Types.AliasType[] {
  const found: Types.AliasType[] = [];
  const waiting = [type];
  const seen = new Set<PuppetType>();
  while (waiting.length > 0) {
    const next = waiting.pop()!;
    if (seen.has(next)) continue;
    seen.add(next);
    if (next.name === "TypeAlias") found.push(next);
    else pushAll(waiting, innerTypes(next));
  }
  return found;
}

/** Drops an alternative that is the alias itself, which adds nothing. */
function withoutItself(
  alias: Types.AliasType,
  type: PuppetType,
  known: ReadonlySet<PuppetType> = new Set(),
): PuppetType {
  if (type.name !== "Variant") return type;
  const real = type.types.filter((each) => each !== alias && (known.has(each) || isReal(each)));
  return real.length === type.types.length || real.length === 0 ? type : variantType(real);
}

/** Whether it contains anything besides aliases and variants. */
function isReal(type: PuppetType): boolean {
  return reach(type, (each) => each.name !== "TypeAlias" && each.name !== "Variant");
}

function leadsTo(alias: Types.AliasType, type: PuppetType): boolean {
  return reach(type, (each) => each === alias || (each.name === "TypeAlias" && sameType(each, alias)));
}

function reach(type: PuppetType, isFound: (type: PuppetType) => boolean): boolean {
  return findType(type, isFound) !== undefined;
}

/** The first type that fits inside a type (and inside the types that its aliases denote), from the outside in. */
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
