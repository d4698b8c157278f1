import { bind, hide } from "./assign.js";
import type { Dialect } from "./dialect.js";
import { linkMissing } from "./failures.js";
import { writable } from "./level.js";
import { HIDDEN, MISSING, resolve, sourceOf } from "./lookup.js";
import { spanOf } from "./machine.js";
import { STEP } from "./steps.js";

/** The paper's core semantics: one pass from top to bottom, where every link copies its target's current value. */
export const core: Dialect = {
  name: "core",

  /** Definition 24, third case. The link is looked up in the block, before the target is. */
  link(machine, frame, assignment, link) {
    const { store } = machine;
    const { path } = link.reference;
    writable(frame.level, store);
    const found = resolve(store, frame.level, path);
    const { record } = found;
    const origin = machine.origin(STEP.linked, frame.source, assignment.start, assignment.end);
    if (record === MISSING)
      machine.report(linkMissing(machine, { level: frame.level, path, span: spanOf(frame, link) }));
    if (record === MISSING || record === HIDDEN) return hide(machine, frame.level, assignment.target, origin);
    const from = sourceOf(store, found, path);
    const value = store.share(store.log.value(record));
    bind(machine, frame.level, assignment.target, value, { ...origin, from });
  },

  prototype(machine, frame, reference) {
    const found = resolve(machine.store, frame.block, reference.path);
    return found.record > 0 ? sourceOf(machine.store, found, reference.path) : found.record;
  },

  finish() {},
};
