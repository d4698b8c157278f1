/** The rules about models: a new one is a file, and a line here. */
export { featureName, hiddenFeature } from "./features/feature-names.js";
export { missingType } from "./features/missing-type.js";
export { strayColon } from "./features/stray-colon.js";
export { enumValues, valueTypeRule } from "./features/value-type.js";
export { bounds } from "./settings/bounds.js";
export { defaultOfList, defaultValue } from "./settings/default-value.js";
export { derivedNotTransient, derivedWithGet, lostValue } from "./settings/derived.js";
export { featureParameters, invariantParameters } from "./settings/parameters.js";
export { settingNames } from "./settings/setting-names.js";
export { settingValues } from "./settings/setting-values.js";
export { abstractTwice } from "./types/abstract-twice.js";
export { duplicateType } from "./types/duplicate-type.js";
export { invertedInvariant } from "./types/inverted-invariant.js";
export { typeAlias } from "./types/misplaced.js";
export { inheritanceCycle, parentOfType } from "./types/parent.js";
export { builtInType, typeName, typeOfPuppet, unreferableName } from "./types/type-names.js";
