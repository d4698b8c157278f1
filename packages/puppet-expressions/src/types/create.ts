import { isArray, type Value } from "../values/value.js";
import { aliasOrSimple } from "./create-named.js";
import { createCollection } from "./create-collections.js";
import { createContaining } from "./create-containing.js";
import { createScalar } from "./create-scalars.js";
import type { PuppetType } from "./type.js";

/** Why Puppet refuses such parameters, in its words; `index` is the parameter to blame, if it is one. */
export interface TypeProblem {
  readonly problem: string;
  readonly index?: number | undefined;
}

/** What came of making a type. */
export type Creation = PuppetType | TypeProblem;

/** Whether no type could be made. */
export function isProblem(creation: Creation): creation is TypeProblem {
  return "problem" in creation;
}

/**
 * A type from its name and the values between its brackets, as Puppet's `Name[...]` makes it; arrays among the values are
 * opened where Puppet opens them. Nothing where Puppet has no type of that name (it may be a resource type or an alias).
 */
export function createType(name: string, parameters: readonly Value[] = []): Creation | undefined {
  if (parameters.length === 0) return aliasOrSimple(name);
  const flat = name === "Callable" || name === "Struct" ? parameters : flatten(parameters);
  return createScalar(name, flat) ?? createContaining(name, flat) ?? createCollection(name, flat) ?? refuse(name);
}

/** Names of types that take no parameters. */
function refuse(name: string): TypeProblem | undefined {
  const known = aliasOrSimple(name);
  return known && { problem: `Operator '[]' is not applicable to a ${name}-Type` };
}

/** All values of nested arrays, in order. */
function flatten(parameters: readonly Value[]): Value[] {
  const flat: Value[] = [];
  const waiting = [...parameters].reverse();
  while (waiting.length > 0) {
    const value = waiting.pop()!;
    if (isArray(value)) for (let index = value.length - 1; index >= 0; index--) waiting.push(value[index]!);
    else flat.push(value);
  }
  return flat;
}
