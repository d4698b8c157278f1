import { isArray, type Value } from "../values/value.js";
import { aliasOrSimple } from "./create-named.js";
import { createCollection } from "./create-collections.js";
import { createContaining } from "./create-containing.js";
import { wrongCount } from "./create-problems.js";
import { createScalar } from "./create-scalars.js";
import { createSpecial } from "./create-special.js";
import type { PuppetType } from "./type.js";

/** Why Puppet rejects such parameters, in its words; `index` is the parameter to blame, if it is one. */
export interface TypeProblem {
  readonly problem: string;
  readonly index?: number | undefined;
  /** Whether Ruby itself rejects it: Puppet's message then also names the expression. */
  readonly isRaised?: boolean;
}

/** The result of creating a type. */
export type Creation = PuppetType | TypeProblem;

/** Whether no type could be created. */
export function isProblem(creation: Creation): creation is TypeProblem {
  return "problem" in creation;
}

/**
 * A type from its name and the values between its brackets, as Puppet's `Name[...]` makes it; arrays among the values
 * are flattened where Puppet flattens them. Undefined if Puppet has no type of that name (it may be a resource type or
 * an alias).
 */
export function createType(name: string, parameters: readonly Value[] = []): Creation | undefined {
  if (parameters.length === 0) return aliasOrSimple(name);
  const flat = name === "Callable" || name === "Struct" ? parameters : flatten(parameters);
  if (flat.length === 0) return noParameters(name) ?? parameterlessTypeProblem(name);
  return (
    createScalar(name, flat) ??
    createContaining(name, flat) ??
    createCollection(name, flat) ??
    createSpecial(name, flat) ??
    parameterlessTypeProblem(name)
  );
}

/** Brackets that contain only empty arrays. */
function noParameters(name: string): Creation | undefined {
  const limits = counts[name];
  if (limits) return wrongCount(name, limits[0], limits[1], 0);
  if (name === "String") return { problem: "String supports [] with one or two arguments. Got 0" };
  if (name !== "Integer" && name !== "Float") return name === "NotUndef" ? aliasOrSimple(name) : undefined;
  return { problem: `${name}-Type supports [] with one or two arguments (from, to). Got 0` };
}

const [one, many] = [
  [1, 1],
  [1, Infinity],
] as const;

/** How many parameters types take. */
const counts: Readonly<Record<string, readonly [number, number]>> = {
  ...{ Boolean: one, Regexp: one, Optional: one, Type: one, Iterable: one, Iterator: one, Sensitive: one, URI: one },
  ...{ Enum: many, Pattern: many, Variant: many, Tuple: many, SemVer: many },
  ...{ Collection: [1, 2], Array: [1, 3], Hash: [2, 4] },
};

/** Rejects the types that take no parameters. */
function parameterlessTypeProblem(name: string): TypeProblem | undefined {
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
