import type { DeclaredRules } from "@cairn/diagnostics";
import { checkRules } from "../check/index.js";

/** The rules of `check`, with what they report. A command has another module in place of this one. */
export function loadRules(): readonly DeclaredRules[] {
  return [checkRules];
}
