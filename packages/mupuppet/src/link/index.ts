/**
 * Checks between a manifest and its environment (modules, data, files), without running anything: whether the named
 * classes, functions, types and parameters exist. One rule per file, as in `check`; `world` is what they may query.
 */
import type { Diagnostic } from "@cairn/diagnostics";
import { type Kind, type Node, type Program, walk } from "@cairn/puppet-core/manifest";
import { attributeValueRules } from "./attribute-values.js";
import { classRules } from "./class-names.js";
import { conditionRules } from "./conditions.js";
import { fileRules } from "./files.js";
import { functionRules } from "./functions.js";
import { resources } from "./resources.js";
import { legacyFacts } from "./legacy-facts.js";
import type { LinkContext, LinkRule } from "./rule.js";
import { undefinedVariables } from "./undefined-variables.js";
import type { World } from "./world.js";

const rules: readonly LinkRule[] = [
  ...classRules,
  resources,
  ...attributeValueRules,
  ...functionRules,
  ...fileRules,
  ...conditionRules,
  undefinedVariables,
  ...legacyFacts,
];

const rulesByKind = new Map<Kind, LinkRule["link"][]>();
for (const { kinds, link } of rules) {
  for (const kind of kinds) rulesByKind.set(kind, [...(rulesByKind.get(kind) ?? []), link]);
}

/**
 * The errors between a program and the modules around it, for no node in particular: nothing is run, so all code is
 * checked. In source order.
 */
export function link(program: Program, world: World): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  walk(program, (node: Node, around) => {
    const links = rulesByKind.get(node.kind);
    if (links === undefined) return;
    const context: LinkContext = { source: program.source, around, world, report };
    for (const each of links) each(node as never, context);
  });
  return diagnostics.sort((a, b) => a.span.start - b.span.start);
}
