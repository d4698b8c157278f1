/**
 * Checks of a single manifest, independent of its environment: one rule per file, named after what it rejects or warns
 * about. Rules get one node at a time from a single tree traversal, report, and change nothing.
 */
import type { Diagnostic } from "@cairn/diagnostics";
import { type Kind, type Node, type Program, walk } from "@cairn/puppet-core/manifest";
import { aliasTarget } from "./alias-target.js";
import { assignmentInDefault } from "./assignment-in-default.js";
import { assignmentTarget } from "./assignment-target.js";
import { appendedAttribute, spreadTwice } from "./attribute-operators.js";
import { byteOrderMark } from "./byte-order-mark.js";
import { callTarget } from "./call-target.js";
import { classNameCase } from "./class-name-case.js";
import { collectedType, collectorQuery } from "./collectors.js";
import { aliasName, definitionName } from "./definition-name.js";
import { definitionsAtTop } from "./definitions-at-top.js";
import { duplicateDefault } from "./duplicate-default.js";
import { duplicateKey } from "./duplicate-key.js";
import { heredocSyntax } from "./heredoc-syntax.js";
import { integerRange } from "./integer-range.js";
import { missingIndex } from "./missing-index.js";
import { nodeHosts } from "./node-hosts.js";
import { notAValue } from "./not-a-value.js";
import {
  duplicateParameter,
  parameterName,
  reservedParameter,
  restParameter,
  restParameterLast,
} from "./parameter-names.js";
import type { CheckContext, Rule } from "./rule.js";
import { unusedValue, valueAtEnd } from "./unused-value.js";
import { variableName } from "./variable-name.js";
import { virtualForms } from "./virtual-forms.js";

/** Everything that Puppet rejects before it runs a program. */
const rules: readonly Rule[] = [
  aliasName,
  aliasTarget,
  appendedAttribute,
  assignmentInDefault,
  assignmentTarget,
  byteOrderMark,
  callTarget,
  classNameCase,
  collectedType,
  collectorQuery,
  definitionName,
  definitionsAtTop,
  duplicateDefault,
  duplicateKey,
  duplicateParameter,
  heredocSyntax,
  integerRange,
  missingIndex,
  nodeHosts,
  notAValue,
  parameterName,
  reservedParameter,
  restParameter,
  restParameterLast,
  spreadTwice,
  unusedValue,
  valueAtEnd,
  variableName,
  virtualForms,
];

const rulesByKind = new Map<Kind, Rule["check"][]>();
for (const { kinds, check } of rules) {
  for (const kind of kinds) rulesByKind.set(kind, [...(rulesByKind.get(kind) ?? []), check]);
}

/** The errors of a program, whatever it is run with: at most `maxErrors` diagnostics, in source order. */
export function check(program: Program, { maxErrors = 100 } = {}): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  let context: CheckContext | undefined;
  walk(program, (node: Node, around) => {
    const checks = rulesByKind.get(node.kind);
    if (checks === undefined) return;
    context ??= { source: program.source, around, report };
    for (const each of checks) each(node as never, context);
  });
  return diagnostics.sort((a, b) => a.span.start - b.span.start).slice(0, maxErrors);
}
