import type { DeclaredRules } from "@cairn/diagnostics";
import { logicRules, modelRules } from "../check/rules.js";

/** The rules of `check`, with what they report. */
export const rules: readonly DeclaredRules[] = [modelRules, logicRules];
