import { logicNames, unbound, type DataType, type ModelFeature } from "../../model/index.js";
import { checkSchema } from "./condition.js";
import { allOf, type SchemaObject } from "./schema.js";

/** A link, whose target a schema can't follow. */
const link: SchemaObject = {
  type: "object",
  properties: { $link: { type: "string" } },
  required: ["$link"],
  additionalProperties: false,
};

const plain: Readonly<Record<Exclude<DataType["kind"], "enum">, SchemaObject>> = {
  Integer: { type: "integer", minimum: -(2n ** 63n), maximum: 2n ** 63n - 1n },
  Float: { type: "number" },
  String: { type: "string" },
  Boolean: { type: "boolean" },
};

/** The logic of a feature that checks values in data files. */
export function checksOf({ logic }: ModelFeature): readonly ("validate" | "check")[] {
  const checks: ("validate" | "check")[] = logic.validate && !logic.set ? ["validate"] : [];
  return logic.check ? [...checks, "check"] : checks;
}

/** Those of it that a schema can express. */
export function carriedLogic(feature: ModelFeature): ReadonlyMap<string, SchemaObject> {
  const carried = new Map<string, SchemaObject>();
  const { type } = feature;
  if (type.kind === "reference" || feature.isDerived) return carried;
  for (const name of logicNames) {
    if (name !== "check" && name !== "validate") continue;
    const schema = checksOf(feature).includes(name) && checkSchema(feature.logic[name]!, feature.name, type);
    if (schema) carried.set(name, schema);
  }
  return carried;
}

/** The schema of a feature's value in a data file; the feature isn't derived. */
export function featureSchema(feature: ModelFeature, refer: (feature: ModelFeature) => SchemaObject): SchemaObject {
  const value = allOf(valueSchema(feature, refer), [...carriedLogic(feature).values()]);
  const all = feature.isMany ? listSchema(feature, value) : value;
  const description = feature.documentation === "" ? undefined : feature.documentation;
  return { description, default: defaultOf(feature), ...nullable(feature, all) };
}

/** Whether the key is required. */
export function isRequired({ default: given, isDerived, lower }: ModelFeature): boolean {
  return lower > 0 && given === undefined && !isDerived;
}

function valueSchema(feature: ModelFeature, refer: (feature: ModelFeature) => SchemaObject): SchemaObject {
  const { isContainment, type } = feature;
  if (type.kind === "reference") return isContainment ? refer(feature) : link;
  return type.kind === "enum" ? { enum: type.names } : plain[type.kind];
}

/** A single value without a list represents a list of one. */
function listSchema({ kind, lower, upper, isContainment }: ModelFeature, value: SchemaObject): SchemaObject {
  const list = {
    type: "array",
    items: value,
    minItems: lower > 0 ? lower : undefined,
    maxItems: upper === unbound ? undefined : upper,
    uniqueItems: kind === "has" && !isContainment ? true : undefined,
  };
  return lower > 1 ? list : { if: { type: "array" }, then: list, else: value };
}

/**
 * `null` leaves a feature unset, or makes it nil if it is unsettable: either way it must be allowed to have no value.
 */
function nullable({ default: given, isUnsettable, lower }: ModelFeature, schema: SchemaObject): SchemaObject {
  const mayBeNothing = lower === 0 || (given !== undefined && !isUnsettable);
  return mayBeNothing ? { anyOf: [{ type: "null" }, schema] } : schema;
}

function defaultOf({ default: given, isMany }: ModelFeature) {
  if (given === undefined) return undefined;
  return isMany ? [given.value] : given.value;
}
