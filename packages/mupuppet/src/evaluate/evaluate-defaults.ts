import type { ResourceDefaults } from "@cairn/puppet-core/manifest";
import { resultOf, type Evaluation } from "@cairn/evaluation";
import { type Evaluator, type Scope } from "@cairn/puppet-core/evaluate";
import { capitalize, infer, printType } from "@cairn/puppet-core/types";
import { isType, type Value } from "@cairn/puppet-core/values";
import { evaluateAttributes } from "./attributes.js";
import { puppetScopeOf } from "./scopes/puppet-scope.js";

/**
 * `Type { … }`: from now on resources of the type that are declared here, or by code called from here, have these
 * defaults.
 */
export function* evaluateDefaults(node: ResourceDefaults, scope: Scope, evaluator: Evaluator): Evaluation<Value> {
  const type = yield* resultOf(evaluator.begin(node.type, scope));
  const isWhole = isType(type) && type.name === "Resource" && type.typeName !== undefined && type.title === undefined;
  if (!isWhole) {
    const message = `Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got ${printType(infer(type))}`;
    return evaluator.fail("evaluation", message, node.type, scope);
  }
  const parameters = yield* resultOf(evaluateAttributes(node.attributes, scope, evaluator, "resource default"));
  const around = puppetScopeOf(scope);
  around.compilation.defaults.define(around, capitalize(type.typeName), parameters);
  return type;
}
