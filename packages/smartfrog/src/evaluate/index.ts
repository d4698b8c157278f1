/**
 * Evaluates statements to the store, as the paper defines it: a machine with an explicit stack of frames. A dialect
 * encapsulates the differences between the core and the forward semantics (how names are resolved, when links are
 * followed). Each put is recorded in the store's log, the basis of messages and `explain`.
 */
export { type Step } from "./describe-step.js";
export { core } from "./core.js";
export { pathOf } from "./level.js";
export { forward } from "./forward.js";
export type { Dialect } from "./dialect.js";
export { evaluate, type Assigned, type EvaluateOptions } from "./evaluate.js";
export { type Evaluated, type Machine, type PrototypesFrame } from "./machine.js";
export { Overrides, type Override } from "./overrides.js";
export { replacementBy, STEP } from "./steps.js";
