import { words } from "@cairn/diagnostics";
import { lintRule, rewrite } from "../rule.js";

/** Numbers with a leading zero are quoted. */
export const leadingZero = lintRule(
  "leading_zero",
  {
    severity: "warning",
    message: words`unquoted number with leading zero`,
    why: `A number with a leading zero is octal: as a number it loses the zero.`,
    optional: true,
    failing: "$a = 0644\n",
    repaired: "$a = '0644'\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("NUMBER"))
      if (/^0\d/.test(token.value)) report(token, {}, rewrite(manifest, token, `'${token.value}'`));
  },
);
