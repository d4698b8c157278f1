import type { DeclaredRules } from "@cairn/diagnostics";
import { checkRules } from "../check/index.js";

/** The rules of `check`, with what they report. */
export const rules: readonly DeclaredRules[] = [checkRules];
