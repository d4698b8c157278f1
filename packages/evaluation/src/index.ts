/**
 * Runs what a program asks for in bounded time and memory, whoever wrote it. A computation is a generator that yields what it needs
 * (`Evaluation`, run by a `Machine`; `Deep` for walks over data, run by `settle`), so that nested input never uses up the call stack.
 * Values take from the budget in force as they grow (`withBudget`, `grow…`). What can't go on throws a `Failure`, which the phase that
 * runs the evaluation catches and turns into a diagnostic.
 */
export { Made, settle, type Deep } from "./deep.js";
export {
  after,
  ensuring,
  firstIndex,
  inOrder,
  isEvaluation,
  Machine,
  rescuing,
  type Evaluation,
  type Limits,
  type Pending,
} from "./evaluation.js";
// All of it, since only so can packages add to `FailureKinds`.
export * from "./failure.js";
export {
  grow,
  growHash,
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
