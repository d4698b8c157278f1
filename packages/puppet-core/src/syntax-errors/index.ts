export { explainBracket, placeOf } from "./brackets.js";
export { syntaxDeclarations, type SyntaxCreators } from "./declarations.js";
export { helpFor } from "./help.js";
export { createMend } from "./mend.js";
export { expectedWords, wording } from "./wording.js";
