import { words } from "@cairn/diagnostics";
import { lintRule, edits } from "../rule.js";

/** Versions are compared by `versioncmp`. */
export const versionComparison = lintRule(
  "version_comparison",
  {
    severity: "warning",
    message: words`version compared as number`,
    why: `As a number 3.10 is less than 3.9.`,
    optional: true,
    failing: "if $version >= 3 {\n  notify { 'a': }\n}\n",
    repaired: "if versioncmp($version, '3') >= 0 {\n  notify { 'a': }\n}\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("VARIABLE")) {
      const operator = token.nextCode;
      const value = operator?.nextCode;
      const isOrder = /^(?:>=|>|<=|<)$/.test(operator?.value ?? "");
      const isEqual = /^(?:==|!=)$/.test(operator?.value ?? "") && value?.type === "NUMBER";
      if (!/(?:version|release)$/.test(token.value) || !operator || !value || !(isOrder || isEqual)) continue;
      const isPlain = ["NUMBER", "SSTRING", "STRING"].includes(value.type);
      const call = `versioncmp($${token.value}, '${value.value}')`;
      report(token, {}, isPlain ? edits(manifest, "write `versioncmp`", [token, call], [value, "0"]) : undefined);
    }
  },
);
