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
export { Evaluator, isSpread, withoutGroups, type EvaluatorOptions, type Handler, type Handlers } from "./evaluator.js";
export {
  Failure,
  limitsReached,
  puppetMessage,
  type FailureDetails,
  type FailureKind,
  type FailureNote,
} from "./failure.js";
export type { Caller, Closure, FunctionCall, PuppetFunction } from "./function.js";
export { defineFunction, type Overload, type ParameterDeclaration } from "./define-function.js";
export { Jump } from "./jump.js";
export { handlers } from "./handlers.js";
export { LocalScope, Scope, type Binding, type Matches, type Search } from "./scope.js";
export { reassigned } from "./reassigned.js";
export { callFunction } from "./calls.js";
export { evaluateBlock } from "./choice.js";
export { createClosure, createFunction, illegalJump, type Callee } from "./closure.js";
export { articleOf, labelOf, labelOfNode, placeOf, withArticle, withCapitalArticle } from "./labels.js";
export { keepingMatches } from "./matches.js";
export { isMatch } from "./operators/matches.js";
export { asVersion, isInRange } from "./versions.js";
export { patternProblem, testPattern } from "../patterns/problem.js";
export { rubyText } from "./ruby-text.js";
export { isTrue } from "./truth.js";
