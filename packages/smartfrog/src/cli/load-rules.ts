import type { DeclaredRules } from "@cairn/diagnostics";
import { checkRules } from "../check/index.js";

/** The rules of `check`, with what they report. A command loads them on first use. */
export function loadRules(): readonly DeclaredRules[] {
  return [checkRules];
}
