import { words } from "@cairn/diagnostics";
import { lintRule } from "../rule.js";

/** Names of variables have no dash. */
export const variableContainsDash = lintRule(
  "variable_contains_dash",
  {
    severity: "warning",
    message: words`variable contains a dash`,
    help: words`write braces around the name, or \`_\``,
    why: `Names of variables consist of lower-case letters, digits and \`_\`.`,
    noFix: "intent",
    failing: '$a = 1\nnotify { "$a-b": }\n',
    repaired: '$a = 1\nnotify { "${a}-b": }\n',
  },
  (manifest, report) => {
    for (const token of manifest.of("VARIABLE", "UNENC_VARIABLE"))
      if (/-/.test(token.value) && /-/.test(token.value.replace(/\[.+?\]/g, ""))) report(token, {});
  },
);
