import { resultOf, type Evaluation } from "@cairn/evaluation";
import type { Value } from "@cairn/puppet-core/values";
import type { Declaration } from "../catalog/resource.js";
import { includeClasses } from "./classes.js";
import { declareResources } from "./resources/declare.js";
import type { PuppetScope } from "./scopes/puppet-scope.js";
import { SetParameter } from "./set-parameter.js";

/** Declares a class of an external classifier: with parameters it may not be declared already. */
export function* declareNodeClass(
  name: string,
  values: ReadonlyMap<string, Value>,
  scope: PuppetScope,
  declaration: Declaration,
): Evaluation<void> {
  if (values.size === 0) {
    yield* resultOf(includeClasses([name], scope, declaration));
    return;
  }
  const { span, by } = declaration;
  const parameters = [...values].map(([each, value]) => {
    return new SetParameter({
      name: each,
      value,
      step: "declaration",
      source: span.source,
      at: span,
      owner: scope.owner,
    });
  });
  yield* resultOf(
    declareResources(
      { typeName: "class", titles: [name], parameters, form: "regular", source: span.source, at: span, by },
      scope,
    ),
  );
}
