export { patternProblem } from "./problem.js";
export { Pattern, patternOf, type Found } from "./pattern.js";
