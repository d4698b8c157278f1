export { Pattern, patternOf, type Found } from "./pattern.js";
