import { Failure, growWalk } from "@cairn/evaluation";
import type { DeclaredResource } from "./declared-resource.js";
import { isArray, toText, type Value } from "@cairn/puppet-core/values";

const plainTag = /^[a-z0-9_][a-z0-9_:.-]*$/;

/** Adds a tag, and the segments of a qualified one; throws a Failure for an invalid tag. */
export function addTag(tags: Adding, tag: string): void {
  if (!addLegalTag(tags, tag)) throw new Failure("invalid-tag", `Invalid tag '${tag.toLowerCase()}'`);
}

/** Adds a tag if it is valid; returns whether it is. */
export function addLegalTag(tags: Adding, tag: string): boolean {
  const name = tag.toLowerCase();
  if (!plainTag.test(name) && !isLegal(name)) return false;
  tags.add(name);
  if (name.includes("::")) for (const segment of withoutEnd(name).split("::")) tags.add(segment);
  return true;
}

function withoutEnd(name: string): string {
  let end = name.length;
  while (name.endsWith("::", end)) end -= 2;
  return name.slice(0, end);
}

/** The pattern is inside since V8 takes 0.4 ms to compile its classes, and hardly any program has such a tag. */
function isLegal(name: string): boolean {
  return /^[\p{Alphabetic}\p{Nd}_][\p{Alphabetic}\p{Nd}_:.-]*\n?$/u.test(name);
}

/** Adds the tags that a value names: a string, or an array of them. */
export function addTags(tags: Adding, value: Value): void {
  const waiting: Value[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop()!;
    growWalk(1);
    if (isArray(next)) for (let index = next.length - 1; index >= 0; index--) waiting.push(next[index]!);
    else if (next !== null) addTag(tags, toText(next));
  }
}

/** Adds the tags of the resource whose body declared it. */
export function addContainerTags({ tags, scope }: DeclaredResource): void {
  if (scope.resource.tags !== tags) tags.inherit(scope.resource.tags);
}

/** A set of tags that grows. */
interface Adding {
  add(tag: string): unknown;
}
