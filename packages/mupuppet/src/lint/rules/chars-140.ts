import { words } from "@cairn/diagnostics";
import { longLines } from "../long-lines.js";
import { lintRule } from "../rule.js";

/** Lines have at most 140 characters. */
export const chars140 = lintRule(
  "140chars",
  {
    severity: "warning",
    message: words`line has more than 140 characters`,
    help: words`break it`,
    why: `Long lines are hard to read and to compare. Lines with an address or a template are left out.`,
    noFix: "several",
    failing:
      "# xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n$a = 1\n",
    repaired: "# x\n$a = 1\n",
  },
  (manifest, report) => {
    for (const { start } of longLines(manifest, 140)) report({ start: start + 139, end: start + 140 }, {});
  },
);
