import { words } from "@cairn/diagnostics";
import { lintRule, rewrite, safe } from "../rule.js";

/** Comments begin with `#`. */
export const starComments = lintRule(
  "star_comments",
  {
    severity: "warning",
    message: words`/* */ comment found`,
    why: `The style guide writes comments with \`#\`, on each of their lines.`,
    failing: "/* one\n * two */\n$a = 1\n",
    repaired: "# one\n# two\n$a = 1\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("MLCOMMENT")) {
      const lines = token.value
        .trim()
        .split(/\r?\n/)
        .map((line) => line.trim());
      const isAlone = !token.next || token.next.type === "NEWLINE";
      const indent = token.prev?.type === "INDENT" ? token.prev.value : "";
      const text = lines.map((line) => `# ${line}`.trimEnd()).join(`\n${indent}`);
      report(token, {}, isAlone ? safe(rewrite(manifest, token, text, "write it with `#`")) : undefined);
    }
  },
);
