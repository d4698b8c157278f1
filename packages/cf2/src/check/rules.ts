/** All rules: a new one is a file, and a line here. */
export { bareName } from "./bare-name.js";
export { date } from "./date.js";
export { typographicQuotes } from "./typographic-quotes.js";
export { unintendedString } from "./unintended-string.js";
export { unusedMacro } from "./unused-macro.js";
export { unusedParameter } from "./unused-parameter.js";
export { variableInString } from "./variable-in-string.js";
