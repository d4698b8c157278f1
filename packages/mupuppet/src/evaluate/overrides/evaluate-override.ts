import type { ResourceOverride } from "../../ast/index.js";
import { labelOf, type Evaluation, type Evaluator, type Scope } from "@cairn/puppet-expressions/evaluate";
import { capitalize } from "@cairn/puppet-expressions/types";
import { isArray, isType, type Value } from "@cairn/puppet-expressions/values";
import { evaluateAttributes } from "../attributes.js";
import { puppetScopeOf } from "../scopes/puppet-scope.js";
import type { SetParameter } from "../set-parameter.js";

/** `Type[title] { … }`: overrides resources that are, or will be, declared elsewhere. */
export function* evaluateOverride(node: ResourceOverride, scope: Scope, evaluator: Evaluator): Evaluation<Value> {
  const resources: Value = yield evaluator.begin(node.resources, scope);
  const parameters: SetParameter[] = yield evaluateAttributes(node.attributes, scope, evaluator, "override");
  const around = puppetScopeOf(scope);
  const span = evaluator.spanOf(node, scope);
  for (const resource of isArray(resources) ? resources : [resources]) {
    if (!isType(resource) || resource.name !== "Resource" || !resource.typeName || resource.title === undefined) {
      const actual = labelOf(resource);
      evaluator.fail("evaluation", `Resource Override can only operate on resources, got: ${actual}`, node, scope);
    }
    const { title } = resource;
    const type = capitalize(resource.typeName);
    around.compilation.overrides.add({ type, title, parameters, span, scope: around, owner: around.owner });
  }
  return resources;
}
