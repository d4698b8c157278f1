import { words } from "@cairn/diagnostics";
import { lintRule, rewrite } from "../rule.js";

/** Facts are read from `$facts`. */
export const topScopeFacts = lintRule(
  "top_scope_facts",
  {
    severity: "warning",
    message: words`top scope fact instead of facts hash`,
    why: `\`$facts['…']\` can't be confused with a variable.`,
    optional: true,
    failing: "$a = $::osfamily\n",
    repaired: "$a = $facts['osfamily']\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("VARIABLE")) {
      const { value } = token;
      if (!value.startsWith("::") || /^::(?:facts|trusted)\[/.test(value)) continue;
      const isPlain = /^::\w+$/.test(value);
      const text = `${manifest.text[token.start] === "$" ? "$" : ""}facts['${value.slice(2)}']`;
      report(token, {}, isPlain ? rewrite(manifest, token, text) : undefined);
    }
  },
);
