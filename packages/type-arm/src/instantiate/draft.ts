import type { Failure } from "@cairn/evaluation";
import type { Instance } from "./instance.js";
import type { Slot } from "./shape.js";

/** A setter that is running. */
export interface ActiveSetter {
  readonly slot: Slot;
  /** Whether it has assigned its own feature: then its result is dropped (interpretation R26). */
  hasAssigned: boolean;
}

/** The state of an object under construction. */
export class Draft {
  /** Whether it is read from a data file, where parts exist before their containers are finished. */
  readonly isLoaded: boolean;
  /** The errors so far, in order. */
  readonly failures: Failure[] = [];
  /** The features with a reported error: further ones are suppressed. */
  readonly refused = new Set<Slot>();
  /** The running setters, the innermost last. */
  readonly setters: ActiveSetter[] = [];
  private readonly linked = new Map<Slot, Set<Instance>>();

  constructor(isLoaded = false) {
    this.isLoaded = isLoaded;
  }

  refuse(slot: Slot, failure: Failure): void {
    this.failures.push(failure);
    this.refused.add(slot);
  }

  /** Records a link of a list; false if it already exists. */
  link(slot: Slot, target: Instance): boolean {
    const targets = this.linked.get(slot) ?? new Set();
    this.linked.set(slot, targets);
    if (targets.has(target)) return false;
    targets.add(target);
    return true;
  }

  /** Removes the links of a list that is replaced. */
  unlink(slot: Slot): void {
    this.linked.delete(slot);
  }
}
