import type { DeclaredRules } from "@cairn/diagnostics";
import type * as check from "../check/rules.js";

/** Loads the rules of `check` on demand: most commands need none. */
export function loadRules(): readonly DeclaredRules[] {
  const { logicRules, modelRules } = require("../check/rules.js") as typeof check;
  return [modelRules, logicRules];
}
