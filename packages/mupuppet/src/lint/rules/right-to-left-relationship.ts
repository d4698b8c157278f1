import { words } from "@cairn/diagnostics";
import { lintRule } from "../rule.js";

/** Relationships are written from left to right. */
export const rightToLeftRelationship = lintRule(
  "right_to_left_relationship",
  {
    severity: "warning",
    message: words`right-to-left (<-) relationship`,
    help: words`swap the operands, and write \`->\``,
    why: `Code is read from left to right, and so should be the order of resources.`,
    noFix: "several",
    failing: "notify { 'b': } <- notify { 'a': }\n",
    repaired: "notify { 'a': } -> notify { 'b': }\n",
  },
  (manifest, report) => {
    for (const arrow of manifest.of("OUT_EDGE")) report(arrow, {});
  },
);
