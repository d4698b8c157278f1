/**
 * Runs untrusted programs in bounded time and memory. A computation is a generator that yields what it needs
 * (`Evaluation`, run by a `Machine`; `Deep` for traversals of data, run by `settle`), so that nested input can't
 * overflow the call stack. Values take from the current budget as they grow (`withBudget`, `grow…`). An evaluation that
 * can't continue throws a `Failure`, which the phase that runs it catches and turns into a diagnostic.
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
// All of it, because packages can add to `FailureKinds` only then.
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
