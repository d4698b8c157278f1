import { words } from "@cairn/diagnostics";
import { lintRule } from "../rule.js";

/** Resources have no selectors. */
export const selectorInsideResource = lintRule(
  "selector_inside_resource",
  {
    severity: "warning",
    message: words`selector inside resource block`,
    help: words`set a variable before the resource`,
    why: `A resource is easier to read if its values are variables that were set before.`,
    noFix: "several",
    failing: "file { '/a':\n  mode => $b ? {\n    true    => '0600',\n    default => '0644',\n  },\n}\n",
    repaired: "$mode = $b ? {\n  true    => '0600',\n  default => '0644',\n}\nfile { '/a':\n  mode => $mode,\n}\n",
  },
  (manifest, report) => {
    for (const { colon, end } of manifest.bodies) {
      for (const token of manifest.between(colon, end)) {
        const value = token.nextCode;
        if (token.type === "FARROW" && value?.type === "VARIABLE" && value.nextCode?.type === "QMARK")
          report(token, {});
      }
    }
  },
);
