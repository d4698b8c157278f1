import { lineage } from "../lineage.js";
import type { ObjectAttribute, ObjectDefinition, ObjectMembers } from "../type.js";

const none: ObjectMembers = { typeParameters: new Map(), attributes: new Map(), functions: new Map() };

/** The name of an Object type in messages. */
export function labelOfObject({ name }: ObjectDefinition): string {
  return name ?? "Object";
}

/** An attribute or function in messages: `attribute Car[plate]`. */
export function labelOfMember({
  container,
  member,
  name,
}: Pick<ObjectAttribute, "container" | "name"> & { readonly member: string }): string {
  return `${member} ${labelOfObject(container)}[${name}]`;
}

/** All members of a type, inherited ones included. */
export function membersOf(definition: ObjectDefinition | undefined): ObjectMembers {
  return definition?.members ?? none;
}

/** The attributes that a type declares itself. */
export function ownAttributes(definition: ObjectDefinition): ObjectAttribute[] {
  return [...membersOf(definition).attributes.values()].filter(({ container }) => container === definition);
}

/** The attributes that `new` takes, in its order: first those without a default. */
export function initialAttributes(definition: ObjectDefinition): readonly ObjectAttribute[] {
  const taken = [...membersOf(definition).attributes.values()].filter(isInitial);
  return [...taken.filter(({ value }) => value === undefined), ...taken.filter(({ value }) => value !== undefined)];
}

/** Whether `new` takes a value for an attribute. */
export function isInitial({ kind }: ObjectAttribute): boolean {
  return kind !== "constant" && kind !== "derived";
}

/** The names of the attributes that `==` compares, of a type and those that it inherits from. */
export function comparedAttributes(definition: ObjectDefinition): ReadonlySet<string> {
  const names = [...lineage(definition)].reverse().flatMap((each) => {
    return each.equality ?? ownAttributes(each).flatMap((own) => (isInitial(own) ? [own.name] : []));
  });
  return new Set(names);
}
