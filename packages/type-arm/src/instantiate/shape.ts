import type { HashValue } from "@cairn/puppet-core/values";
import { HashValue as Hash, type Value } from "@cairn/puppet-core/values";
import type { ObjectType } from "@cairn/puppet-core/types";
import { allFeatures, allInvariants, type ModelFeature, type ModelInvariant, type ModelType } from "../model/index.js";

/**
 * The stored value of a feature: undefined if it isn't set, undef if it was set to nil; a list if the feature is
 * many-valued.
 */
export type Stored = Value | undefined;

/** A feature of the objects of one type, with the index of its value. */
export interface Slot {
  readonly feature: ModelFeature;
  readonly index: number;
  /** `$meta` in the feature's logic. */
  readonly meta: HashValue;
  /** Whether setting a value runs any logic. */
  readonly hasLogic: boolean;
}

/** What all objects of one type share: created once per type. */
export interface Shape {
  readonly type: ModelType;
  readonly objectType: ObjectType;
  readonly slots: readonly Slot[];
  readonly byName: ReadonlyMap<string, Slot>;
  readonly invariants: readonly ModelInvariant[];
  /** The initial values of an object: the defaults. */
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

/** `$meta`: it has exactly a name and a container (interpretation R34). */
export function metaOf(name: Value, container: ModelType): HashValue {
  const type = new Hash([["name", container.name]]);
  return new Hash([
    ["name", name],
    ["container", type],
  ]);
}

/** The default was validated with the definition (interpretation R24): it is stored unchanged. */
function initialValue({ default: given, isMany, isDerived }: ModelFeature): Stored {
  if (!given || isDerived) return undefined;
  return isMany ? [given.value] : given.value;
}
