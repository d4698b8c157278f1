import { words, type Fix } from "@cairn/diagnostics";
import type { LintedManifest } from "../manifest.js";
import type { Token } from "../token.js";
import { lintRule, rewrite } from "../rule.js";

/** A `case` has a `default`. */
export const caseWithoutDefault = lintRule(
  "case_without_default",
  {
    severity: "warning",
    message: words`case statement without a default case`,
    help: words`add \`default: { … }\``,
    why: `Without a \`default\` a system that nobody thought of gets nothing, silently.`,
    failing: "case $facts['os']['family'] {\n  'Debian': { notify { 'a': } }\n}\n",
    repaired: "case $facts['os']['family'] {\n  'Debian': { notify { 'a': } }\n  default: { fail('unknown') }\n}\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("CASE")) {
      const end = endWithoutDefault(token);
      if (end) report(token, {}, withDefault(manifest, end));
    }
  },
);

/** Only what is directly in the braces of the `case` counts, and not what is in another `case` there. */
function endWithoutDefault(word: Token): Token | undefined {
  let token: Token | undefined = word.next;
  while (token && token.type !== "LBRACE" && token.type !== "CASE") token = token.next;
  const end = token?.partner;
  if (!token || !end) return undefined;
  for (let inner = token.next; inner && inner !== end; inner = inner.next) {
    if (inner.type === "DEFAULT") return undefined;
    if (inner.type === "LBRACE" && inner.partner) inner = inner.partner;
  }
  return end;
}

/** An option that says that nothing else matters, before the closing brace. */
function withDefault(manifest: LintedManifest, { start }: Token): Fix | undefined {
  const { text } = manifest.source;
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const indent = text.slice(line, start);
  if (!/^[ ]*$/.test(indent)) return undefined;
  return rewrite(manifest, { start: line, end: line }, `${indent}  default: {}\n`, "add `default: {}`");
}
