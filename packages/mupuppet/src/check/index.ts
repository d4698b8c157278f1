/**
 * Checks of a single manifest, independent of its environment: one rule per file, named after what it rejects or warns
 * about, with its words and its page. Rules get one node at a time from a single tree traversal, report, and change
 * nothing. A new rule is a file and a line in rules.ts.
 */
import { RuleSet, type Diagnostic } from "@cairn/diagnostics";
import { type Node, type Program, walk } from "@cairn/puppet-core/manifest";
import type { CheckContext } from "./rule.js";
import * as rules from "./rules.js";

/** What Puppet rejects before it runs a program, and what it warns of. */
export const checkRules = new RuleSet(Object.values(rules));

/** What is wrong with a tree is the same for all that use it in a run. */
const known = new WeakMap<Program, readonly Diagnostic[]>();

/** The errors of a program, whatever it is run with: at most `maxErrors` diagnostics, in source order. */
export function check(program: Program, { maxErrors = 100 } = {}): readonly Diagnostic[] {
  let all = known.get(program);
  if (!all) known.set(program, (all = checkTree(program)));
  return all.slice(0, maxErrors);
}

/** The maximum number of heredocs inside each other whose texts are checked. */
const deepestText = 20;

function checkTree(program: Program, depth = 0): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const checkText = (text: Program) => (depth < deepestText ? checkTree(text, depth + 1) : []);
  let context: CheckContext | undefined;
  walk(program, (node: Node, around) => {
    context ??= { source: program.source, around, report, check: checkText };
    checkRules.visit(node.kind, node, context);
  });
  return diagnostics.sort((a, b) => a.span.start - b.span.start);
}
