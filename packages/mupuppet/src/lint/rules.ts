/** The rules of puppet-lint and of its plug-ins, all together. */
import { RuleSet } from "@cairn/diagnostics";
import type { LintContext, LintRule, LintSubjects } from "./rule.js";
import * as rules from "./rules/index.js";

const all: readonly LintRule[] = Object.values(rules);

export const lintRules = new RuleSet<LintSubjects, LintContext>(all);

/** The rules by the names that they have in puppet-lint. */
export const rulesByName: ReadonlyMap<string, LintRule> = new Map(all.map((rule) => [rule.declared.name, rule]));
