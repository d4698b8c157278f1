/** Properties of fixes: what `check --fix` and `--fix-suggestions` promise, for programs with random mistakes. */
export { describeFixProperties, type FixSubject } from "./describe-properties.js";
export { mistakenPrograms, type CheckedFiles } from "./mistaken-programs.js";
export { problemsOfSafeFixes, problemsOfSuggestions, type LanguageOfFixes, type Observation } from "./problems.js";
export { programsOf, type Program } from "./programs.js";
export { definitionsOf, missingIn, shapeOf, type PlainNode, type Undo } from "./trees.js";
