import { HashValue } from "../../values/hash.js";
import type { Value } from "../../values/value.js";
import { generalize } from "../generalize.js";
import { infer } from "../infer.js";
import { sameType } from "../make.js";
import type { ObjectAttribute, ObjectDefinition, ObjectFunction, PuppetType } from "../type.js";
import { membersOf, ownAttributes } from "./members.js";

type Member = ObjectAttribute | ObjectFunction;
type Entry = readonly [Value, Value];

/** The hash from which an Object type can be made again, as Puppet prints it and writes it into catalogs. */
export function describeObject(definition: ObjectDefinition): HashValue {
  const { checks, equality, name, parentType } = definition;
  const { functions, typeParameters } = membersOf(definition);
  const attributes = ownAttributes(definition);
  const constants = attributes.filter(isPlainConstant);
  const others = attributes.filter((each) => !isPlainConstant(each));
  const isOwn = ({ container }: Member): boolean => container === definition;
  return new HashValue([
    ...(name === undefined ? [] : [["name", name] as const]),
    ...(parentType ? [["parent", parentType] as const] : []),
    ...unlessEmpty("type_parameters", [...typeParameters.values()].filter(isOwn).map(entryOf)),
    ...unlessEmpty("attributes", others.map(entryOf)),
    ...unlessEmpty(
      "constants",
      constants.map((each) => [each.name, each.value ?? null]),
    ),
    ...unlessEmpty("functions", [...functions.values()].filter(isOwn).map(entryOf)),
    ...(equality ? [["equality", equality] as const] : []),
    ...(checks === undefined || checks === null ? [] : [["checks", checks] as const]),
  ]);
}

function unlessEmpty(key: string, entries: readonly Entry[]): Entry[] {
  return entries.length === 0 ? [] : [[key, new HashValue(entries)]];
}

/** A constant whose type follows from its value. */
function isPlainConstant({ kind, type, value }: ObjectAttribute): boolean {
  return kind === "constant" && sameType(type, generalize(infer(value ?? null)));
}

/** That of a type parameter became optional. */
function writtenType({ member, type }: Member): PuppetType {
  return member === "type_parameter" && type.name === "Optional" ? (type.type ?? type) : type;
}

/** A member with nothing but a type is written as that. */
function entryOf(member: Member): Entry {
  const { isFinal, isOverride, name } = member;
  const { kind, value } = member.member === "function" ? ({} as Partial<ObjectAttribute>) : member;
  const type = writtenType(member);
  const entries: Entry[] = [
    ["type", type],
    ...(isFinal && kind !== "constant" ? [["final", true] as const] : []),
    ...(isOverride ? [["override", true] as const] : []),
    ...(kind === undefined ? [] : [["kind", kind] as const]),
    ...(value === undefined ? [] : [["value", value] as const]),
  ];
  return [name, entries.length === 1 ? type : new HashValue(entries)];
}
