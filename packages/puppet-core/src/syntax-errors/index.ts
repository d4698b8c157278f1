/**
 * What is said of texts that don't parse: words for tokens, the help for what is often typed instead, and mends after which
 * the parser reads on. The languages declare the diagnostics (`syntaxDeclarations`) and add what only they know.
 */
export { explainBracket, placeOf } from "./brackets.js";
export { syntaxDeclarations, type SyntaxCreators } from "./declarations.js";
export { helpFor } from "./help.js";
export { createMend } from "./mend.js";
export { expectedWords, wording } from "./wording.js";
