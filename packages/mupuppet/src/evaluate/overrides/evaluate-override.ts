/**
 * `Type[title] { … }` and inheritance: parameters of resources that are declared elsewhere, now or later. An override
 * waits for its resource, and is reported if that is never declared.
 */
import type { Span } from "@cairn/diagnostics";
import type { ResourceOverride } from "@cairn/puppet-core/manifest";
import { Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import { labelOf, type Evaluator, type Scope } from "@cairn/puppet-core/evaluate";
import { capitalize } from "@cairn/puppet-core/types";
import { isArray, isType, type Value } from "@cairn/puppet-core/values";
import { evaluateAttributes } from "../attributes.js";
import { puppetScopeOf } from "../scopes/puppet-scope.js";
import type { SetParameter } from "../set-parameter.js";

/** Throws a Failure if a parameter occurs twice. */
function refuseRepeated(parameters: readonly SetParameter[], reference: string, place: Span): void {
  const names = new Set<string>();
  for (const { name, span } of parameters) {
    if (names.has(name)) {
      const notes = [{ message: "it is here again", span }];
      throw new Failure("duplicate-attribute", `Duplicate parameter '${name}' for on ${reference}`, {
        span: place,
        notes,
      });
    }
    names.add(name);
  }
}

/** `Type[title] { … }`: overrides resources that are, or will be, declared elsewhere. */
export function* evaluateOverride(node: ResourceOverride, scope: Scope, evaluator: Evaluator): Evaluation<Value> {
  const resources = yield* resultOf(evaluator.begin(node.resources, scope));
  const parameters = yield* resultOf(evaluateAttributes(node.attributes, scope, evaluator, "override"));
  const around = puppetScopeOf(scope);
  const span = evaluator.spanOf(node, scope);
  for (const resource of isArray(resources) ? resources : [resources]) {
    if (!isType(resource) || resource.name !== "Resource" || !resource.typeName || resource.title === undefined) {
      const actual = labelOf(resource);
      evaluator.fail("evaluation", `Resource Override can only operate on resources, got: ${actual}`, node, scope);
    }
    const { title } = resource;
    const type = capitalize(resource.typeName);
    refuseRepeated(parameters, `${type}[${title}]`, span);
    around.compilation.overrides.add({ type, title, parameters, span, scope: around, owner: around.owner });
  }
  return resources;
}
