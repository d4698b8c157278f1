import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** A manifest ends with a single line break. */
export const manifestWhitespaceDoubleNewlineEndOfFile = lintRule(
  "manifest_whitespace_double_newline_end_of_file",
  {
    severity: "error",
    message: words`there should be a single newline at the end of a manifest`,
    why: `Empty lines at the end say nothing.`,
    optional: true,
    failing: "$a = 1\n\n",
    repaired: "$a = 1\n",
  },
  (manifest, report) => {
    for (let last = manifest.tokens.at(-1); last?.type === "NEWLINE" && last.prev?.type === "NEWLINE"; last = last.prev)
      report(last, {}, safe(rewrite(manifest, last, "", "remove it")));
  },
);
