/**
 * Diagnostics for sources that don't parse: names of tokens, help for common mistakes, and the error recovery after
 * which the parser continues. The languages declare the diagnostics (`syntaxDeclarations`) and add what only they know.
 */
export { explainBracket, spanOfToken } from "./brackets.js";
export { syntaxDeclarations, type SyntaxCreators } from "./declarations.js";
export { helpFor } from "./help.js";
export { createRepair } from "./repair.js";
export { expectedWords, wording } from "./wording.js";
