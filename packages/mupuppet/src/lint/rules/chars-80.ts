import { words } from "@cairn/diagnostics";
import { longLines } from "../long-lines.js";
import { lintRule } from "../rule.js";

/** Lines have at most 80 characters. */
export const chars80 = lintRule(
  "80chars",
  {
    severity: "warning",
    message: words`line has more than 80 characters`,
    help: words`break it`,
    why: `Long lines are hard to read and to compare. Lines with an address or a template are left out.`,
    noFix: "several",
    optional: true,
    failing: "# xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n$a = 1\n",
    repaired: "# x\n$a = 1\n",
  },
  (manifest, report) => {
    for (const { start } of longLines(manifest, 80)) report({ start: start + 79, end: start + 80 }, {});
  },
);
