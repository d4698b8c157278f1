import { words } from "@cairn/diagnostics";
import { lintRule } from "../rule.js";

/** There are no anchors. */
export const anchorResource = lintRule(
  "anchor_resource",
  {
    severity: "warning",
    message: words`manifest includes anchor resource`,
    help: words`write \`contain\``,
    why: `\`contain\` does what anchors were for.`,
    noFix: "several",
    optional: true,
    failing: "anchor { 'a': }\n",
    repaired: "contain a\n",
  },
  (manifest, report) => {
    for (const { type } of manifest.bodies) if (type.value === "anchor") report(type, {});
  },
);
