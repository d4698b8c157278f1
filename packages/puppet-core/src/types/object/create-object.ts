import { bug } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import { HashValue } from "../../values/hash.js";
import { isHash, kindOf, type Value } from "../../values/value.js";
import type { Creation } from "../create.js";
import { wrongCount } from "../create-problems.js";
import { isInstance } from "../instance.js";
import type { ObjectAttribute, ObjectType } from "../type.js";
import { assertValue, defineObject } from "./define.js";
import { labelOfMember, labelOfObject, membersOf } from "./members.js";

/** `Object[{…}]`: a type from its description; with an empty one, the type of all objects. */
export function createObject(parameters: readonly Value[]): Creation {
  const [initializer = null] = parameters;
  if (parameters.length !== 1) return wrongCount("Object", 1, 1, parameters.length);
  if (isHash(initializer) && initializer.size === 0) return { kind: "type", name: "Object" };
  return raising(() => defineObject(initializer));
}

/** `Car[…]`: the type with values for its type parameters, in their order or as one hash. */
export function parameterizeObject(type: ObjectType, values: readonly Value[]): Creation {
  return raising(() => withParameters(type, values));
}

function raising(create: () => ObjectType): Creation {
  try {
    return create();
  } catch (problem) {
    if (!(problem instanceof Failure)) return bug(String(problem));
    return { problem: problem.message, isRaised: true };
  }
}

function withParameters(type: ObjectType, values: readonly Value[]): ObjectType {
  const { definition = {} } = type;
  const declared = membersOf(definition).typeParameters;
  const label = labelOfObject(definition);
  if (declared.size === 0) throw new Failure("evaluation", `The ${label}-Type cannot be parameterized using []`);
  const chosen = namedValues(values, [...declared.values()]).filter(([, value]) => kindOf(value) !== "default");
  for (const [name, value] of chosen) {
    const parameter = declared.get(name);
    if (!parameter) throw new Failure("evaluation", `'${name}' is not a known type parameter for ${label}-Type`);
    assertValue(labelOfMember(parameter), parameter.type, value);
  }
  if (chosen.length === 0)
    throw new Failure("evaluation", `The ${label}-Type cannot be parameterized using an empty parameter list`);
  return { kind: "type", name: "Object", definition, parameters: new HashValue(chosen) };
}

function namedValues(values: readonly Value[], declared: readonly ObjectAttribute[]): [string, Value][] {
  const [first = null] = values;
  if (values.length === 1 && isHash(first) && !isInstance(declared[0]!.type, first)) {
    return [...first.entries()] as [string, Value][];
  }
  return declared.slice(0, values.length).map(({ name }, index) => [name, values[index]!]);
}

/** The type of an object: the values of its attributes are those of the type parameters of the same names. */
export function typeOfObject(type: ObjectType, values: ReadonlyMap<string, Value>): ObjectType {
  const { attributes, typeParameters } = membersOf(type.definition);
  if (typeParameters.size === 0) return type;
  const chosen = Array.from(typeParameters.keys(), (name) =>
    attributes.has(name) ? (values.get(name) ?? null) : null,
  );
  return withParameters(type, chosen);
}
