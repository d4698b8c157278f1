import { words } from "@cairn/diagnostics";
import { lintRule, rewrite } from "../rule.js";

/** A string with `${…}` is double-quoted. */
export const singleQuoteStringWithVariables = lintRule(
  "single_quote_string_with_variables",
  {
    severity: "error",
    message: words`single quoted string containing a variable found`,
    why: `In single quotes \`\${…}\` is text.`,
    failing: "$a = 'b'\n$c = 'x${a}'\n",
    repaired: "$a = 'b'\n$c = \"x${a}\"\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("SSTRING")) {
      if (!token.value.includes("${") || /inline_(?:epp|template)/.test(token.prev?.prev?.value ?? "")) continue;
      const isPlain = !/["\\]/.test(token.value);
      report(token, {}, isPlain ? rewrite(manifest, token, `"${token.value}"`) : undefined);
    }
  },
);
