import type { DeclaredRules } from "@cairn/diagnostics";
import { logicRules, modelRules } from "../check/rules.js";

/** The rules of `check`, with what they report. A command loads them on first use. */
export function loadRules(): readonly DeclaredRules[] {
  return [modelRules, logicRules];
}
