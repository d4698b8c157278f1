import { rulesByName } from "./rules.js";
import type { LintRule, LintSettings } from "./rule.js";

/** Which rules run, and how. */
export interface LintOptions extends LintSettings {
  readonly rules: readonly LintRule[];
  /** Whether warnings are errors (`--fail-on-warnings`). */
  readonly failsOnWarnings: boolean;
  /** Files that aren't looked at. */
  readonly ignoredPaths: readonly string[];
}

/**
 * The options of puppet-lint: the lines of its configuration files (`.puppet-lint.rc`, one option a line, with or
 * without dashes), the later ones win.
 */
export function lintOptions(
  lines: readonly string[],
  folder = "",
  topScopeVariables: LintSettings["topScopeVariables"] = () => new Set(),
): LintOptions {
  const enabled = new Set([...rulesByName.values()].filter(({ isDefault }) => isDefault));
  let allowedVariables: readonly string[] = [];
  let ignoredPaths = ["vendor/**/*.pp"];
  const flags = new Set<string>();
  for (const line of lines) {
    const [, name = "", rest = ""] = /^(?:--)?([\w-]+)(?:[=\s](.*))?$/s.exec(line.trim()) ?? [];
    const value = rest.trim();
    const [, no, check] = /^(no-)?(.+)-check$/.exec(name) ?? [];
    const rule = check === undefined ? undefined : rulesByName.get(check);
    if (rule && no === undefined) enabled.add(rule);
    else if (rule) enabled.delete(rule);
    else if (name === "only-checks") keepOnly(enabled, value);
    else if (name === "ignore-paths") ignoredPaths = value.split(",");
    else if (name === "top-scope-variables") allowedVariables = value.split(",");
    else flags.add(name);
  }
  return {
    rules: [...enabled],
    folder,
    allowedVariables,
    topScopeVariables,
    relative: flags.has("relative"),
    failsOnWarnings: flags.has("fail-on-warnings"),
    ignoredPaths,
  };
}

function keepOnly(enabled: Set<LintRule>, names: string): void {
  enabled.clear();
  for (const name of names.split(",")) {
    const rule = rulesByName.get(name.trim());
    if (rule) enabled.add(rule);
  }
}
