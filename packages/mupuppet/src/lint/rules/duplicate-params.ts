import { words } from "@cairn/diagnostics";
import { lintRule } from "../rule.js";

/** A resource has each parameter once. */
export const duplicateParams = lintRule(
  "duplicate_params",
  {
    severity: "error",
    message: words`duplicate parameter found in resource`,
    help: words`remove one of them`,
    why: `Of two values only one can be in effect; Puppet rejects such a resource.`,
    noFix: "intent",
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
        if (seen.has(name.value)) report(name, {});
        else seen.add(name.value);
      }
    }
  },
);
