import { patternMatches } from "../assignable-scalars.js";
import { equalValues } from "../../values/compare.js";
import type { HashValue } from "../../values/hash.js";
import { isType, kindOf, type RegexpValue, type Value } from "../../values/value.js";
import { isAssignable } from "../assignable.js";
import { isInstance } from "../instance.js";
import { sameType } from "../make.js";
import type { ObjectDefinition, ObjectType } from "../type.js";
import { lineage } from "./members.js";

/** Whether all objects of `other` are of a type: it is the same one, or inherits from it. */
export function objectAccepts(type: ObjectType, other: ObjectType): boolean {
  const { definition, parameters } = type;
  if (!definition) return true;
  if (!other.definition) return false;
  for (const each of lineage(other.definition)) {
    if (isSame(each, definition)) return !parameters || parametersMatch(parameters, other.parameters);
  }
  return false;
}

/** A type may have been written twice. */
function isSame(one: ObjectDefinition, other: ObjectDefinition): boolean {
  const typeOf = (definition: ObjectDefinition): ObjectType => ({ kind: "type", name: "Object", definition });
  return one === other || (one.name === other.name && sameType(typeOf(one), typeOf(other)));
}

function parametersMatch(wanted: HashValue, actual: HashValue | undefined): boolean {
  return [...wanted.entries()].every(([name, value]) => {
    const own = actual?.get(name);
    return own !== undefined && matches(own, value);
  });
}

/** Puppet matches the type's value against the object's as against an option of `case`. */
function matches(option: Value, value: Value): boolean {
  if (isType(option)) return isInstance(option, value) || (isType(value) && isAssignable(value, option));
  if (kindOf(option) === "regexp")
    return (
      typeof value === "string" &&
      patternMatches({ kind: "type", name: "Pattern", patterns: [option as RegexpValue] }, value)
    );
  return equalValues(option, value);
}
