import { words } from "@cairn/diagnostics";
import { isLegacyFact, structuredFact } from "../../facts/legacy-facts.js";
import { lintRule, rewrite } from "../rule.js";

/** Facts are structured. */
export const legacyFacts = lintRule(
  "legacy_facts",
  {
    severity: "warning",
    message: words`legacy fact`,
    why: `Agents leave legacy facts out since Puppet 8.`,
    optional: true,
    failing: "$a = $::osfamily\n",
    repaired: "$a = $facts['os']['family']\n",
  },
  (manifest, report) => {
    for (const token of manifest.of("VARIABLE")) {
      const name = /^::(\w+)$/.exec(token.value)?.[1] ?? /^facts\['(\w+)'\]$/.exec(token.value)?.[1];
      if (name === undefined || !isLegacyFact(name)) continue;
      const fact = structuredFact(name);
      const sign = manifest.text[token.start] === "$" ? "$" : "";
      report(token, {}, fact === undefined ? undefined : rewrite(manifest, token, `${sign}${fact}`));
    }
  },
);
