import { words, type Fix } from "@cairn/diagnostics";
import type { LintedManifest } from "../manifest.js";
import { lintRule, rewrite, safe } from "../rule.js";
import { isComment, isFormatting, type Token } from "../token.js";

/** One space precedes the arrow of a resource that has its arrows on one line. */
export const spaceBeforeArrow = lintRule(
  "space_before_arrow",
  {
    severity: "warning",
    message: words`there should be a single space before '=>' on line ${"line"}, column ${"column"}`,
    why: `There is nothing to align an arrow with if all arrows are on one line.`,
    failing: "notify { 'a':\n  message   => 'b',\n}\n",
    repaired: "notify { 'a':\n  message => 'b',\n}\n",
  },
  (manifest, report) => {
    for (const { colon, end } of manifest.bodies) {
      const tokens = manifest.between(colon, end).filter((token) => !isComment(token));
      const arrows = tokens.filter(({ type }) => type === "FARROW");
      if (arrows[0]?.line !== arrows.at(-1)?.line) continue;
      for (const { prev } of arrows) {
        if (!prev || prev.value === " ") continue;
        report(prev, { line: prev.line, column: prev.column }, withOneSpace(manifest, prev));
      }
    }
  },
);

function withOneSpace(manifest: LintedManifest, before: Token): Fix | undefined {
  if (before.type === "WHITESPACE") return safe(rewrite(manifest, before, " ", "write one space"));
  const gap = { start: before.end, end: before.end };
  return isFormatting(before) ? undefined : safe(rewrite(manifest, gap, " ", "write one space"));
}
