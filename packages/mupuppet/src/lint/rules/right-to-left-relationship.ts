import { words, type Fix } from "@cairn/diagnostics";
import type { LintedManifest } from "../manifest.js";
import type { Token } from "../token.js";
import { lintRule, rewrite } from "../rule.js";

/** Relationships are written from left to right. */
export const rightToLeftRelationship = lintRule(
  "right_to_left_relationship",
  {
    severity: "warning",
    message: words`right-to-left (<-) relationship`,
    help: words`swap the operands, and write \`->\``,
    why: `Code is read from left to right, and so should be the order of resources.`,
    failing: "notify { 'b': } <- notify { 'a': }\n",
    repaired: "notify { 'a': } -> notify { 'b': }\n",
  },
  (manifest, report) => {
    for (const arrow of manifest.of("OUT_EDGE")) report(arrow, {}, swapped(manifest, arrow));
  },
);

/** Exchanges the two sides, if the relationship is all of its line. */
function swapped(manifest: LintedManifest, arrow: Token): Fix | undefined {
  const { text } = manifest.source;
  const start = text.lastIndexOf("\n", arrow.start - 1) + 1;
  const end = text.indexOf("\n", start) < 0 ? text.length : text.indexOf("\n", start);
  const line = text.slice(start, Math.min(end, start + longest));
  const [whole, indent, left, right] = /^([ \t]*)([^#<>~]*[\]}])[ \t]*<-[ \t]*([^#<>~]*[\]}])[ \t]*$/.exec(line) ?? [];
  if (whole === undefined || !isBalanced(left!) || !isBalanced(right!)) return undefined;
  return rewrite(manifest, { start, end: start + whole.length }, `${indent!}${right!} -> ${left!}`, "exchange the two");
}

function isBalanced(text: string): boolean {
  return text.split("{").length === text.split("}").length && text.split("[").length === text.split("]").length;
}

/** Lines that are longer aren't looked at. */
const longest = 1000;
