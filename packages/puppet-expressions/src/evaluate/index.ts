export { isEvaluation, Machine, type Evaluation, type Limits, type Pending } from "./evaluation.js";
export { Evaluator, type EvaluatorOptions, type Handler, type Handlers } from "./evaluator.js";
export { Failure, type FailureDetails, type FailureKind, type FailureNote } from "./failure.js";
export type { Closure, FunctionCall, PuppetFunction } from "./function.js";
export { defineFunction, type Overload, type ParameterDeclaration } from "./define-function.js";
export { Jump } from "./jump.js";
export { LocalScope, Scope, type Binding, type Matches } from "./scope.js";
