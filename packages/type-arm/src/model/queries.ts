import type { Model, ModelFeature, ModelInvariant, ModelType, ValueType } from "./model.js";
import { fullNameOf } from "./names.js";
import { resource } from "./resource.js";

/** The type that a reference to `name` denotes (a leading `::` is ignored), including the built-in `Resource`. */
export function findType(model: Model, name: string): ModelType | undefined {
  const full = fullNameOf(name);
  return full === resource.name ? resource : model.types.get(full);
}

/** The type and its ancestors, the root first. */
export function lineage(type: ModelType): readonly ModelType[] {
  const types: ModelType[] = [];
  for (let each: ModelType | undefined = type; each; each = each.parent) types.push(each);
  return types.reverse();
}

/**
 * The types of a lineage that declare something, the root first; the others are traversed only once, however often it
 * is called.
 */
class Declaring {
  private readonly declares: (type: ModelType) => boolean;
  private readonly nearest = new WeakMap<ModelType, ModelType>();

  constructor(declares: (type: ModelType) => boolean) {
    this.declares = declares;
  }

  of(type: ModelType): readonly ModelType[] {
    const types: ModelType[] = [];
    for (let each = this.from(type); each; each = this.from(each.parent)) types.push(each);
    return types.reverse();
  }

  /** The type itself or its nearest ancestor that declares something. */
  private from(type: ModelType | undefined): ModelType | undefined {
    const walked: ModelType[] = [];
    let each = type;
    while (each && !this.declares(each)) {
      walked.push(each);
      each = this.nearest.get(each) ?? each.parent;
    }
    if (each) for (const below of walked) this.nearest.set(below, each);
    return each;
  }
}

const declaringFeatures = new Declaring(({ features }) => features.length > 0);
const declaringInvariants = new Declaring(({ invariants }) => invariants.length > 0);

/**
 * All features of a type, inherited ones first, in source order. Computed each time, in time linear in the result:
 * memoising it for every type of a long chain would take quadratic memory.
 */
export function inheritedFirst(type: ModelType): readonly ModelFeature[] {
  return declaringFeatures.of(type).flatMap(({ features }) => features);
}

/** The sum, over some types, of `count` for each type and all its ancestors; each type is counted once. */
export function sumOfLineages(types: Iterable<ModelType>, count: (type: ModelType) => number): number {
  const sums = new Map<ModelType, number>();
  let total = 0;
  for (const type of types) {
    const unknown: ModelType[] = [];
    for (let each: ModelType | undefined = type; each && !sums.has(each); each = each.parent) unknown.push(each);
    for (const each of unknown.reverse()) sums.set(each, count(each) + (each.parent ? sums.get(each.parent)! : 0));
    total += sums.get(type)!;
  }
  return total;
}

const featuresOf = new WeakMap<ModelType, ReadonlyMap<string, ModelFeature>>();

/**
 * All features of a type by name, inherited ones first, in source order. Computed on first use: calling it for every
 * type of a long chain takes quadratic time and memory, so call it only for the types that have instances.
 */
export function allFeatures(type: ModelType): ReadonlyMap<string, ModelFeature> {
  let features = featuresOf.get(type);
  if (!features) {
    features = new Map(inheritedFirst(type).map((feature) => [feature.name, feature]));
    featuresOf.set(type, features);
  }
  return features;
}

/**
 * All invariants that an object of the type must satisfy, in the order in which they run: from the root down
 * (interpretation R18).
 */
export function allInvariants(type: ModelType): readonly ModelInvariant[] {
  return declaringInvariants.of(type).flatMap(({ invariants }) => invariants);
}

/** A type as it is written: `Integer`, `enum[a, b]`, `Net::Host`. */
export function typeText(type: ValueType): string {
  if (type.kind === "enum") return `enum[${type.names.join(", ")}]`;
  return type.kind === "reference" ? type.target.name : type.kind;
}

/** The most types that are offered instead of an abstract one. */
const mostTypes = 5;

/** The names of the types that inherit from this one and can be created. */
export function concreteBelow(type: ModelType, { types }: Model): readonly string[] {
  const inherits = (each: ModelType): boolean => {
    const seen = new Set<ModelType>();
    for (let at: ModelType | undefined = each.parent; at && !seen.has(at); at = at.parent) {
      if (at === type) return true;
      seen.add(at);
    }
    return false;
  };
  const found: string[] = [];
  for (const each of types.values())
    if (found.length < mostTypes && !each.isAbstract && inherits(each)) found.push(each.name);
  return found;
}
