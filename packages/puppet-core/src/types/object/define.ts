/** `Object[{…}]`: an Object type from the hash that describes it, with Puppet's rules for what may override what. */
import { Failure, growHash } from "@cairn/evaluation";
import type { HashValue } from "../../values/hash.js";
import { isHash, type Value } from "../../values/value.js";
import { generalize } from "../generalize.js";
import { infer } from "../infer.js";
import { isInstance } from "../instance.js";
import { containing } from "../make.js";
import { describeValue } from "../mismatch/index.js";
import type {
  AttributeKind,
  ObjectAttribute,
  ObjectDefinition,
  ObjectFunction,
  ObjectMembers,
  ObjectType,
  PuppetType,
} from "../type.js";
import { describeObject } from "./describe-object.js";
import { checkEquality } from "./equality.js";
import { attributeInitializer, functionInitializer, functionType, objectInitializer } from "./initializer-type.js";
import { labelOfMember, labelOfObject, membersOf } from "./members.js";
import { checkOverride } from "./override.js";

type Open = { -readonly [Field in keyof ObjectDefinition]: ObjectDefinition[Field] };

/** A type whose definition follows: `defineObject` completes it. Types that are defined together may use it before. */
export function openObject(name: string): ObjectType & { readonly definition: ObjectDefinition } {
  return { kind: "type", name: "Object", definition: { name } };
}

/**
 * The type that a hash describes. `opened` is the type to complete; without it, a new one is made. Throws a Failure
 * without a place, in Puppet's words.
 */
export function defineObject(initializer: Value, opened?: ObjectType): ObjectType {
  const definition: Open = opened?.definition ?? {};
  assertValue("object initializer", objectInitializer, initializer);
  const hash = initializer as HashValue;
  definition.name ??= (hash.get("name") ?? undefined) as string | undefined;
  if (isFilled(hash.get("annotations")))
    throw new Failure("evaluation", "annotations of Object types aren't supported");
  definition.parentType = (hash.get("parent") ?? undefined) as PuppetType | undefined;
  definition.parent = checkedParent(definition);
  definition.ignoresTypeInEquality = hash.get("equality_include_type") === false;
  definition.checks = hash.get("checks");
  definition.members = definedMembers(hash, definition);
  definition.equality = checkEquality(definition, hash.get("equality") ?? undefined);
  definition.described = describeObject(definition);
  return opened ?? { kind: "type", name: "Object", definition };
}

function isFilled(value: Value | undefined): boolean {
  return value !== undefined && isHash(value) && value.size > 0;
}

/** Throws a Failure if a value isn't of a type. */
export function assertValue(subject: string, type: PuppetType, value: Value): void {
  const problem = describeValue(`${subject} has wrong type,`, type, value);
  if (problem !== "") throw new Failure("evaluation", problem);
}

/** The definition that a type inherits from: behind aliases, without values of type parameters. */
function checkedParent(definition: ObjectDefinition): ObjectDefinition | undefined {
  let type = definition.parentType;
  while (type?.name === "TypeAlias") type = type.resolved;
  if (type?.name === "TypeReference") throw new Failure("evaluation", `reference to unresolved type '${type.text}'`);
  const parent = type?.name === "Object" && !type.parameters ? type.definition : undefined;
  for (let each = parent; each; each = each.parent) {
    if (each === definition)
      throw new Failure("evaluation", `The Object type '${labelOfObject(definition)}' inherits from itself`);
  }
  return parent;
}

function definedMembers(hash: HashValue, definition: ObjectDefinition): ObjectMembers {
  const inherited = membersOf(definition.parent);
  const entries = (key: string): [string, Value][] => {
    const given = hash.get(key) ?? null;
    return isHash(given) ? ([...given.entries()] as [string, Value][]) : [];
  };
  const typeParameters = entries("type_parameters").map(([name, spec]) => typeParameter(name, spec, definition));
  for (const each of typeParameters) checkOverride(each, inherited.typeParameters.get(each.name));
  const attributes = [
    ...entries("attributes").map(([name, spec]) =>
      attribute(name, attributeOptions(name, spec, definition), definition),
    ),
    ...constants(entries("constants"), hash, definition),
  ];
  for (const each of attributes)
    checkOverride(each, inherited.attributes.get(each.name) ?? inherited.functions.get(each.name));
  const names = new Set(attributes.map(({ name }) => name));
  const functions = entries("functions").map(([name, spec]) => functionOf(name, spec, definition));
  for (const each of functions) {
    if (names.has(each.name))
      throw new Failure("evaluation", `${labelOfMember(each)} conflicts with attribute with the same name`);
    checkOverride(each, inherited.functions.get(each.name) ?? inherited.attributes.get(each.name));
  }
  return {
    typeParameters: withOwn(inherited.typeParameters, typeParameters),
    attributes: withOwn(inherited.attributes, attributes),
    functions: withOwn(inherited.functions, functions),
  };
}

