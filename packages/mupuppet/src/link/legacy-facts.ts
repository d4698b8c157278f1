import { replacement, safe, words, type Fix } from "@cairn/diagnostics";
import type { NodeOf } from "@cairn/puppet-core/manifest";
import { isLegacyFact, structuredFact } from "../facts/legacy-facts.js";
import { declare, linkRule, spanIn, type LinkContext } from "./rule.js";
import { isSetAround } from "./undefined-variables.js";

const legacyFact = declare("legacy-fact", {
  severity: "warning",
  message: words`agents leave the fact \`${"name"}\` out since Puppet 8`,
  help: words`use the structured fact that holds it`,
  page: {
    why: `Facter calls facts such as \`osfamily\` and \`ipaddress_eth0\` legacy: agents of Puppet 8 and OpenVox 8 don't send them, unless
\`include_legacy_facts\` is set, and a manifest that reads one gets an unknown variable. \`--upgrade-to openvox8\` and \`--no-legacy-facts\`
name them; \`--fix\` writes the structured fact in place of an entry of \`$facts\`, where there is one with the same value.`,
    failing: { "site.pp": "notify { $facts['osfamily']: }\n" },
    repaired: { "site.pp": "notify { $facts['os']['family']: }\n" },
    args: ["check", "site.pp", "--no-legacy-facts"],
  },
});

/** Facts that agents leave out since Puppet 8 are read as structured ones: `$osfamily`, `$::osfamily`, `$facts['osfamily']`. */
export const legacyFacts = linkRule(
  ["variable", "access"],
  (node, context) => {
    const name = node.kind === "variable" ? node.name.replace(/^::/, "") : keyOfFacts(node);
    if (name === undefined || !asks(context) || !isLegacyFact(name)) return;
    if (node.kind === "variable" && name === node.name && isSetAround(name, context)) return;
    tell(name, node, context);
  },
  legacyFact,
);

/** The name in `$facts['name']`. */
function keyOfFacts({ keys, target }: NodeOf<"access">): string | undefined {
  const [key, ...others] = keys;
  const isFacts = target.kind === "variable" && /^(?:::)?facts$/.test(target.name);
  return isFacts && others.length === 0 && (key?.kind === "string" || key?.kind === "name") ? key.value : undefined;
}

function asks({ world }: LinkContext): boolean {
  return world.compilation.language.refusesLegacyFacts === true;
}

function tell(name: string, node: NodeOf<"access" | "variable">, context: LinkContext): void {
  const span = spanIn(context, node);
  const instead = structuredFact(name);
  if (instead === undefined) return context.report(legacyFact.create(span, { name }));
  const fix = replacement(span, written(instead, node.start, context));
  // A variable may be set elsewhere; an entry of `$facts` is the fact.
  const fixes: Fix[] = [node.kind === "access" ? safe(fix, "structured-fact") : fix];
  context.report(legacyFact.create(span, { name }, { help: `write \`$${instead}\``, fixes }));
}

/** The structured fact as it is written there: without its `$` where braces have begun, in braces inside of a string. */
function written(fact: string, start: number, { around, source }: LinkContext): string {
  if (source.text[start] !== "$") return fact;
  const isBare = around.at(-1)?.kind === "interpolation" && source.text[start - 1] !== "{";
  return isBare ? `\${${fact}}` : `$${fact}`;
}
