import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** A manifest ends with a line break. */
export const manifestWhitespaceMissingNewlineEndOfFile = lintRule(
  "manifest_whitespace_missing_newline_end_of_file",
  {
    severity: "error",
    message: words`there should be a single newline at the end of a manifest`,
    why: `A text file consists of lines, each of which ends.`,
    optional: true,
    failing: "$a = 1",
    repaired: "$a = 1\n",
  },
  (manifest, report) => {
    const last = manifest.tokens.at(-1);
    if (last && last.type !== "NEWLINE")
      report(last, {}, safe(rewrite(manifest, { start: last.end, end: last.end }, "\n", "add it")));
  },
);
