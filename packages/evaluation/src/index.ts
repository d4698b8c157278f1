/**
 * Runs untrusted programs in bounded time and memory. A computation is a generator that hands over what it
 * needs (`Evaluation`, `resultOf`) to one trampoline, so that nested input can't overflow the call stack: a `Machine`
 * counts its steps, `settle` its memory. Values take from the current budget as they grow (`withBudget`, `grow…`). An evaluation that
 * can't continue throws a `Failure`, which the phase that runs it catches and turns into a diagnostic.
 */
export { Coroutine, pause } from "./coroutine.js";
export { Made, settle, type Deep } from "./deep.js";
export { after, ensuring, firstIndex, inOrder, Machine, rescuing, type Limits } from "./evaluation.js";
export { ShallowStack } from "./shallow.js";
export { isEvaluation, resultOf, type Evaluation, type Pending } from "./computation.js";
// All of it, because packages can add to `FailureKinds` only then.
export * from "./failure.js";
export {
  grow,
  growHash,
  growKey,
  growList,
  growLooked,
  growLookups,
  growRewritten,
  growSearched,
  growText,
  growWalk,
  Pieces,
  searchingInForce,
  Walk,
  withBudget,
} from "./memory.js";
