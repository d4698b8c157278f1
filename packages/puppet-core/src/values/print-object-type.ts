import type { HashValue } from "./hash.js";
import type { ObjectDefinition, ObjectType, PuppetType } from "../types/type.js";
import { defaultValue, isArray, isHash, isType, type Value } from "./value.js";

/** Prints a value or a type inside the definition. */
export interface Printers {
  inspect(value: Value): string;
  plainType(type: PuppetType): string;
}

/** An Object type as it is written: `Object[{name => 'Car', attributes => {…}}]`. Types in it are shown by their names. */
export function printObjectDefinition(definition: ObjectDefinition, printers: Printers): string {
  const entries = Array.from(definition.described?.entries() ?? [], ([key, value]) => {
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

/** The values between the brackets of a type with parameters: in their order, or by name if there are more than two. */
export function initParameters({ definition = {}, parameters }: ObjectType): HashValue | readonly Value[] {
  const names = [...(definition.members?.typeParameters.keys() ?? [])];
  if (!parameters || names.length > 2) return parameters ?? [];
  const last = names.findLastIndex((name) => parameters.get(name) !== undefined);
  return names.slice(0, last + 1).map((name) => parameters.get(name) ?? defaultOf(parameters, name));
}

/** A parameter may be undef. */
function defaultOf(parameters: HashValue, name: string): Value {
  return parameters.has(name) ? null : defaultValue;
}
