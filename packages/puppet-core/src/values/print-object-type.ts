import { initHash, initParameters } from "../types/object/init-hash.js";
import type { ObjectDefinition, ObjectType, PuppetType } from "../types/type.js";
import { isArray, isHash, isType, type Value } from "./value.js";

/** Prints a value or a type inside the definition. */
export interface Printers {
  inspect(value: Value): string;
  plainType(type: PuppetType): string;
}

/** An Object type as it is written: `Object[{name => 'Car', attributes => {…}}]`. Types in it are shown by their names. */
export function printObjectDefinition(definition: ObjectDefinition, printers: Printers): string {
  const entries = Array.from(initHash(definition).entries(), ([key, value]) => {
    return `${key as string} => ${sections.has(key) ? printMembers(value, printers) : printPart(value, printers)}`;
  });
  return `Object[{${entries.join(", ")}}]`;
}

const sections: ReadonlySet<Value> = new Set(["attributes", "functions", "type_parameters"]);

function printMembers(members: Value, printers: Printers): string {
  if (!isHash(members)) return printPart(members, printers);
  const entries = Array.from(members.entries(), ([name, member]) => {
    return `${printers.inspect(name)} => ${isHash(member) ? printOptions([...member.entries()], printers) : printPart(member, printers)}`;
  });
  return `{${entries.join(", ")}}`;
}

function printOptions(options: readonly (readonly [Value, Value])[], printers: Printers): string {
  const entries = options.map(([key, value]) => {
    return `${key as string} => ${key === "kind" ? (value as string) : printPart(value, printers)}`;
  });
  return `{${entries.join(", ")}}`;
}

function printPart(value: Value, { inspect, plainType }: Printers): string {
  return isType(value) ? plainType(value) : inspect(value);
}

/** The values of type parameters as they are written between brackets. */
export function printObjectParameters(type: ObjectType, printers: Printers): string[] {
  const list = initParameters(type);
  return !isArray(list) ? [printers.inspect(list)] : list.map((each) => printPart(each, printers));
}
