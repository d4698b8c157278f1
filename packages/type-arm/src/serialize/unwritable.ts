import { isArray } from "@cairn/puppet-core/values";
import { isInstance, type Instance } from "../instantiate/instance.js";
import type { Slot } from "../instantiate/shape.js";
import { isWritable } from "../xml/index.js";
import { storedValue } from "./to-data.js";

/**
 * The features of an object and its parts with a string that XML can't represent, such as one with a control character.
 */
export function unwritableStrings(outermost: Instance): { readonly instance: Instance; readonly slot: Slot }[] {
  const found: { instance: Instance; slot: Slot }[] = [];
  const waiting = [outermost];
  for (let instance = waiting.pop(); instance; instance = waiting.pop()) {
    for (const slot of instance.shape.slots) {
      const stored = storedValue(instance, slot) ?? null;
      const values = isArray(stored) ? stored : [stored];
      if (slot.feature.isContainment) for (const part of values.filter(isInstance)) waiting.push(part);
      if (values.some((value) => typeof value === "string" && !isWritable(value))) found.push({ instance, slot });
    }
  }
  return found;
}
