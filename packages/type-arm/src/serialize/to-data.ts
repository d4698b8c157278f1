import { resultOf, settle, type Deep } from "@cairn/evaluation";
import { isArray, type Value } from "@cairn/puppet-core/values";
import { isInstance, type Instance } from "../instantiate/instance.js";
import type { Slot } from "../instantiate/shape.js";
import type { ModelType } from "../model/index.js";
import { stepsTo } from "./paths.js";
import { plainValue, type Plain } from "./plain.js";

/**
 * An object as data files represent it: stored values, without transient and derived features; contained objects are
 * nested, with `$type` if they aren't of the declared type, links are JSON pointers from the root object.
 */
export function toData(instance: Instance): Plain {
  return settle(objectData(instance, instance, undefined));
}

function* objectData(instance: Instance, outermost: Instance, declared: ModelType | undefined): Deep<Plain> {
  const members = new Map<string, Plain>();
  if (instance.type !== declared) members.set("$type", instance.type.name);
  for (const slot of instance.shape.slots) {
    const stored = storedValue(instance, slot);
    if (stored === undefined) continue;
    members.set(slot.feature.name, yield* resultOf(featureData(slot, stored, outermost)));
  }
  return members;
}

/** The value of a feature in a file; undefined if it isn't set or isn't serialized. */
export function storedValue(instance: Instance, slot: Slot): Value | undefined {
  return slot.feature.isTransient || slot.feature.isDerived ? undefined : instance.stored(slot);
}

function* featureData({ feature }: Slot, stored: Value, outermost: Instance): Deep<Plain> {
  const { type } = feature;
  if (type.kind !== "reference" || stored === null) return plainValue(stored);
  const list: Plain[] = [];
  for (const value of isArray(stored) ? stored : [stored]) {
    if (!isInstance(value)) list.push(null);
    else if (feature.isContainment) list.push(yield* resultOf(objectData(value, outermost, type.target)));
    else list.push(new Map([["$link", pointerTo(value, outermost)]]));
  }
  return isArray(stored) ? list : list[0]!;
}

function pointerTo(target: Instance, outermost: Instance): string | null {
  const steps = stepsTo(target, outermost);
  return steps === undefined ? null : ["#", ...steps].join("/");
}

/** Links to objects outside the written tree, which can't be resolved. */
export function strayLinks(
  outermost: Instance,
): { readonly instance: Instance; readonly slot: Slot; readonly target: Instance }[] {
  const stray: { instance: Instance; slot: Slot; target: Instance }[] = [];
  const waiting = [outermost];
  for (let instance = waiting.pop(); instance; instance = waiting.pop()) {
    for (const slot of instance.shape.slots) {
      const stored = slot.feature.kind === "has" ? (storedValue(instance, slot) ?? null) : null;
      for (const target of (isArray(stored) ? stored : [stored]).filter(isInstance)) {
        if (slot.feature.isContainment) waiting.push(target);
        else if (!isIn(target, outermost)) stray.push({ instance, slot, target });
      }
    }
  }
  return stray;
}

function isIn(target: Instance, outermost: Instance): boolean {
  let each: Instance | undefined = target;
  while (each && each !== outermost) each = each.holder?.instance;
  return each === outermost;
}
