import { createSource } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import { labelOf, withArticle, type Evaluator, type Scope } from "@cairn/puppet-core/evaluate";
import { classType, printType, resourceType } from "@cairn/puppet-core/types";
import { isArray, isType, type Value } from "@cairn/puppet-core/values";
import type { Relationship } from "@cairn/puppet-core/manifest";
import { parse } from "../../parse/parse.js";
import { collectorOf, CollectorValue } from "../collectors/collector-value.js";
import type { Collecting, Reference, RelationshipEnd } from "../interfaces.js";
import { referenceOf, referenceText, targetsOf } from "./references.js";

/** The operands of a chaining arrow: references, also as strings, and collectors; each of them once. */
export function* relationshipEnd(
  value: Value,
  node: Relationship,
  scope: Scope,
  evaluator: Evaluator,
): Evaluation<RelationshipEnd> {
  const found = new Map<unknown, Reference | Collecting>();
  for (const each of isArray(value) ? allOf(value) : [value]) {
    const collector = collectorOf(each);
    if (collector) {
      found.set(collector, collector);
      continue;
    }
    const types: Value = typeof each === "string" ? yield* resultOf(readType(each, node, scope, evaluator)) : each;
    for (const type of targetsOf(types)) {
      const reference = asReference(type, node, scope, evaluator);
      found.set(referenceText(reference), reference);
    }
    if (types === null) asReference(null, node, scope, evaluator);
  }
  return [...found.values()];
}

/** An operand as a value: the result of a chain, with which it may continue. */
export function valueOfEnd(end: RelationshipEnd): Value {
  return end.map((each) => {
    if ("run" in each) return new CollectorValue(each);
    return each.type === "Class" ? classType(each.title.toLowerCase()) : resourceType(each.type, each.title);
  });
}

/** The single values of an array, including undef. */
function allOf(array: readonly Value[]): Value[] {
  return array.flatMap((each) => (each === null ? [null] : targetsOf(each)));
}

function asReference(value: Value, node: Relationship, scope: Scope, evaluator: Evaluator): Reference {
  const reference = referenceOf(value);
  if (reference) return reference;
  const what = isType(value) ? `something of type ${printType(value)}` : withArticle(labelOf(value));
  const message = `Illegal relationship operand, can not form a relationship with ${what}. A Catalog type is required.`;
  return evaluator.fail("evaluation", message, node, scope);
}

/** The reference that a string denotes: `'File[/tmp]'`. */
function* readType(text: string, node: Relationship, scope: Scope, evaluator: Evaluator): Evaluation<Value> {
  const [only, ...others] = parse(createSource(text, text)).value?.statements ?? [];
  if (!only || others.length > 0 || !isTypeExpression(only)) {
    return evaluator.failIn(node, `The expression <${text}> is not a valid type specification.`, scope);
  }
  try {
    return yield* resultOf(evaluator.begin(only, scope));
  } catch (error) {
    // Nodes parsed from the string have no positions of their own.
    if (error instanceof Failure) error.span = evaluator.spanOf(node, scope);
    throw error;
  }
}

function isTypeExpression(node: Expression): boolean {
  if (node.kind !== "access") return node.kind === "type-name";
  return node.target.kind === "type-name" && node.keys.every(({ kind }) => kind === "name" || kind === "string");
}
