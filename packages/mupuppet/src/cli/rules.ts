import type { DeclaredRules } from "@cairn/diagnostics";
import { checkRules } from "../check/index.js";
import { linkRules } from "../link/index.js";
import { lintRules } from "../lint/rules.js";

/** The rules of `check`, with what they report. */
export const rules: readonly DeclaredRules[] = [checkRules, linkRules, lintRules];
