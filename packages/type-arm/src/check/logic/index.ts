/**
 * Rules about logic: names, calls, assignments, expressions without effect. A single traversal passes each rule the
 * nodes of its kinds. A new rule is a file and a line in rules.ts.
 */
import { RuleSet } from "@cairn/diagnostics";
import type { Node } from "../../ast/children.js";
import {
  logicNames,
  type Logic,
  type ModelFeature,
  type ModelInvariant,
  type ProgramStatement,
} from "../../model/model.js";
import type { CheckContext } from "../rule.js";
import { reportNotInLogic } from "./calls.js";
import { reportIdle } from "./idle.js";
import { firstNames } from "./names.js";
import { plainParameters } from "./not-in-logic.js";
import type { LogicPlace } from "./place.js";
import * as rules from "./rules.js";
import { reportPatternVerdict } from "./verdicts.js";
import { walkLogic, walkStatements, type LogicContext, type LogicSubjects } from "./walk.js";

export const logicRules = new RuleSet<LogicSubjects, LogicContext>(Object.values(rules));

/** Checks the logic of a feature, and what was written in place of logic. */
export function checkFeatureLogic(feature: ModelFeature, context: CheckContext): void {
  const { source, container: type } = feature;
  for (const role of logicNames) {
    const logic = feature.logic[role];
    if (logic) checkLogic(logic, { role, source, type, feature }, context);
  }
}

export function checkInvariant({ title, logic, source, container: type }: ModelInvariant, context: CheckContext): void {
  if (title) walkLogic(title, undefined, { role: "title", source, type }, logicRules, context);
  checkLogic(logic, { role: "invariant", source, type }, context);
}

function checkLogic(logic: Logic, place: LogicPlace, context: CheckContext): void {
  const { body, lambda } = logic;
  reportPatternVerdict(logic, place, context);
  if (lambda)
    plainParameters.visit.lambda!(lambda, { ...context, place, names: firstNames(place, lambda), around: [] });
  walkLogic(body, lambda, place, logicRules, context);
}

/** `abstract type T { … }`: the word belongs inside the braces. */
function reportAbstract(nodes: readonly Node[], place: LogicPlace, context: CheckContext): void {
  const words = { what: "`abstract` before a type", repair: "write it inside the braces: `type T { abstract … }`" };
  for (const node of nodes) {
    if (node.kind === "name" && node.value === "abstract")
      reportNotInLogic(node, words, { ...context, place, names: firstNames(place, undefined), around: [] });
  }
}

/** Checks the statements of the programs, in order; those of one program see the variables of those before it. */
export function checkStatements(statements: readonly ProgramStatement[], context: CheckContext): void {
  const names = firstNames({ role: "statement", source: statements[0]!.source }, undefined);
  for (let first = 0; first < statements.length;) {
    const { source } = statements[first]!;
    let next = first;
    while (statements[next]?.source === source) next++;
    const nodes = statements.slice(first, next).map(({ node }) => node);
    const place: LogicPlace = { role: "statement", source };
    reportIdle(nodes, source, context);
    reportAbstract(nodes, place, context);
    walkStatements(nodes, names, place, logicRules, context);
    first = next;
  }
}
