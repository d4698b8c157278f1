/**
 * Checks of evaluated programs: valid source that probably isn't compiled as it was meant. One rule per file, with its
 * words and its page; a new rule is a file and a line in rules.ts.
 */
import { RuleSet } from "@cairn/diagnostics";
import * as rules from "./rules.js";

export const checkRules = new RuleSet(Object.values(rules));
