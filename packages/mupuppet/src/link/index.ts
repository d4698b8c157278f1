/**
 * Checks between a manifest and its environment (modules, data, files), without running anything: whether the named
 * classes, functions, types and parameters exist. One rule per file, as in `check`; `world` is what they may query.
 */
import { RuleSet, type Diagnostic } from "@cairn/diagnostics";
import { type Node, type Program, walk } from "@cairn/puppet-core/manifest";
import type { Subjects } from "../check/rule.js";
import type { LinkContext } from "./rule.js";
import * as rules from "./rules.js";
import type { World } from "./world.js";

/** What doesn't fit the modules, the data and the files around a manifest. */
export const linkRules = new RuleSet<Subjects, LinkContext>(Object.values(rules).flat());

/** What `link` finds. */
export interface Linked {
  /** In source order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Those that only tell of a missing module, by its name. */
  readonly missing: ReadonlyMap<string, Diagnostic>;
}

/**
 * The errors between a program and the modules around it, for no node in particular: nothing is run, so all code is
 * checked.
 */
export function link(program: Program, world: World): Linked {
  const diagnostics: Diagnostic[] = [];
  const missing = new Map<string, Diagnostic>();
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  walk(program, (node: Node, around) => {
    if (linkRules.has(node.kind))
      linkRules.visit(node.kind, node, { source: program.source, around, world, missing, report });
  });
  return { diagnostics: diagnostics.sort((a, b) => a.span.start - b.span.start), missing };
}
