import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** A manifest begins with its text. */
export const manifestWhitespaceNewlineBeginningOfFile = lintRule(
  "manifest_whitespace_newline_beginning_of_file",
  {
    severity: "error",
    message: words`there should not be a newline at the beginning of a manifest`,
    why: `Empty lines at the beginning say nothing.`,
    optional: true,
    failing: "\n$a = 1\n",
    repaired: "$a = 1\n",
  },
  (manifest, report) => {
    for (let first = manifest.tokens[0]; first?.type === "NEWLINE"; first = first.next)
      report(first, {}, safe(rewrite(manifest, first, "", "remove it")));
  },
);
