/** What a program needs that does the work of commands without a command line; runs in browsers. */
export { checkPaths } from "./commands/check.js";
export { compileInputs, type CompiledInputs } from "./compile-file.js";
export { type Configuration } from "./config-file.js";
export { configurableDeclarations } from "./config-file.js";
export { readConfiguration } from "./configuration.js";
export { chooseFixes, editsOf, textAfter, type ChosenFix } from "./fix/choose-fixes.js";
export { treeText } from "./fix/tree-text.js";
export { type Gated } from "./fix/gate.js";
export { passingOf } from "./fix/passing.js";
export { applyUserRules } from "./user-rules.js";
export { pageOf } from "./report.js";
export { keepLineEnds } from "./line-ends.js";
export { Session } from "./session.js";
export { isUsageProblem, type UsageProblem } from "./usage.js";
export { policyOptions } from "./policy-options.js";
