/**
 * Checks of a single manifest, independent of its environment: one rule per file, named after what it rejects or warns
 * about, with its words and its page. Rules get one node at a time from a single tree traversal, report, and change
 * nothing. A new rule is a file and a line in the list below.
 */
import { RuleSet, type Diagnostic } from "@cairn/diagnostics";
import { type Node, type Program, walk } from "@cairn/puppet-core/manifest";
import { aliasedType, aliasIsName } from "./alias-target.js";
import { assignmentInDefault } from "./assignment-in-default.js";
import {
  assignmentOperator,
  assignedItem,
  assignedNoVariable,
  assignedGroup,
  assignedScope,
} from "./assignment-target.js";
import { appendedAttribute, spreadTwice } from "./attribute-operators.js";
import { byteOrderMark } from "./byte-order-mark.js";
import { callTarget } from "./call-target.js";
import { classNameCase } from "./class-name-case.js";
import { collectedType, collectorQuery } from "./collectors.js";
import { definitionName, definitionIsNoType, aliasName } from "./definition-name.js";
import { definitionsAtTop } from "./definitions-at-top.js";
import { duplicateDefault } from "./duplicate-default.js";
import { duplicateKey } from "./duplicate-key.js";
import { heredocSyntax } from "./heredoc-syntax.js";
import { integerRange } from "./integer-range.js";
import { missingIndex } from "./missing-index.js";
import { plainHost, hostName, nodeParent } from "./node-hosts.js";
import { notAValue } from "./not-a-value.js";
import {
  parameterName,
  duplicateParameter,
  reservedParameter,
  restParameter,
  restParameterLast,
} from "./parameter-names.js";
import { unusedValue, valueAtEnd } from "./unused-value.js";
import { variableName } from "./variable-name.js";
import { virtualForms } from "./virtual-forms.js";
import type { CheckContext } from "./rule.js";

/** What Puppet rejects before it runs a program, and what it warns of. */
export const checkRules = new RuleSet([
  aliasedType,
  aliasIsName,
  aliasName,
  appendedAttribute,
  assignedGroup,
  assignedItem,
  assignedNoVariable,
  assignedScope,
  assignmentInDefault,
  assignmentOperator,
  byteOrderMark,
  callTarget,
  classNameCase,
  collectedType,
  collectorQuery,
  definitionIsNoType,
  definitionName,
  definitionsAtTop,
  duplicateDefault,
  duplicateKey,
  duplicateParameter,
  heredocSyntax,
  hostName,
  integerRange,
  missingIndex,
  nodeParent,
  notAValue,
  parameterName,
  plainHost,
  reservedParameter,
  restParameter,
  restParameterLast,
  spreadTwice,
  unusedValue,
  valueAtEnd,
  variableName,
  virtualForms,
]);

/** The errors of a program, whatever it is run with: at most `maxErrors` diagnostics, in source order. */
export function check(program: Program, { maxErrors = 100 } = {}): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  let context: CheckContext | undefined;
  walk(program, (node: Node, around) => {
    context ??= { source: program.source, around, report };
    checkRules.visit(node.kind, node, context);
  });
  return diagnostics.sort((a, b) => a.span.start - b.span.start).slice(0, maxErrors);
}
