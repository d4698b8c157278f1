/** `validate_…`, `is_…` and similar functions of stdlib that check values. */
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { deprecation } from "../deprecate.js";
import { questions } from "./questions.js";
import { validations } from "./validations.js";

/** Functions that check values, or reject them. */
export const checks: readonly PuppetFunction[] = [deprecation, ...questions, ...validations];
