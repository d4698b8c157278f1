import { isComponent, type Component, type Origin } from "@cairn/store";
import { spanOf, type Machine } from "./machine.js";

/** A component into which a prototype is being merged. */
interface Merging {
  readonly into: Component;
  readonly prototype: Component;
}

/**
 * Adds all attributes of `prototype` to `target`, in order (section 9.3: "recursive composition of the
 * sub-prototypes"): if both have a component of the same name, they are merged in the same way; anything else replaces
 * the existing attribute.
 */
export function mergeAll(machine: Machine, target: Component, prototype: Component, origin: Origin): void {
  const { store } = machine;
  const open: Merging[] = [{ into: target, prototype }];
  for (let top = open.pop(); top; top = open.pop()) {
    for (const [name, record] of top.prototype.entries()) {
      if (!machine.spend(() => spanOf(machine.frames.at(-1)!, origin))) return;
      const value = store.log.value(record);
      const inner = isComponent(value) ? store.child(top.into, name) : undefined;
      if (inner && isComponent(value)) open.push({ into: inner, prototype: value });
      else store.put(top.into, name, store.share(value), { ...origin, from: record });
    }
  }
}
