/**
 * Turns expressions into values. The `Evaluator` has a handler for each kind of node, Puppet's own (`handlers`) and the
 * language's; handlers receive the evaluator as an argument and ask it for the values of subexpressions, so that none
 * imports it. Anything that takes work is a generator that the machine of `@cairn/evaluation` runs, whatever the depth.
 * Functions, the program's types and unknown variables are left to the language (`EvaluatorOptions`).
 */
export { puppetMessage } from "./puppet-message.js";
export { Evaluator, type EvaluatorOptions, type Handler, type Handlers } from "./evaluator.js";
export type { Caller, Closure, FunctionCall, PuppetFunction } from "./function.js";
export { defineFunction, type Overload, type ParameterDeclaration } from "./define-function.js";
export { Jump } from "./jump.js";
export { handlers } from "./handlers.js";
export { LocalScope, Scope, type Binding, type Matches, type Search } from "./scope.js";
export { reassigned } from "./reassigned.js";
export { callFunction } from "./calls.js";
export { evaluateBlock } from "./choice.js";
export { createClosure, createFunction, illegalJump, type Callee } from "./closure.js";
export { articleOf, labelOf, labelOfNode, reportedOffset, withArticle, withCapitalArticle } from "./labels.js";
export { keepingMatches } from "./matches.js";
export { isMatch } from "./operators/matches.js";
export { asVersion, isInRange } from "./versions.js";
export { rubyText } from "./ruby-text.js";
export { isSpread, withoutGroups } from "./spread.js";
export { isTrue } from "./truth.js";
