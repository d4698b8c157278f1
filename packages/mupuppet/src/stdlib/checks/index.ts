/**
 * `validate_…`, `is_…` and their kin: functions of stdlib that say whether a value is as it should be.
 */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { deprecation } from "../deprecate.js";
import { questions } from "./questions.js";
import { validations } from "./validations.js";

/** Functions that ask about values, or refuse them. */
export const checks: readonly PuppetFunction[] = [deprecation, ...questions, ...validations];
