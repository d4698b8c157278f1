import { capitalize } from "@cairn/puppet-expressions/types";
import { inspect, type Value } from "@cairn/puppet-expressions/values";
import { referenceTo } from "../catalog/resource.js";
import type { ResourceTypes } from "../resource-types/resource-types.js";
import type { DeclaredResource } from "./declared-resource.js";
import { alreadyAliased, alreadyDeclared } from "./duplicates.js";

/** The resources of a compilation: in order, and by their references and other names. */
export class ResourceTable {
  private readonly types: ResourceTypes;
  /** In the order in which they were declared. */
  readonly all: DeclaredResource[] = [];
  private readonly byType = new Map<string, DeclaredResource[]>();
  /** By reference, and by what else makes them unique. */
  private readonly byReference = new Map<string, DeclaredResource>();

  constructor(types: ResourceTypes) {
    this.types = types;
  }

  /** Adds a resource; throws a Failure if there is one of its type with its title, its name parameters or its alias. */
  add(resource: DeclaredResource): void {
    const existing = this.byReference.get(resource.reference);
    if (existing) throw alreadyDeclared(resource, existing);
    this.append(resource);
    this.addAliases(resource);
  }

  /** Whether there is a resource with exactly this reference. */
  has(reference: string): boolean {
    return this.byReference.has(reference);
  }

  /** Adds a resource without asking what else makes it unique. */
  append(resource: DeclaredResource): void {
    this.byReference.set(resource.reference, resource);
    resource.order = this.all.length;
    this.all.push(resource);
    const others = this.byType.get(resource.type);
    if (others) others.push(resource);
    else this.byType.set(resource.type, [resource]);
  }

  /** Those of a type (`File`), in the order in which they were declared; the list grows. */
  ofType(type: string): readonly DeclaredResource[] {
    return this.byType.get(type) ?? [];
  }

  /** The resource that a reference means: by its title, or by what its title says of its name parameters. */
  find(type: string, title: string): DeclaredResource | undefined {
    const name = capitalize(type);
    if (name === "Class") return this.byReference.get(referenceTo(name, classTitle(title)));
    return this.byReference.get(referenceTo(name, title)) ?? this.findByKey(name, title);
  }

  private findByKey(type: string, title: string): DeclaredResource | undefined {
    const facts = this.types.find(type.toLowerCase());
    const key = facts && this.types.uniquenessKey(facts, title, () => undefined);
    return key && this.byReference.get(keyText(type, key));
  }

  private addAliases(resource: DeclaredResource): void {
    for (const alias of explicitAliases(resource)) this.addAlias(resource, alias, [alias]);
    const key = this.uniquenessKey(resource);
    if (!key || (key.length === 1 && key[0] === resource.title)) return;
    this.addAlias(resource, key, key);
  }

  private uniquenessKey(resource: DeclaredResource): readonly Value[] | undefined {
    const { typeFacts } = resource;
    if (typeFacts) return this.types.uniquenessKey(typeFacts, resource.title, (name) => resource.valueOf(name));
    const name = resource.valueOf("name");
    return name === undefined || name === null || resource.isClass ? undefined : [name];
  }

  private addAlias(resource: DeclaredResource, alias: Value, key: readonly Value[]): void {
    const text = keyText(resource.type, key);
    if (typeof alias === "string" && text === resource.reference) return;
    const existing = this.byReference.get(text);
    if (existing === resource) return;
    if (existing) throw alreadyAliased(resource, existing, key);
    this.byReference.set(text, resource);
  }
}

/** What a resource's `alias` says, as far as it says something. */
export function explicitAliases(resource: DeclaredResource): readonly Value[] {
  const given = resource.valueOf("alias") ?? null;
  return given === null ? [] : [given].flat(20).filter((alias) => alias !== null);
}

/** One name alone is like a title. */
export function keyText(type: string, key: readonly Value[]): string {
  if (key.length === 1 && typeof key[0] === "string") return referenceTo(type, key[0]);
  return referenceTo(type, key.map((each) => `\0${each === null ? "" : inspect(each)}`).join(""));
}

/** A class's title in references: without leading `::`, capitalised; only what stands at top level is in small letters. */
export function classTitle(name: string): string {
  if (name === "") return "main";
  return capitalize(name.startsWith("::") ? name.slice(2) : name);
}
