/** All rules, by what they look at. */
import { RuleSet } from "@cairn/diagnostics";
import * as rules from "./model-rules.js";
import type { CheckContext, Subjects } from "./rule.js";

export { logicRules } from "./logic/index.js";

export const modelRules = new RuleSet<Subjects, CheckContext>(Object.values(rules));
