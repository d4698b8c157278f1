export { Pattern, patternOf, type Found } from "./pattern.js";
export { patternProblem, testPattern } from "./problem.js";
export { toPattern } from "./regexp.js";
