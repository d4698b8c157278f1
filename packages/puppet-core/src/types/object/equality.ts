import { Failure } from "@cairn/evaluation";
import { isArray, type Value } from "../../values/value.js";
import type { ObjectDefinition } from "../type.js";
import { lineage } from "../lineage.js";
import { comparedAttributes, labelOfMember, labelOfObject, membersOf } from "./members.js";

/** The names in `equality`; throws a Failure if they aren't attributes that may be compared. */
export function checkEquality(definition: ObjectDefinition, given: Value | undefined): readonly string[] | undefined {
  if (given === undefined) return undefined;
  const names = (isArray(given) ? given : [given]) as readonly string[];
  if (names.length > 0 && definition.ignoresTypeInEquality) {
    const problem = "equality_include_type = false cannot be combined with non empty equality specification";
    throw new Failure("evaluation", problem);
  }
  for (const name of names) {
    const problem = problemOf(name, definition);
    if (problem !== undefined)
      throw new Failure("evaluation", `${labelOfObject(definition)} equality is referencing ${problem}`);
  }
  return names;
}

function problemOf(name: string, definition: ObjectDefinition): string | undefined {
  const { attributes, functions } = membersOf(definition);
  const above = definition.parent;
  const inherited = membersOf(above);
  const member =
    inherited.attributes.get(name) ?? inherited.functions.get(name) ?? attributes.get(name) ?? functions.get(name);
  if (!member) return `non existent attribute '${name}'`;
  if (above && inherited.attributes.has(name) && comparedAttributes(above).has(name)) {
    const definer = [...lineage(above)].findLast((each) => comparedAttributes(each).has(name)) ?? above;
    return `${labelOfMember(member)} which is included in equality of ${labelOfObject(definer)}`;
  }
  if (member.member === "function") return `${labelOfMember(member)}. Only attribute references are allowed`;
  if (member.kind !== "constant") return undefined;
  return `constant ${labelOfMember(member)}. Reference to constant is not allowed in equality`;
}
