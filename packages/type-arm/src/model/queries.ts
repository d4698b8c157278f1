import type { Model, ModelFeature, ModelInvariant, ModelType, ValueType } from "./model.js";
import { fullNameOf } from "./names.js";
import { resource } from "./resource.js";

/** The type that a use of `name` means (a leading `::` changes nothing), the built-in `Resource` included. */
export function findType(model: Model, name: string): ModelType | undefined {
  const full = fullNameOf(name);
  return full === resource.name ? resource : model.types.get(full);
}

/** The type and those above it, the root first. */
export function lineage(type: ModelType): readonly ModelType[] {
  const types: ModelType[] = [];
  for (let each: ModelType | undefined = type; each; each = each.parent) types.push(each);
  return types.reverse();
}

const featuresOf = new WeakMap<ModelType, ReadonlyMap<string, ModelFeature>>();

/**
 * All features of a type by name, inherited ones first, in the order of the text. Made when first asked for: asking it of every type of
 * a long chain takes time and memory that grow with its square, so ask it of the types that have instances.
 */
export function allFeatures(type: ModelType): ReadonlyMap<string, ModelFeature> {
  let features = featuresOf.get(type);
  if (!features) {
    features = new Map(lineage(type).flatMap((each) => each.features.map((feature) => [feature.name, feature])));
    featuresOf.set(type, features);
  }
  return features;
}

/** A feature of the type or of one above it, without making the whole list. */
export function findFeature(type: ModelType, name: string): ModelFeature | undefined {
  for (let each: ModelType | undefined = type; each; each = each.parent) {
    const found = each.features.find((feature) => feature.name === name);
    if (found) return found;
  }
  return undefined;
}

/** All invariants that an object of the type must keep, in the order in which they run: from the root down (reading R18). */
export function allInvariants(type: ModelType): readonly ModelInvariant[] {
  return lineage(type).flatMap(({ invariants }) => invariants);
}

/** Whether an object of `type` may stand where one of `wanted` is asked for. */
export function isKindOf(type: ModelType, wanted: ModelType): boolean {
  let each: ModelType | undefined = type;
  while (each && each !== wanted && each.depth > wanted.depth) each = each.parent;
  return each === wanted;
}

/** A type as it is written: `Integer`, `enum[a, b]`, `Net::Host`. */
export function typeText(type: ValueType): string {
  if (type.kind === "enum") return `enum[${type.names.join(", ")}]`;
  return type.kind === "reference" ? type.target.name : type.kind;
}
