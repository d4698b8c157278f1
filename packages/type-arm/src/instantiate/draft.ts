import type { Failure } from "@cairn/evaluation";
import type { Instance } from "./instance.js";
import type { Slot } from "./shape.js";

/** A setter that is running. */
export interface ActiveSetter {
  readonly slot: Slot;
  /** Whether it has assigned its own feature: then its result is dropped (reading R26). */
  hasAssigned: boolean;
}

/** What is known of an object while it is made. */
export class Draft {
  /** Whether it is read from a data file, where parts are there before what they are parts of is finished. */
  readonly isLoaded: boolean;
  /** What was refused so far, in order. */
  readonly failures: Failure[] = [];
  /** The features that something was refused for: nothing more is said of them. */
  readonly refused = new Set<Slot>();
  /** The setters that are running, the innermost last. */
  readonly setters: ActiveSetter[] = [];
  private readonly linked = new Map<Slot, Set<Instance>>();

  constructor(isLoaded = false) {
    this.isLoaded = isLoaded;
  }

  refuse(slot: Slot, failure: Failure): void {
    this.failures.push(failure);
    this.refused.add(slot);
  }

  /** Notes a link of a list; false where it is there already. */
  link(slot: Slot, target: Instance): boolean {
    const targets = this.linked.get(slot) ?? new Set();
    this.linked.set(slot, targets);
    if (targets.has(target)) return false;
    targets.add(target);
    return true;
  }

  /** Forgets the links of a list that is replaced. */
  unlink(slot: Slot): void {
    this.linked.delete(slot);
  }
}
