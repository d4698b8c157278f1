import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** Comments begin with `#`. */
export const slashComments = lintRule(
  "slash_comments",
  {
    severity: "warning",
    message: words`// comment found`,
    why: `Puppet has \`#\` for comments.`,
    failing: "$a = 1 # one\n//two\n",
    repaired: "$a = 1 # one\n#two\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("SLASH_COMMENT"))
      report(token, {}, safe(rewrite(manifest, token, `#${token.value}`)));
  },
);
