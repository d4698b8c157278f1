import { replacement } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { isLegacyFact, structuredFact } from "../facts/legacy-facts.js";
import { linkRule, spanIn, type LinkContext } from "./rule.js";
import { isSetAround } from "./undefined-variables.js";

/** Facts that agents leave out since Puppet 8 are read as structured ones: `$osfamily`, `$::osfamily`, `$facts['osfamily']`. */
export const legacyFacts = [
  linkRule(["variable"], (node, context) => {
    const name = node.name.replace(/^::/, "");
    if (!asks(context) || !isLegacyFact(name)) return;
    if (name === node.name && isSetAround(name, context)) return;
    tell(name, node, context);
  }),
  linkRule(["access"], (node, context) => {
    const [key, ...others] = node.keys;
    const isFacts = node.target.kind === "variable" && /^(?:::)?facts$/.test(node.target.name);
    const name = key?.kind === "string" || key?.kind === "name" ? key.value : undefined;
    if (!asks(context) || !isFacts || others.length > 0 || name === undefined || !isLegacyFact(name)) return;
    tell(name, node, context);
  }),
];

function asks({ world }: LinkContext): boolean {
  return world.compilation.language.refusesLegacyFacts === true;
}

function tell(name: string, node: { readonly start: number; readonly end: number }, context: LinkContext): void {
  const span = spanIn(context, node);
  const instead = structuredFact(name);
  const text = instead && written(instead, node.start, context);
  context.report(
    catalogue.create["legacy-fact"](
      span,
      { name },
      text === undefined ? {} : { help: `write \`$${instead!}\``, fixes: [replacement(span, text)] },
    ),
  );
}

/** The structured fact as it is written there: without its `$` where braces have begun, in braces inside of a string. */
function written(fact: string, start: number, { around, source }: LinkContext): string {
  if (source.text[start] !== "$") return fact;
  const isBare = around.at(-1)?.kind === "interpolation" && source.text[start - 1] !== "{";
  return isBare ? `\${${fact}}` : `$${fact}`;
}
