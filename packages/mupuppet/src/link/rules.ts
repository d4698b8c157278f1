/** All rules, some files with several: a new one is a file, and a line here. */
export { attributeValueRules } from "./attribute-values.js";
export { classRules } from "./class-names.js";
export { conditionRules } from "./conditions.js";
export { filePathRules } from "./file-path.js";
export { fileRules } from "./files.js";
export { functionRules } from "./functions.js";
export { legacyFacts } from "./legacy-facts.js";
export { missingModules } from "./missing-module.js";
export { resources } from "./resources.js";
export { undefinedVariables } from "./undefined-variables.js";
