import { isArray } from "@cairn/puppet-core/values";
import { isInstance, type Instance } from "../instantiate/instance.js";
import type { Slot } from "../instantiate/shape.js";
import { storedValue } from "./to-data.js";

/** The lists of an object and its parts that were set to nil: XMI represents them as empty lists. */
export function nilLists(outermost: Instance): { readonly instance: Instance; readonly slot: Slot }[] {
  const found: { instance: Instance; slot: Slot }[] = [];
  const waiting = [outermost];
  for (let instance = waiting.pop(); instance; instance = waiting.pop()) {
    for (const slot of instance.shape.slots) {
      const stored = storedValue(instance, slot);
      if (stored === null && slot.feature.isMany) found.push({ instance, slot });
      const parts = slot.feature.isContainment ? (stored ?? null) : null;
      for (const part of isArray(parts) ? parts : [parts]) if (isInstance(part)) waiting.push(part);
    }
  }
  return found;
}
