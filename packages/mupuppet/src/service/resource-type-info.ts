/** Everything known about resource types that aren't defined in Puppet: built-in ones, and those of modules in Ruby. */
import type { Surroundings } from "@cairn/language-server";
import { acceptedValues } from "../link/attribute-values.js";
import type { ResourceTypes } from "../resource-types/resource-types.js";
import { TypeTable } from "../resource-types/type-table.js";
import { rubyTypeOf } from "./ruby-type-names.js";

/** The files around a text, with the resource types that a check of it knows. */
export interface PuppetSurroundings extends Surroundings {
  /** Undefined if the settings have errors. */
  readonly checkedTypes: ResourceTypes | undefined;
}

/** An attribute of a resource type. */
export interface AttributeInfo {
  readonly name: string;
  readonly detail?: string | undefined;
  readonly documentation?: string | undefined;
  /** Accepted values, as Puppet code. */
  readonly values: readonly string[];
  /** Regular expressions of further values. */
  readonly patterns: readonly string[];
}

/** A resource type with its attributes, by their names. */
export interface ResourceTypeInfo {
  readonly documentation?: string | undefined;
  readonly attributes: ReadonlyMap<string, AttributeInfo>;
}

/** The types of Puppet and of well-known modules, whatever a check knows. */
const wellKnown = new TypeTable();

/** The names of the resource types that no manifest defines. */
export function resourceTypeNames({ checkedTypes, definitionsOf }: PuppetSurroundings): ReadonlySet<string> {
  const defined = definitionsOf("resourceType").map(({ key }) => key.slice("resourceType ".length));
  return new Set([...wellKnown.names, ...(checkedTypes?.names ?? []), ...defined]);
}

/**
 * A resource type by its name. Its Ruby in the workspace shows documentation and values; attributes that it creates
 * only when it runs come from the check.
 */
export function resourceTypeInfo(name: string, around: PuppetSurroundings): ResourceTypeInfo | undefined {
  const [ruby] = around.definitionsFor(`resourceType ${name}`).flatMap((definition) => rubyTypeOf(definition) ?? []);
  const facts = around.checkedTypes?.find(name) ?? wellKnown.find(name);
  if (!ruby && !facts) return undefined;
  const attributes = new Map<string, AttributeInfo>();
  for (const attribute of ruby?.attributes ?? [])
    if (!attributes.has(attribute.name)) attributes.set(attribute.name, attribute);
  for (const parameter of facts?.parameters ?? [])
    if (!attributes.has(parameter))
      attributes.set(parameter, { name: parameter, values: acceptedValues(name, parameter) ?? [], patterns: [] });
  return { documentation: ruby?.documentation, attributes };
}
