import { Failure, growHash } from "@cairn/evaluation";
import { defineFunction, type PuppetFunction } from "../../evaluate/index.js";
import {
  callableType,
  describeCall,
  exactSize,
  inferDetailed,
  structType,
  tupleType,
  typeOfObject,
  type ObjectAttribute,
  type ObjectDefinition,
  type ObjectType,
} from "../../types/index.js";
import { ObjectInstance } from "../../types/object/instance.js";
import { lineage } from "../../types/lineage.js";
import { initialAttributes, labelOfMember, membersOf } from "../../types/object/members.js";
import type { HashValue, ObjectMethod, Value } from "../../values/index.js";
import { optional, required } from "../declare.js";

const known = new WeakMap<ObjectDefinition, PuppetFunction>();

/** `Car(…)`: takes the values of the attributes in their order, or a hash of them. */
export function newObject(type: ObjectType): PuppetFunction | undefined {
  const { definition } = type;
  if (!definition?.members) return undefined;
  const made = known.get(definition) ?? createNew(definition);
  known.set(definition, made);
  return made;
}

function createNew(definition: ObjectDefinition): PuppetFunction {
  const attributes = initialAttributes(definition);
  const declare = (each: ObjectAttribute) => (each.value === undefined ? required : optional)(each.name, each.type);
  const hash = structType(
    [...membersOf(definition).attributes.values()]
      .filter((each) => attributes.includes(each))
      .map(({ name, type, value }) => ({ key: name, optional: value !== undefined, value: type })),
  );
  return defineFunction(
    `new_${definition.name ?? "Object"}`,
    {
      parameters: [required("hash", hash)],
      run: (_call, given) => instanceOf(definition, ({ name }) => (given as HashValue).get(name)),
    },
    {
      parameters: attributes.map(declare),
      run: (_call, ...values) => instanceOf(definition, (attribute) => values[attributes.indexOf(attribute)]),
    },
  );
}

function instanceOf(
  definition: ObjectDefinition,
  given: (attribute: ObjectAttribute) => Value | undefined,
): ObjectInstance {
  if (definition.name === undefined)
    throw new Failure("evaluation", "an Object type without a name can't create objects", {
      help: "give it a name: `type Name = Object[…]`",
    });
  const { attributes } = membersOf(definition);
  growHash(attributes.size);
  const values = new Map<string, Value>();
  for (const attribute of initialAttributes(definition))
    values.set(attribute.name, given(attribute) ?? attribute.value ?? null);
  checkInherited(definition);
  for (const { kind, name, value } of attributes.values()) if (kind === "constant") values.set(name, value ?? null);
  return new ObjectInstance(typeOfObject({ kind: "type", name: "Object", definition }, values), values, methodOf);
}

/** The Ruby class that Puppet makes gives its parent's constructor only what isn't overridden. */
function checkInherited(definition: ObjectDefinition): void {
  for (const each of lineage(definition)) {
    const above = each.parent;
    if (!above) return;
    const expected = initialAttributes(above);
    const least = expected.filter(({ value }) => value === undefined).length;
    const given = initialAttributes(each).filter(({ container }) => container !== each).length;
    if (given >= least && given <= expected.length) continue;
    const range = least === expected.length ? String(least) : `${least}..${expected.length}`;
    throw new Failure("evaluation", `wrong number of arguments (given ${given}, expected ${range})`, {
      help: "Puppet can't create objects of a type that overrides an attribute without a default",
    });
  }
}

/** What can be called of an object: its attributes, and its functions, which Puppet has no bodies for. */
function methodOf(object: ObjectInstance, name: string): ObjectMethod | undefined {
  const { attributes, functions } = membersOf(object.objectType.definition);
  const member = functions.get(name) ?? attributes.get(name);
  if (!member) return undefined;
  return (values, block) => {
    const label = labelOfMember(member);
    const type = member.member === "function" ? member.type : callableType(tupleType([], exactSize(0)));
    const call = tupleType([...values.map(inferDetailed), ...(block ? [block.type] : [])]);
    const types = type.name === "Variant" ? type.types : [type];
    const signatures = types.flatMap((each) => (each.name === "Callable" ? [{ type: each, parameterNames: [] }] : []));
    const problem = describeCall(label, signatures, call);
    if (problem !== undefined) throw new Failure("type-mismatch", problem);
    if (member.member === "function" || member.kind === "derived") {
      const what = member.member === "function" ? label : `derived ${label}`;
      throw new Failure("evaluation", `no method is implemented for ${what}`);
    }
    return object.values.get(name) ?? null;
  };
}
