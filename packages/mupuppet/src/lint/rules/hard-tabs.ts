import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** There are no tabs. */
export const hardTabs = lintRule(
  "hard_tabs",
  {
    severity: "error",
    message: words`tab character found`,
    why: `How wide a tab is depends on the editor.`,
    failing: "class a {\n\tnotify { 'b': }\n}\n",
    repaired: "class a {\n  notify { 'b': }\n}\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("INDENT", "WHITESPACE"))
      if (token.value.includes("\t"))
        report(token, {}, safe(rewrite(manifest, token, token.value.replaceAll("\t", "  "), "write spaces")));
  },
);
