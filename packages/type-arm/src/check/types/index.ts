/** Rules about types: their names, inheritance and duplicates. */
import type { ModelRule, TypeRule } from "../rule.js";
import { invariantParameters } from "../settings/parameters.js";
import { abstractTwice } from "./abstract-twice.js";
import { duplicateType } from "./duplicate-type.js";
import { invertedInvariant } from "./inverted-invariant.js";
import { typeAlias } from "./misplaced.js";
import { inheritanceCycle, parentOfType } from "./parent.js";
import { reservedType, typeName, unreferableName } from "./type-names.js";

export const modelRules: readonly ModelRule[] = [inheritanceCycle, typeAlias];

export const typeRules: readonly TypeRule[] = [
  abstractTwice,
  duplicateType,
  invariantParameters,
  invertedInvariant,
  parentOfType,
  reservedType,
  typeName,
  unreferableName,
];
