import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** There is no space in a reference. */
export const resourceReferenceWithoutWhitespace = lintRule(
  "resource_reference_without_whitespace",
  {
    severity: "error",
    message: words`whitespce between reference type and title`,
    why: `\`File ['/a']\` is hard to tell from a type and a list.`,
    optional: true,
    failing: "notify { 'b': require => File ['/a'] }\n",
    repaired: "notify { 'b': require => File['/a'] }\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("CLASSREF")) {
      if (token.next?.type !== "WHITESPACE" || token.nextCode?.type !== "LBRACK") continue;
      report(token, {}, safe(rewrite(manifest, token.next, "", "remove the space")));
    }
  },
);
