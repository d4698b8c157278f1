import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** Lines don't end in white space. */
export const trailingWhitespace = lintRule(
  "trailing_whitespace",
  {
    severity: "error",
    message: words`trailing whitespace found`,
    why: `Nobody sees it, and every comparison shows it.`,
    failing: "$a = 1 \n",
    repaired: "$a = 1\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("INDENT", "WHITESPACE"))
      if (!token.next || token.next.type === "NEWLINE")
        report(token, {}, safe(rewrite(manifest, token, "", "remove it")));
  },
);
