import { words } from "@cairn/diagnostics";
import type { Token } from "../token.js";
import { lintRule } from "../rule.js";

/** A `case` has a `default`. */
export const caseWithoutDefault = lintRule(
  "case_without_default",
  {
    severity: "warning",
    message: words`case statement without a default case`,
    help: words`add \`default: { … }\``,
    why: `Without a \`default\` a system that nobody thought of gets nothing, silently.`,
    noFix: "several",
    failing: "case $facts['os']['family'] {\n  'Debian': { notify { 'a': } }\n}\n",
    repaired: "case $facts['os']['family'] {\n  'Debian': { notify { 'a': } }\n  default: { fail('unknown') }\n}\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("CASE")) if (isWithoutDefault(token)) report(token, {});
  },
);

/** Only what is directly in the braces of the `case` counts, and not what is in another `case` there. */
function isWithoutDefault(word: Token): boolean {
  let token: Token | undefined = word.next;
  while (token && token.type !== "LBRACE" && token.type !== "CASE") token = token.next;
  const end = token?.partner;
  if (!token || !end) return false;
  for (let inner = token.next; inner && inner !== end; inner = inner.next) {
    if (inner.type === "DEFAULT") return false;
    if (inner.type === "LBRACE" && inner.partner) inner = inner.partner;
  }
  return true;
}
