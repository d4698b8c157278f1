import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { deprecation } from "../deprecate.js";
import { questions } from "./questions.js";
import { validations } from "./validations.js";

/** Functions that ask about values, or refuse them. */
export const checks: readonly PuppetFunction[] = [deprecation, ...questions, ...validations];
