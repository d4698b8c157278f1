import { words } from "@cairn/diagnostics";
import { lintRule } from "../rule.js";

/** A string with `${…}` is double-quoted. */
export const singleQuoteStringWithVariables = lintRule(
  "single_quote_string_with_variables",
  {
    severity: "error",
    message: words`single quoted string containing a variable found`,
    why: `In single quotes \`\${…}\` is text. That is right for a shell script, and a mistake for a variable of Puppet's.`,
    noFix: "intent",
    help: words`write it in double quotes if it is a variable of Puppet's`,
    failing: "$a = 'b'\n$c = 'x${a}'\n",
    repaired: "$a = 'b'\n$c = \"x${a}\"\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("SSTRING")) {
      if (!token.value.includes("${") || /inline_(?:epp|template)/.test(token.prev?.prev?.value ?? "")) continue;
      report(token, {});
    }
  },
);
