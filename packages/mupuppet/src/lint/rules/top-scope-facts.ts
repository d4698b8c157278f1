import { words, type Fix } from "@cairn/diagnostics";
import { asVariable, isTopScopeFact, startOf } from "../fact-variables.js";
import { isLegacyForLint } from "../legacy-names.js";
import { structuredFact } from "../../facts/legacy-facts.js";
import type { LintedManifest } from "../manifest.js";
import { lintRule, rewrite, safe } from "../rule.js";
import type { Token } from "../token.js";

/** Facts are read from `$facts`. */
export const topScopeFacts = lintRule(
  "top_scope_facts",
  {
    severity: "warning",
    message: words`top scope fact instead of facts hash`,
    why: `\`$facts['…']\` can't be confused with a variable. The fix is a suggestion for names that aren't Facter's: such a variable may
come from a node classifier, or from \`site.pp\`. \`--top-scope-variables a,b\` in \`.puppet-lint.rc\` names variables that aren't facts.`,
    failing: "$a = $::kernel\n",
    repaired: "$a = $facts['kernel']\n",
  },
  (manifest, report, { allowedVariables, topScopeVariables }) => {
    for (const token of manifest.of("VARIABLE", "UNENC_VARIABLE")) {
      const name = /^::(\w+)(?:\[|$)/.exec(token.value)?.[1];
      if (name === undefined || isAllowed(name) || allowedVariables.some((each) => name.startsWith(each))) continue;
      const fix = inFacts(manifest, token, name);
      report(token, {}, isTopScopeFact(manifest, name, topScopeVariables) ? safe(fix, "facts-hash") : fix);
    }
  },
);

/** Puppet-lint leaves all names out that begin with that of a legacy fact, or with `facts` and `trusted`. */
function isAllowed(name: string): boolean {
  if (/^(?:facts|trusted)/.test(name)) return true;
  for (let end = Math.min(name.length, longestFact); end > 0; end--) if (isEnumerated(name.slice(0, end))) return true;
  return false;
}

/** No legacy fact has a longer name. */
const longestFact = 40;

/** The legacy facts that have one name each. */
function isEnumerated(name: string): boolean {
  return isLegacyForLint(name) && (name === "zonename" || structuredFact(name) !== undefined);
}

function inFacts(manifest: LintedManifest, token: Token, name: string): Fix {
  const start = startOf(manifest, token);
  const end = manifest.text.indexOf("::", start) + 2 + name.length;
  return rewrite(manifest, { start, end }, asVariable(manifest, token, `facts['${name}']`));
}
