import { flattened, isType, type Value } from "@cairn/puppet-core/values";
import type { Resource } from "../catalog/resource.js";
import type { ResourceTypes } from "../resource-types/resource-types.js";
import { namingParameter } from "../resource-types/type-table.js";
import { LeastSize } from "./least-size.js";

const relationships: ReadonlySet<string> = new Set(["before", "notify", "require", "subscribe"]);

/** A parameter as it is printed in the catalog. */
export type PrintedParameter = readonly [name: string, value: Value];

/** The parameters of a resource as `eachPrinted` yields them. */
export function printedParameters(resource: Resource, types: ResourceTypes): readonly PrintedParameter[] {
  const printed: PrintedParameter[] = [];
  eachPrinted(resource, types, (name, value) => printed.push([name, value]));
  return printed;
}

/**
 * Visits the parameters of a resource as its catalog shows them, in order: those that its title sets first, `name`
 * under the name that the type has for it, without those that are undef or only repeat the title.
 */
export function eachPrinted(
  resource: Resource,
  types: ResourceTypes,
  take: (name: string, value: Value) => void,
): void {
  const facts = resource.kind === "compilable_type" ? types.find(resource.type.toLowerCase()) : undefined;
  const naming = facts ? namingParameter(facts) : "name";
  const isName = !facts || types.isName(facts, naming, resource.title);
  const parts = isName ? undefined : types.parseTitle(facts, resource.title);
  if (!parts && isPlain(resource, naming)) {
    for (const { name, value } of resource.parameters.values()) {
      const shown = printedValue(name, value);
      if (shown !== null) take(name, shown);
    }
    return;
  }
  for (const [name, value] of namedParameters(
    resource,
    naming,
    parts ?? [[isName ? naming : "name", resource.title]],
  )) {
    take(name, value);
  }
}

/** Whether the title is its name and no parameter sets another one, and all names are printed as they are. */
function isPlain(resource: Resource, naming: string): boolean {
  for (const { name } of resource.parameters.values()) {
    if (name === naming || name === "name" || hasCapital(name)) return false;
  }
  return !isNamedApart(resource);
}

function hasCapital(name: string): boolean {
  for (let at = 0; at < name.length; at++) {
    const unit = name.charCodeAt(at);
    if (unit >= 65 && unit <= 90) return true;
  }
  return false;
}

function namedParameters(
  resource: Resource,
  naming: string,
  parts: Iterable<readonly [string, string]>,
): PrintedParameter[] {
  const printed = new Map<string, Value>(parts);
  for (const { name: written, value: given } of resource.parameters.values()) {
    const name = written.toLowerCase();
    const value = printedValue(name, given);
    if (value !== null) printed.set(name === "name" ? naming : name, value);
  }
  if (printed.get(naming) === resource.title && !isNamedApart(resource)) printed.delete(naming);
  return [...printed];
}

/** Puppet names these two by a symbol, and some by a number, so that their names differ from their titles. */
function isNamedApart({ hasOddTitle, title, type }: Resource): boolean {
  return hasOddTitle === true || (title === "main" && (type === "Class" || type === "Stage"));
}

/** A secret is printed, and marked elsewhere; lists of references are flat. */
function printedValue(name: string, value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  const plain = isSensitive(value) ? value.value : value;
  if (!Array.isArray(plain)) return plain;
  const items = plain as readonly Value[];
  if (relationships.has(name)) return flattened(items).filter((item) => item !== null);
  return items.some(Array.isArray) && holdsReference(items) && isShort(items) ? flattened(items) : items;
}

/** Whether there is a reference in a list, at any depth; shared lists are visited once. */
function holdsReference(items: readonly Value[]): boolean {
  const waiting = [items];
  const seen = new Set(waiting);
  for (let list = waiting.pop(); list; list = waiting.pop()) {
    if (list.some(isReference)) return true;
    for (const item of list) {
      if (!Array.isArray(item) || seen.has(item as readonly Value[])) continue;
      seen.add(item as readonly Value[]);
      waiting.push(item as readonly Value[]);
    }
  }
  return false;
}

/** Nothing longer is printed unless all limits are lifted, and values that are only compared needn't be flat. */
const mostUnits = 2 ** 28;

function isShort(items: readonly Value[]): boolean {
  return new LeastSize().of(items) <= mostUnits;
}

function isSensitive(value: Value): value is Extract<Value, { readonly kind: "sensitive" }> {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    "kind" in value &&
    value.kind === "sensitive"
  );
}

function isReference(value: Value): boolean {
  return isType(value) && (value.name === "Class" || value.name === "Resource");
}

/** The names of the parameters that hold secrets. */
export function sensitiveParameters({ parameters, sensitive }: Resource): readonly string[] {
  let found: string[] | undefined;
  for (const { name, value } of parameters.values()) {
    if (isSensitive(value) && !sensitive.has(name)) (found ??= []).push(name);
  }
  return sensitive.size === 0 ? (found ?? none) : [...sensitive, ...(found ?? none)];
}

const none: readonly string[] = [];