/** An own member takes the place of the inherited one. Without own members, the map is shared. */
function withOwn<Member extends { readonly name: string }>(
  inherited: ReadonlyMap<string, Member>,
  own: readonly Member[],
): ReadonlyMap<string, Member> {
  if (own.length === 0) return inherited;
  growHash(inherited.size + own.length);
  const all = new Map(inherited);
  for (const member of own) all.set(member.name, member);
  return all;
}

function typeParameter(name: string, spec: Value, container: ObjectDefinition): ObjectAttribute {
  const isFull = isHash(spec);
  if (!isFull) assertValue(`type_parameter ${labelOfObject(container)}[${name}]`, containing("Type"), spec);
  const type = (isFull ? spec.get("type") : spec) as PuppetType;
  const value = isFull ? spec.get("value") : undefined;
  const widened = type.name === "Optional" ? type : containing("Optional", type);
  return { member: "type_parameter", name, container, type: widened, isFinal: false, isOverride: false, value };
}

/** A type alone stands for `{ type => … }`, and one that is optional has the default `undef`. */
function attributeOptions(name: string, spec: Value, container: ObjectDefinition): Map<string, Value> {
  const label = `attribute ${labelOfObject(container)}[${name}]`;
  if (!isHash(spec)) {
    assertValue(label, containing("Type"), spec);
    const type = spec as PuppetType;
    return new Map<string, Value>([["type", type], ...(type.name === "Optional" ? [["value", null] as const] : [])]);
  }
  assertValue(`initializer for ${label}`, attributeInitializer, spec);
  return new Map(spec.entries() as Iterable<[string, Value]>);
}

function constants(
  entries: readonly [string, Value][],
  hash: HashValue,
  container: ObjectDefinition,
): ObjectAttribute[] {
  const attributes = hash.get("attributes") ?? null;
  const { attributes: inherited, functions } = membersOf(container.parent);
  return entries.map(([name, value]) => {
    if (isHash(attributes) && attributes.get(name) !== undefined) {
      const label = `${labelOfObject(container)}[${name}]`;
      throw new Failure("evaluation", `attribute ${label} is defined as both a constant and an attribute`);
    }
    const options = new Map<string, Value>([
      ["type", generalize(infer(value))],
      ["value", value],
      ["kind", "constant"],
      ["override", inherited.has(name) || functions.has(name)],
    ]);
    return attribute(name, options, container);
  });
}

const reserved = new Set(["__ptype", "__pvalue"]);

function attribute(name: string, options: ReadonlyMap<string, Value>, container: ObjectDefinition): ObjectAttribute {
  const kind = (options.get("kind") ?? undefined) as AttributeKind | undefined;
  const made: ObjectAttribute = {
    member: "attribute",
    name,
    container,
    type: options.get("type") as PuppetType,
    isFinal: kind === "constant" || options.get("final") === true,
    isOverride: options.get("override") === true,
    kind,
    value: options.get("value"),
  };
  const problem = attributeProblem(made, options);
  if (problem !== undefined) throw new Failure("evaluation", problem);
  return made;
}

function attributeProblem(made: ObjectAttribute, options: ReadonlyMap<string, Value>): string | undefined {
  const { kind, name, type, value } = made;
  if (reserved.has(name)) return `The attribute '${name}' is reserved and cannot be used`;
  const label = labelOfMember(made);
  if (kind === "constant" && options.get("final") === false)
    return `${label} of kind 'constant' cannot be combined with final => false`;
  if (value === undefined) return kind === "constant" ? `${label} of kind 'constant' requires a value` : undefined;
  if (kind === "derived" || kind === "given_or_derived")
    return `${label} of kind '${kind}' cannot be combined with an attribute value`;
  const isDefault = typeof value === "object" && value !== null && "kind" in value && value.kind === "default";
  if (!isDefault && !isInstance(type, value)) assertValue(`${label} value`, type, value);
  return undefined;
}

function functionOf(name: string, spec: Value, container: ObjectDefinition): ObjectFunction {
  const isFull = isHash(spec);
  if (isFull) assertValue(`initializer for function '${name}'`, functionInitializer, spec);
  else assertValue(`function ${labelOfObject(container)}[${name}]`, functionType, spec);
  return {
    member: "function",
    name,
    container,
    type: (isFull ? spec.get("type") : spec) as PuppetType,
    isFinal: isFull && spec.get("final") === true,
    isOverride: isFull && spec.get("override") === true,
  };
}
