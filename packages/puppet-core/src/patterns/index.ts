/**
 * Ruby's regular expressions, searched for in bounded time. A pattern is parsed to a tree whose facts say whether
 * JavaScript's own search finds the same, and how long it may take; if it is too slow or finds something else, the tree
 * is compiled to instructions for a machine that never tries the same state twice. `regexp` translates to JavaScript's
 * notation, `spelling` explains why Ruby rejects a pattern.
 */
export { Pattern, patternOf, type Found } from "./pattern.js";
export { patternProblem, testPattern } from "./problem.js";
export { toPattern } from "./regexp.js";
