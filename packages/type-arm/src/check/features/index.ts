/** Rules about one feature: its name and its type. */
import type { FeatureRule } from "../rule.js";
import { bounds } from "../settings/bounds.js";
import { defaultOfList, defaultValue } from "../settings/default-value.js";
import { derivedNotTransient, derivedWithGet, lostValue } from "../settings/derived.js";
import { featureParameters } from "../settings/parameters.js";
import { settingNames } from "../settings/setting-names.js";
import { settingValues } from "../settings/setting-values.js";
import { featureName, hiddenFeature } from "./feature-names.js";
import { missingType } from "./missing-type.js";
import { strayColon } from "./stray-colon.js";
import { enumValues, valueTypeRule } from "./value-type.js";

export const featureRules: readonly FeatureRule[] = [
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
];
