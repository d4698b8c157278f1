import { Failure } from "@cairn/evaluation";
import { isInstance } from "@cairn/puppet-core/types";
import { patternOf } from "@cairn/puppet-core/patterns";
import { equalValues, foldCase, isArray, isType, kindOf, toText, type Value } from "@cairn/puppet-core/values";
import type { ExportedResource } from "../../catalog/exported.js";
import { isSameAsJson } from "../../exported/json-value.js";
import type { DeclaredResource } from "../declared-resource.js";
import type { Condition, Memory } from "./query.js";

/**
 * `name == value`: true for an array if it is for one of its items. `reference`: whether the value is a reference to a
 * resource.
 */
export function isEqual(name: string, value: Value, reference = false): Condition {
  const holds = (resource: DeclaredResource): boolean => {
    const actual = attributeOf(resource, name);
    if (isArray(actual)) return includes(actual, value, reference);
    if (isType(value) && isType(actual) && !reference) throw incomparable(name);
    return equalValues(actual, value);
  };
  const title = name === "title" && typeof value === "string" ? foldCase(value) : undefined;
  return { holds, holdsElsewhere: (resource) => isSameElsewhere(resource, name, value), title };
}

/** Puppet's compiler crashes on it. */
function incomparable(name: string): Failure {
  return new Failure("evaluation", `A query can't compare \`${name}\` with a data type`, {
    help: `compare with a reference that is written in place: \`${name} == $references[0]\``,
  });
}

/** `name != value`: an array is compared as a whole. */
export function isDifferent(name: string, value: Value): Condition {
  return {
    holds: (resource) => !equalValues(attributeOf(resource, name), value),
    holdsElsewhere: (resource) =>
      name === "tag" ? !resource.tags.includes(toText(value).toLowerCase()) : !isSameElsewhere(resource, name, value),
  };
}

/** `tag == value`: a resource also has the tags of all its containers. */
export function isTagged(tags: readonly Value[]): Condition {
  const wanted = tags.map((tag) => toText(tag).toLowerCase());
  const [only] = wanted;
  const hasOne: Test =
    wanted.length === 1
      ? (resource) => resource.tags.hasOwn(only!)
      : (resource) => wanted.some((tag) => resource.tags.hasOwn(tag));
  const holds = (resource: DeclaredResource, memory: Memory): boolean => {
    if (hasOne(resource)) return true;
    const container = resource.scope.resource;
    return container !== resource && isTaggedWithin(container, hasOne, memory);
  };
  return { holds, holdsElsewhere: ({ tags: all }) => wanted.some((tag) => all.includes(tag)), tags: wanted };
}

type Test = (resource: DeclaredResource) => boolean;

/** Searches from container to container, and memoises the result for all of them. */
function isTaggedWithin(innermost: DeclaredResource, hasOne: Test, memory: Memory): boolean {
  const path: DeclaredResource[] = [];
  let current = innermost;
  let found = memory.get(current);
  while (found === undefined) {
    path.push(current);
    const container = current.scope.resource;
    if (hasOne(current)) found = true;
    else if (container === current) found = false;
    else found = memory.get((current = container));
  }
  for (const each of path) memory.set(each, found);
  return found;
}

function attributeOf(resource: DeclaredResource, name: string): Value {
  return name === "title" ? resource.title : (resource.valueOf(name) ?? null);
}

function isSameElsewhere({ parameters, title }: ExportedResource, name: string, value: Value): boolean {
  if (name === "title") return title === value;
  return Object.hasOwn(parameters, name) && isSameAsJson(value, parameters[name]!);
}

function includes(items: readonly Value[], wanted: Value, reference: boolean): boolean {
  if (isType(wanted) && !reference) return items.some((item) => isInstance(wanted, item));
  if (typeof wanted === "object" && wanted !== null && !isArray(wanted) && wanted.kind === "regexp") {
    const pattern = patternOf(wanted.source);
    return items.some((item) => typeof item === "string" && pattern.test(item));
  }
  return items.some(
    (item) => equalValues(item, wanted) || (kindOf(wanted) === "version" && toText(item) === toText(wanted)),
  );
}
