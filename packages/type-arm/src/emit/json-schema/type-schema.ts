import type { Model, ModelFeature, ModelType } from "../../model/index.js";
import { featureSchema, isRequired } from "./feature-schema.js";
import type { Schema, SchemaObject } from "./schema.js";

/**
 * The definitions of all types of a model: each exact type, its features for those that inherit it, and the type or any
 * that inherits it.
 */
export function typeSchemas(model: Model): SchemaObject {
  const types = [...model.types.values()];
  const children = new Map<ModelType, ModelType[]>();
  for (const type of types) {
    if (!type.parent) continue;
    const known = children.get(type.parent);
    if (known) known.push(type);
    else children.set(type.parent, [type]);
  }
  const managed = types.find(({ parent }) => parent?.isBuiltIn)?.parent;
  const definitions: [string, Schema][] = [];
  for (const type of managed ? [managed, ...types] : types) {
    const heirs = children.get(type) ?? [];
    definitions.push([`${type.name}.any`, anySchema(type, heirs)]);
    if (heirs.length > 0) definitions.push([`${type.name}.features`, featuresSchema(type)]);
    if (!type.isAbstract) definitions.push([type.name, closedSchema(type, heirs.length > 0)]);
  }
  return Object.fromEntries(definitions);
}

/** An object of exactly this type: no keys other than its features. */
function closedSchema(type: ModelType, hasHeirs: boolean): SchemaObject {
  const named = { $type: { const: type.name } };
  const own: SchemaObject = hasHeirs ? { $ref: reference(`${type.name}.features`) } : featuresSchema(type);
  const { properties, ...rest } = own as SchemaObject & { readonly properties?: SchemaObject };
  return { ...rest, type: "object", properties: { ...named, ...properties }, unevaluatedProperties: false };
}

function featuresSchema({ documentation, features, parent }: ModelType): SchemaObject {
  const stored = features.filter(({ isDerived }) => !isDerived);
  const required = stored.filter(isRequired).map(({ name }) => name);
  return {
    type: "object",
    description: documentation === "" ? undefined : documentation,
    $ref: parent && reference(`${parent.name}.features`),
    properties: Object.fromEntries(stored.map((each) => [each.name, featureSchema(each, refer)])),
    required: required.length === 0 ? undefined : required,
  };
}

/** A contained object is of the declared type unless its `$type` names one that inherits it. */
function anySchema(type: ModelType, heirs: readonly ModelType[]): SchemaObject {
  if (heirs.length === 0 && !type.isAbstract) return { $ref: reference(type.name) };
  const own: readonly SchemaObject[] = type.isAbstract ? [] : [{ $ref: reference(type.name) }];
  return {
    type: "object",
    if: { type: "object", properties: { $type: true }, required: ["$type"] },
    then: own.length + heirs.length > 0 ? { anyOf: [...own, ...heirs.map(anyReference)] } : false,
    else: own[0] ?? false,
  };
}

function anyReference(type: ModelType): SchemaObject {
  return { $ref: reference(`${type.name}.any`) };
}

function refer({ type }: ModelFeature): SchemaObject {
  return type.kind === "reference" ? anyReference(type.target) : {};
}

function reference(name: string): string {
  return `#/$defs/${name}`;
}
