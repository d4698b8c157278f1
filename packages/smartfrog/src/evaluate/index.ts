export { type Step } from "./describe-step.js";
export { core } from "./core.js";
export { pathOf } from "./level.js";
export { forward } from "./forward.js";
export type { Dialect } from "./dialect.js";
export { evaluate, type EvaluateOptions } from "./evaluate.js";
export { type Evaluated, type Machine, type PrototypesFrame } from "./machine.js";
export { Overrides, type Override } from "./overrides.js";
export { STEP } from "./steps.js";
