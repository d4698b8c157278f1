/**
 * Checks of the syntax tree alone: valid source that is probably not what was meant. One rule per file, with its words
 * and its page; a new rule is a file and a line in rules.ts.
 */
import { RuleSet, type Diagnostic } from "@cairn/diagnostics";
import type { Program } from "../ast/ast.js";
import { traverse } from "./traverse.js";
import { usageOf } from "./usage.js";
import * as rules from "./rules.js";

export const checkRules = new RuleSet(Object.values(rules));

/** What the rules find in a file, in source order. */
export function checkProgram(program: Program): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const shared = {
    source: program.source,
    usage: usageOf(program),
    report: (diagnostic: Diagnostic): void => void found.push(diagnostic),
  };
  traverse(program, ({ isName, macro, node, parent }) => {
    if (checkRules.has(node.kind)) checkRules.visit(node.kind, node, { ...shared, macro, isName, parent });
  });
  return found;
}
