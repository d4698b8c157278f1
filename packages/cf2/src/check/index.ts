/**
 * Checks of the syntax tree alone: valid source that is probably not what was meant. One rule per file, with its words
 * and its page; a new rule is a file and a line in the list below.
 */
import { RuleSet, type Diagnostic } from "@cairn/diagnostics";
import type { Program } from "../ast/ast.js";
import { bareName } from "./bare-name.js";
import { traverse } from "./traverse.js";
import { unintendedString } from "./unintended-string.js";
import { unusedMacro } from "./unused-macro.js";
import { unusedParameter } from "./unused-parameter.js";
import { usageOf } from "./usage.js";
import { variableInString } from "./variable-in-string.js";

export const checkRules = new RuleSet([bareName, unintendedString, unusedMacro, unusedParameter, variableInString]);

/** What the rules find in a file, in source order. */
export function checkProgram(program: Program): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const shared = {
    source: program.source,
    usage: usageOf(program),
    report: (diagnostic: Diagnostic): void => void found.push(diagnostic),
  };
  traverse(program, ({ isName, macro, node }) => {
    if (checkRules.has(node.kind)) checkRules.visit(node.kind, node, { ...shared, macro, isName });
  });
  return found;
}
