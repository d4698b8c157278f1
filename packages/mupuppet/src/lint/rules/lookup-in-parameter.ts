import { words } from "@cairn/diagnostics";
import { lintRule } from "../rule.js";

/** Defaults of parameters come from data without `lookup`. */
export const lookupInParameter = lintRule(
  "lookup_in_parameter",
  {
    severity: "warning",
    message: words`lookup used to set the default value of a parameter`,
    help: words`name the key after the parameter: \`class::parameter\``,
    why: `Puppet looks each parameter up by itself.`,
    noFix: "several",
    optional: true,
    failing: "class a($b = lookup('c')) { }\n",
    repaired: "class a($b) { }\n",
  },
  (manifest, report) => {
    for (const { parameters = [] } of manifest.definitions)
      for (const token of parameters) if (token.type === "FUNCTION_NAME" && token.value === "lookup") report(token, {});
  },
);
