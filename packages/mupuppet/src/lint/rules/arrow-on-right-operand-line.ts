import { words } from "@cairn/diagnostics";
import { edits, lintRule, safe } from "../rule.js";

/** A chaining arrow is on the line of what follows it. */
export const arrowOnRightOperandLine = lintRule(
  "arrow_on_right_operand_line",
  {
    severity: "warning",
    message: words`arrow should be on the right operand's line`,
    help: words`write it before what follows: \`-> …\``,
    why: `The style guide puts a chaining arrow before the operand on its right, so that the order is seen at the beginning of the lines.`,
    failing: "notify { 'a': } ->\nnotify { 'b': }\n",
    repaired: "notify { 'a': }\n-> notify { 'b': }\n",
  },
  (manifest, report) => {
    for (const arrow of manifest.of("IN_EDGE", "IN_EDGE_SUB")) {
      const { nextCode: right, prev } = arrow;
      if (!right || right.line === arrow.line) continue;
      const before = prev?.type === "WHITESPACE" ? prev : arrow;
      const isLast = arrow.next?.type === "NEWLINE";
      const gap = { start: (isLast ? before : arrow).start, end: arrow.end };
      const insertion = { start: right.start, end: right.start };
      const isText = right.type === "HEREDOC" || right.type === "HEREDOC_PRE";
      const fix = edits(manifest, "move it", [gap, ""], [insertion, `${arrow.value} `]);
      report(arrow, {}, isText ? undefined : safe(fix));
    }
  },
);
