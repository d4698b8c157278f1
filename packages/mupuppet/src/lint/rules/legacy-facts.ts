import { words, type Fix } from "@cairn/diagnostics";
import { structuredFact } from "../../facts/legacy-facts.js";
import { asVariable, isTopScopeFact, startOf } from "../fact-variables.js";
import { isLegacyForLint } from "../legacy-names.js";
import type { LintedManifest } from "../manifest.js";
import { lintRule, rewrite, safe, type Place } from "../rule.js";
import type { Token } from "../token.js";

/** Facts are structured. */
export const legacyFacts = lintRule(
  "legacy_facts",
  {
    severity: "warning",
    message: words`legacy fact '${"name"}'`,
    why: `Agents leave legacy facts out since Puppet 8.`,
    failing: "$a = $::osfamily\n",
    repaired: "$a = $facts['os']['family']\n",
  },
  (manifest, report, { topScopeVariables }) => {
    for (const token of manifest.of("VARIABLE", "UNENC_VARIABLE")) {
      const { name, place } = readFact(token);
      if (!isLegacyForLint(name)) continue;
      const isTopScope = token.value.startsWith("::") && !token.value.startsWith("::facts");
      const isFact = !isTopScope || isTopScopeFact(manifest, name, topScopeVariables);
      report(token, { name }, structured(manifest, token, place, name, isFact));
    }
  },
);

/** A fact that is read, and the text that reads it. */
interface ReadFact {
  readonly name: string;
  readonly place: Place;
}

/** `$::name`, `$facts['name']`, or in a string `${facts['name']}`. */
function readFact(token: Token): ReadFact {
  const { value } = token;
  const [, , indexed] = /^(?:::)?facts\[('?)(.+)\1\]$/.exec(value) ?? [];
  if (indexed !== undefined) return { name: indexed, place: token };
  if (value === "facts") return indexAfter(token);
  return { name: value.startsWith("::") ? value.slice(2) : "", place: token };
}

function indexAfter(token: Token): ReadFact {
  const open = token.nextCode;
  const key = open?.type === "LBRACK" ? open.nextCode : undefined;
  const isKey = key && ["NAME", "SSTRING", "STRING"].includes(key.type);
  const end = isKey && key.nextCode === open?.partner ? open?.partner?.end : undefined;
  return { name: isKey ? key.value : "", place: { start: token.start, end: end ?? token.start } };
}

function structured(
  manifest: LintedManifest,
  token: Token,
  place: Place,
  name: string,
  isFact: boolean,
): Fix | undefined {
  const fact = structuredFact(name);
  if (fact === undefined || place.end === place.start) return undefined;
  const start = startOf(manifest, token);
  const fix = rewrite(manifest, { start, end: place.end }, asVariable(manifest, token, fact));
  return isFact ? safe(fix, "structured-fact") : fix;
}
