import { capitalize } from "@cairn/puppet-core/types";
import { flattened, inspect, type Value } from "@cairn/puppet-core/values";
import type { ResourceTypes } from "../resource-types/resource-types.js";
import type { DeclaredResource } from "./declared-resource.js";
import { alreadyAliased, alreadyDeclared } from "./duplicates.js";

/** The resources of one type. */
interface OfType {
  /** In the order of declaration. */
  readonly all: DeclaredResource[];
  /** By title, and by other unique names. */
  readonly byName: Map<string, DeclaredResource>;
}

/** The resources of a compilation: in order, and by their titles and other names. */
export class ResourceTable {
  private readonly types: ResourceTypes;
  /** In the order of declaration. */
  readonly all: DeclaredResource[] = [];
  private readonly byType = new Map<string, OfType>();

  constructor(types: ResourceTypes) {
    this.types = types;
  }

  /** Adds a resource; throws a Failure if there is one of its type with its title, its name parameters or its alias. */
  add(resource: DeclaredResource): void {
    const others = this.othersOf(resource.type);
    const existing = others.byName.get(resource.title);
    if (existing) throw alreadyDeclared(resource, existing);
    this.enter(resource, others);
    this.addAliases(resource, others);
  }

  /** Whether there is a resource with exactly this type and title. */
  has({ title, type }: DeclaredResource): boolean {
    return this.byType.get(type)?.byName.has(title) === true;
  }

  /** Adds a resource without checking its other names. */
  append(resource: DeclaredResource): void {
    this.enter(resource, this.othersOf(resource.type));
  }

  /** Those of a type (`File`), in the order of declaration; the list grows. */
  ofType(type: string): readonly DeclaredResource[] {
    return this.byType.get(type)?.all ?? [];
  }

  /** The resource that a reference denotes: by its title, or by the name parameters that its title implies. */
  find(type: string, title: string): DeclaredResource | undefined {
    const name = capitalize(type);
    const byName = this.byType.get(name)?.byName;
    if (name === "Class") return byName?.get(classTitle(title));
    return byName && (byName.get(title) ?? this.findByKey(name, title, byName));
  }

  private findByKey(type: string, title: string, byName: OfType["byName"]): DeclaredResource | undefined {
    const facts = this.types.find(type.toLowerCase());
    const key = facts && this.types.uniquenessKey(facts, title);
    return key && byName.get(keyText(key));
  }

  private othersOf(type: string): OfType {
    let others = this.byType.get(type);
    if (!others) this.byType.set(type, (others = { all: [], byName: new Map<string, DeclaredResource>() }));
    return others;
  }

  private enter(resource: DeclaredResource, others: OfType): void {
    resource.order = this.all.length;
    this.all.push(resource);
    others.all.push(resource);
    others.byName.set(resource.title, resource);
  }

  private addAliases(resource: DeclaredResource, { byName }: OfType): void {
    for (const alias of explicitAliases(resource)) addAlias(resource, alias, [alias], byName);
    const key = this.uniquenessKey(resource);
    if (!key || (key.length === 1 && key[0] === resource.title)) return;
    addAlias(resource, key, key, byName);
  }

  private uniquenessKey(resource: DeclaredResource): readonly Value[] | undefined {
    const { typeFacts } = resource;
    if (typeFacts) return this.types.uniquenessKey(typeFacts, resource.title, resource);
    const name = resource.valueOf("name");
    return name === undefined || name === null || resource.isClass ? undefined : [name];
  }
}

function addAlias(
  resource: DeclaredResource,
  alias: Value,
  key: readonly Value[],
  byName: Map<string, DeclaredResource>,
): void {
  const text = keyText(key);
  if (typeof alias === "string" && text === resource.title) return;
  const existing = byName.get(text);
  if (existing === resource) return;
  if (existing) throw alreadyAliased(resource, existing, key);
  byName.set(text, resource);
}

const noAliases: readonly Value[] = [];

/** The aliases of a resource's `alias` parameter. */
export function explicitAliases(resource: DeclaredResource): readonly Value[] {
  const given = resource.valueOf("alias") ?? null;
  return given === null ? noAliases : flattened([given]).filter((alias) => alias !== null);
}

/** A key among the titles of its type: a single name is like a title. */
export function keyText(key: readonly Value[]): string {
  if (key.length === 1 && typeof key[0] === "string") return key[0];
  return key.map((each) => `\0${each === null ? "" : inspect(each)}`).join("");
}

/** A class's title in references: without leading `::`, capitalised; only `main` is in lower case. */
export function classTitle(name: string): string {
  if (name === "") return "main";
  return capitalize(name.startsWith("::") ? name.slice(2) : name);
}
