import type { DeclaredRules } from "@cairn/diagnostics";
import type * as check from "../check/index.js";

/** Loads the rules of `check` on demand: most commands need none. */
export function loadRules(): readonly DeclaredRules[] {
  const { checkRules } = require("../check/index.js") as typeof check;
  return [checkRules];
}
