import type { DeclaredRules } from "@cairn/diagnostics";
import type * as check from "../check/index.js";
import type * as link from "../link/index.js";
import type * as lint from "../lint/rules.js";

/** Loads the rules of `check` on demand: most commands need none. */
export function loadRules(): readonly DeclaredRules[] {
  const { checkRules } = require("../check/index.js") as typeof check;
  const { linkRules } = require("../link/index.js") as typeof link;
  const { lintRules } = require("../lint/rules.js") as typeof lint;
  return [checkRules, linkRules, lintRules];
}
