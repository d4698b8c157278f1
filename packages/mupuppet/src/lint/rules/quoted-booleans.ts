import { words } from "@cairn/diagnostics";
import { lintRule, rewrite } from "../rule.js";

/** `true` and `false` aren't quoted. */
export const quotedBooleans = lintRule(
  "quoted_booleans",
  {
    severity: "warning",
    message: words`quoted boolean value found`,
    why: `\`'false'\` is a string, and a string is true.`,
    optional: true,
    failing: "$a = 'true'\n",
    repaired: "$a = true\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("STRING", "SSTRING"))
      if (token.value === "true" || token.value === "false") report(token, {}, rewrite(manifest, token, token.value));
  },
);
