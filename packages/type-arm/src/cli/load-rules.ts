import type { DeclaredRules } from "@cairn/diagnostics";
import { logicRules, modelRules } from "../check/rules.js";

/** The rules of `check`, with what they report. A command has another module in place of this one. */
export function loadRules(): readonly DeclaredRules[] {
  return [modelRules, logicRules];
}
