import { logicNames, unbound, type DataType, type ModelFeature } from "../../model/index.js";
import { checkSchema } from "./condition.js";
import { allOf, type SchemaObject } from "./schema.js";

/** A link: where it leads is nothing that a schema can follow. */
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

/** The logic of a feature that judges what stands in a data file. */
export function judgesOf({ logic }: ModelFeature): readonly ("validate" | "check")[] {
  const judges: ("validate" | "check")[] = logic.validate && !logic.set ? ["validate"] : [];
  return logic.check ? [...judges, "check"] : judges;
}

/** Which of those a schema says. */
export function carriedLogic(feature: ModelFeature): ReadonlyMap<string, SchemaObject> {
  const carried = new Map<string, SchemaObject>();
  const { type } = feature;
  if (type.kind === "reference" || feature.isDerived) return carried;
  for (const name of logicNames) {
    if (name !== "check" && name !== "validate") continue;
    const schema = judgesOf(feature).includes(name) && checkSchema(feature.logic[name]!, feature.name, type);
    if (schema) carried.set(name, schema);
  }
  return carried;
}

/** What may stand in a data file for a feature that is not derived. */
export function featureSchema(feature: ModelFeature, refer: (feature: ModelFeature) => SchemaObject): SchemaObject {
  const value = allOf(valueSchema(feature, refer), [...carriedLogic(feature).values()]);
  const all = feature.isMany ? listSchema(feature, value) : value;
  const description = feature.documentation === "" ? undefined : feature.documentation;
  return { description, default: defaultOf(feature), ...nullable(feature, all) };
}

/** Whether the key must be there. */
export function isRequired({ default: given, isDerived, lower }: ModelFeature): boolean {
  return lower > 0 && given === undefined && !isDerived;
}

function valueSchema(feature: ModelFeature, refer: (feature: ModelFeature) => SchemaObject): SchemaObject {
  const { isContainment, type } = feature;
  if (type.kind === "reference") return isContainment ? refer(feature) : link;
  return type.kind === "enum" ? { enum: type.names } : plain[type.kind];
}

/** One value without a list around it is a list of one. */
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

/** `null` leaves a feature as it is, or makes it nil where it is unsettable: either way there may be no value then. */
function nullable({ default: given, isUnsettable, lower }: ModelFeature, schema: SchemaObject): SchemaObject {
  const mayBeNothing = lower === 0 || (given !== undefined && !isUnsettable);
  return mayBeNothing ? { anyOf: [{ type: "null" }, schema] } : schema;
}

function defaultOf({ default: given, isMany }: ModelFeature) {
  if (given === undefined) return undefined;
  return isMany ? [given.value] : given.value;
}
