/**
 * From statements to the store, as the paper defines it: a machine with a stack of frames of its own. Where the core and the
 * forward semantics differ (how names are found, when links are followed), a dialect says it. Each put is noted in the store's
 * log, from which messages and `explain` tell their stories.
 */
export { type Step } from "./describe-step.js";
export { core } from "./core.js";
export { pathOf } from "./level.js";
export { forward } from "./forward.js";
export type { Dialect } from "./dialect.js";
export { evaluate, type EvaluateOptions } from "./evaluate.js";
export { type Evaluated, type Machine, type PrototypesFrame } from "./machine.js";
export { Overrides, type Override } from "./overrides.js";
export { STEP } from "./steps.js";
