import { words, type Fix } from "@cairn/diagnostics";
import type { LintedManifest } from "../manifest.js";
import type { Token } from "../token.js";
import { lintRule, rewrite } from "../rule.js";

/** A resource has each parameter once. */
export const duplicateParams = lintRule(
  "duplicate_params",
  {
    severity: "error",
    message: words`duplicate parameter found in resource`,
    help: words`remove one of them`,
    why: `Of two values only one can be in effect; Puppet rejects such a resource.`,
    failing: "notify { 'a':\n  message => 'b',\n  message => 'c',\n}\n",
    repaired: "notify { 'a':\n  message => 'b',\n}\n",
  },
  (manifest, report) => {
    for (const { colon, end } of manifest.bodies) {
      const levels: Set<string>[] = [new Set()];
      for (const token of manifest.between(colon, end)) {
        if (token.type === "LBRACE") levels.push(new Set());
        else if (token.type === "RBRACE") levels.pop();
        const name = token.type === "FARROW" && token.prevCode?.type === "NAME" ? token.prevCode : undefined;
        const seen = levels.at(-1);
        if (!name || !seen) continue;
        if (seen.has(name.value)) report(name, {}, withoutLine(manifest, name));
        else seen.add(name.value);
      }
    }
  },
);

/** Removes the line of a parameter that has its line to itself. */
function withoutLine(manifest: LintedManifest, { start }: Token): Fix | undefined {
  const { text } = manifest.source;
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const [written] =
    /^[ \t]*\w+[ \t]*=>[ \t]*(?:'[^'\\\n]*'|\$?\w+)[ \t]*,?[ \t]*\n/.exec(text.slice(line, line + longest)) ?? [];
  return written === undefined
    ? undefined
    : rewrite(manifest, { start: line, end: line + written.length }, "", "remove it");
}

/** Lines that are longer aren't looked at. */
const longest = 1000;
