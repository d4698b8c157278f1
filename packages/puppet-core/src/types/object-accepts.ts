import { patternMatches } from "./assignable-scalars.js";
import { equalValues } from "../values/compare.js";
import type { HashValue } from "../values/hash.js";
import { isType, kindOf, type RegexpValue, type Value } from "../values/value.js";
import { lineage } from "./lineage.js";
import { sameType } from "./make.js";
import type { ObjectDefinition, ObjectType, PuppetType } from "./type.js";

/** `isAssignable`, which uses this. */
type Accepts = (type: PuppetType, other: PuppetType) => boolean;

/** Whether all objects of `other` are of a type: it is the same one, or inherits from it. */
export function objectAccepts(type: ObjectType, other: PuppetType, accepts: Accepts): boolean {
  if (other.name !== "Object") return false;
  const { definition, parameters } = type;
  if (!definition) return true;
  if (!other.definition) return false;
  for (const each of lineage(other.definition)) {
    if (isSame(each, definition)) return !parameters || parametersMatch(parameters, other.parameters, accepts);
  }
  return false;
}

/** A type may have been written twice. */
function isSame(one: ObjectDefinition, other: ObjectDefinition): boolean {
  const typeOf = (definition: ObjectDefinition): ObjectType => ({ kind: "type", name: "Object", definition });
  return one === other || (one.name === other.name && sameType(typeOf(one), typeOf(other)));
}

function parametersMatch(wanted: HashValue, actual: HashValue | undefined, accepts: Accepts): boolean {
  return [...wanted.entries()].every(([name, value]) => {
    const own = actual?.get(name);
    return own !== undefined && matches(own, value, accepts);
  });
}

/** Puppet matches the type's value against the object's as against an option of `case`. */
function matches(option: Value, value: Value, accepts: Accepts): boolean {
  if (isType(option)) return isType(value) && accepts(value, option);
  if (kindOf(option) === "regexp")
    return (
      typeof value === "string" &&
      patternMatches({ kind: "type", name: "Pattern", patterns: [option as RegexpValue] }, value)
    );
  return equalValues(option, value);
}
