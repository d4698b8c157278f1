import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** There is at most one empty line at a time. */
export const manifestWhitespaceTwoEmptyLines = lintRule(
  "manifest_whitespace_two_empty_lines",
  {
    severity: "error",
    message: words`there should be no two consecutive empty lines`,
    why: `One empty line separates as well as two.`,
    optional: true,
    failing: "$a = 1\n\n\n$b = 1\n",
    repaired: "$a = 1\n\n$b = 1\n",
  },
  (manifest, report) => {
    let lines = 0;
    for (const token of manifest.tokens) {
      if (token.type === "NEWLINE") {
        if (++lines > 2) report(token, {}, safe(rewrite(manifest, token, "", "remove it")));
      } else if (token.type !== "WHITESPACE" && token.type !== "INDENT") lines = 0;
    }
  },
);
