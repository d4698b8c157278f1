import { words } from "@cairn/diagnostics";
import { lintRule } from "../rule.js";

/** `undef` isn't given to functions. */
export const undefInFunction = lintRule(
  "undef_in_function",
  {
    severity: "warning",
    message: words`undef passed to a function`,
    help: words`leave the argument out, or write another value`,
    why: `Many functions take \`undef\` for an empty string.`,
    noFix: "intent",
    optional: true,
    failing: "warning(undef)\n",
    repaired: "warning('none')\n",
  },
  (manifest, report) => {
    for (const call of manifest.of("FUNCTION_NAME")) {
      const open = call.nextCode;
      for (let token = open?.next; token && token !== open?.partner; token = token.next)
        if (token.type === "UNDEF") report(token, {});
    }
  },
);
