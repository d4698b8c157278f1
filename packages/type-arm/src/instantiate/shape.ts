import type { HashValue } from "@cairn/puppet-core/values";
import { HashValue as Hash, type Value } from "@cairn/puppet-core/values";
import type { ObjectType } from "@cairn/puppet-core/types";
import { allFeatures, allInvariants, type ModelFeature, type ModelInvariant, type ModelType } from "../model/index.js";

/** What an object stores of a feature: nothing where it isn't set, undef where it was set to nil; a list where it may have many. */
export type Stored = Value | undefined;

/** A feature of the objects of one type: the place of its value among theirs. */
export interface Slot {
  readonly feature: ModelFeature;
  readonly index: number;
  /** `$meta` in the feature's logic. */
  readonly meta: HashValue;
  /** Whether a value that is set goes through any logic. */
  readonly hasLogic: boolean;
}

/** What all objects of one type have in common: made once for each type. */
export interface Shape {
  readonly type: ModelType;
  readonly objectType: ObjectType;
  readonly slots: readonly Slot[];
  readonly byName: ReadonlyMap<string, Slot>;
  readonly invariants: readonly ModelInvariant[];
  /** What an object begins with: the defaults. */
  readonly initial: readonly Stored[];
}

const shapes = new WeakMap<ModelType, Shape>();

/** The shape of a type's objects. */
export function shapeOf(type: ModelType): Shape {
  let shape = shapes.get(type);
  if (!shape) shapes.set(type, (shape = createShape(type)));
  return shape;
}

function createShape(type: ModelType): Shape {
  const slots = Array.from(allFeatures(type).values(), createSlot);
  return {
    type,
    objectType: { kind: "type", name: "Object", definition: type },
    slots,
    byName: new Map(slots.map((slot) => [slot.feature.name, slot])),
    invariants: allInvariants(type),
    initial: slots.map(({ feature }) => initialValue(feature)),
  };
}

function createSlot(feature: ModelFeature, index: number): Slot {
  const { validate, set, check } = feature.logic;
  return {
    feature,
    index,
    meta: metaOf(feature.name, feature.container),
    hasLogic: validate !== undefined || set !== undefined || check !== undefined,
  };
}

/** `$meta`: it has exactly a name and a container (reading R34). */
export function metaOf(name: Value, container: ModelType): HashValue {
  const type = new Hash([["name", container.name]]);
  return new Hash([
    ["name", name],
    ["container", type],
  ]);
}

/** The definition has judged the default (reading R24): it is stored as it is. */
function initialValue({ default: given, isMany, isDerived }: ModelFeature): Stored {
  if (!given || isDerived) return undefined;
  return isMany ? [given.value] : given.value;
}
