/** The rules about models, and those about logic: a new rule is a file, and a line in one of the lists. */
import { RuleSet } from "@cairn/diagnostics";
import { featureName, hiddenFeature } from "./features/feature-names.js";
import { missingType } from "./features/missing-type.js";
import { strayColon } from "./features/stray-colon.js";
import { enumValues, valueTypeRule } from "./features/value-type.js";
import type { CheckContext, Subjects } from "./rule.js";
import { bounds } from "./settings/bounds.js";
import { defaultOfList, defaultValue } from "./settings/default-value.js";
import { derivedNotTransient, derivedWithGet, lostValue } from "./settings/derived.js";
import { featureParameters, invariantParameters } from "./settings/parameters.js";
import { settingNames } from "./settings/setting-names.js";
import { settingValues } from "./settings/setting-values.js";
import { abstractTwice } from "./types/abstract-twice.js";
import { duplicateType } from "./types/duplicate-type.js";
import { invertedInvariant } from "./types/inverted-invariant.js";
import { typeAlias } from "./types/misplaced.js";
import { inheritanceCycle, parentOfType } from "./types/parent.js";
import { builtInType, typeName, typeOfPuppet, unreferableName } from "./types/type-names.js";

export { logicRules } from "./logic/index.js";

export const modelRules = new RuleSet<Subjects, CheckContext>([
  inheritanceCycle,
  typeAlias,
  abstractTwice,
  duplicateType,
  invariantParameters,
  invertedInvariant,
  parentOfType,
  builtInType,
  typeOfPuppet,
  typeName,
  unreferableName,
  bounds,
  defaultOfList,
  defaultValue,
  derivedNotTransient,
  derivedWithGet,
  enumValues,
  featureName,
  featureParameters,
  hiddenFeature,
  lostValue,
  missingType,
  settingNames,
  settingValues,
  strayColon,
  valueTypeRule,
]);
