/** The rules about logic: a new one is a file, and a line here. */
export { assignments } from "./assignments.js";
export { bareVariable } from "./bare-variable.js";
export { calls } from "./calls.js";
export { aliasInLogic, typeInLogic } from "./definitions.js";
export { idleInBlock } from "./idle.js";
export { badPattern, integerRange, nilWord } from "./literals.js";
export { defaultAsValue, heredoc, plainParameters, spread, typeAsValue } from "./not-in-logic.js";
export { unknownMeta, unknownVariable } from "./variables.js";
