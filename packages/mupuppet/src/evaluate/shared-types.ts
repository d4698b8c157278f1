import { createType, type PuppetType } from "@cairn/puppet-core/types";
import { walk, type Kind, type Node } from "@cairn/puppet-core/manifest";
import type { AliasBody, ClassBody, DefineBody } from "../resolve/definition.js";
import type { Compilation } from "./compilation.js";
import type { ParameterTypes } from "./parameter-types.js";
import { lookUpResourceType } from "./resource-type.js";

/** The meaning of a name in a type that isn't built in: an alias, or a resource type. */
interface Meaning {
  readonly name: string;
  readonly alias: { readonly definition: AliasBody; readonly type: PuppetType } | undefined;
  /** The resource type's name; undefined if there is none. */
  readonly resourceType: string | undefined;
}

interface Shared {
  readonly types: ParameterTypes;
  readonly meanings: readonly Meaning[];
}

/** What was evaluated for one node of a run; definitions belong to a run. */
const shared = new WeakMap<ClassBody | DefineBody, Shared>();

/** Types that use more names than this, directly or through aliases, aren't worth sharing. */
const mostNames = 200;

/** What a type may contain that is the same for every node: no variables, calls, or parameters of resources. */
const plainKinds: ReadonlySet<Kind> = new Set<Kind>(
  "access array boolean default float group hash integer name regex string type-name unary undef".split(" ") as Kind[],
);

/**
 * The types of a definition's parameters from another node, if all names in them have the same meaning for this one.
 */
export function takeSharedTypes(
  compilation: Compilation,
  definition: ClassBody | DefineBody,
): ParameterTypes | undefined {
  const known = shared.get(definition);
  if (!known?.meanings.every((meaning) => meansTheSame(meaning, compilation))) return undefined;
  for (const { alias } of known.meanings) if (alias) compilation.aliases.set(alias.definition, alias.type);
  return known.types;
}

function meansTheSame({ name, alias, resourceType }: Meaning, compilation: Compilation): boolean {
  const definition = compilation.definitions.findAlias(name);
  if (definition !== alias?.definition) return false;
  if (!alias) return lookUpResourceType(name, compilation)?.name === resourceType;
  return !compilation.aliases.has(alias.definition) || compilation.aliases.get(alias.definition) === alias.type;
}

/** Keeps the types of a definition's parameters for other nodes, if they depend only on names. */
export function shareTypes(compilation: Compilation, definition: ClassBody | DefineBody, types: ParameterTypes): void {
  const meanings = compilation.isPaper ? undefined : meaningsIn(definition, compilation);
  if (meanings) shared.set(definition, { types, meanings });
}

/**
 * The names in the types of the parameters, and in the aliases that they use; undefined if they contain more than
 * names.
 */
function meaningsIn({ node }: ClassBody | DefineBody, compilation: Compilation): Meaning[] | undefined {
  const found = new Map<string, Meaning>();
  const waiting: Node[] = node.parameters.flatMap(({ type }) => type ?? []);
  for (let type = waiting.pop(); type; type = waiting.pop()) {
    const names = namesIn(type);
    if (!names || found.size > mostNames) return undefined;
    for (const name of names) {
      if (found.has(name)) continue;
      const meaning = meaningOf(name, compilation);
      found.set(name, meaning);
      if (meaning.alias) waiting.push(meaning.alias.definition.node.target);
    }
  }
  return [...found.values()];
}

function namesIn(type: Node): Set<string> | undefined {
  const names = new Set<string>();
  let isPlain = true;
  walk(type, (node) => {
    isPlain &&= plainKinds.has(node.kind) && (node.kind !== "access" || node.target.kind === "type-name");
    if (node.kind === "type-name" && !isPuppets(node.name)) names.add(node.name);
  });
  return isPlain ? names : undefined;
}

function isPuppets(name: string): boolean {
  const known = createType(name);
  return name === "Deferred" || (known !== undefined && "kind" in known);
}

function meaningOf(name: string, compilation: Compilation): Meaning {
  const definition = compilation.definitions.findAlias(name);
  const type = definition && compilation.aliases.get(definition);
  const alias = definition && type && { definition, type };
  return { name, alias, resourceType: definition ? undefined : lookUpResourceType(name, compilation)?.name };
}
