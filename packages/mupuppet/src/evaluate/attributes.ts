import type { Attribute } from "../ast/index.js";
import { after, inOrder, type Evaluator, type Pending, type Scope } from "@cairn/puppet-expressions/evaluate";
import { generalize, infer, printType } from "@cairn/puppet-expressions/types";
import { isArray, isHash, toText, type Value } from "@cairn/puppet-expressions/values";
import type { ParameterStep } from "../catalog/resource.js";
import { puppetScopeOf } from "./scopes/puppet-scope.js";
import { SetParameter } from "./set-parameter.js";

/** The parameters that attributes set (`* =>` sets many), in their order; one name may be there twice. */
export function evaluateAttributes(
  attributes: readonly Attribute[],
  scope: Scope,
  evaluator: Evaluator,
  step: ParameterStep,
): Pending<SetParameter[]> {
  const parameters: SetParameter[] = [];
  const setting: Setting = { scope, evaluator, step, parameters };
  const done = inOrder(
    attributes.length,
    (index) => evaluator.begin(attributes[index]!.value, scope),
    (value: Value, index) => addParameters(attributes[index]!, value, setting),
  );
  return after(done, () => parameters);
}

interface Setting {
  readonly scope: Scope;
  readonly evaluator: Evaluator;
  readonly step: ParameterStep;
  readonly parameters: SetParameter[];
}

function addParameters(attribute: Attribute, value: Value, { evaluator, parameters, scope, step }: Setting): void {
  const { owner } = puppetScopeOf(scope);
  const span = evaluator.spanOf(attribute, scope);
  if (attribute.kind === "attribute") {
    const { name, operator } = attribute;
    parameters.push(
      new SetParameter({ name, value: ownList(name, value), step, span, owner, appends: operator === "+>" }),
    );
  } else if (isHash(value)) {
    for (const [key, each] of value.entries()) {
      const name = toText(key);
      parameters.push(new SetParameter({ name, value: ownList(name, each), step, span, owner }));
    }
  } else {
    const actual = printType(generalize(infer(value)));
    evaluator.fail("type-mismatch", `Expected value of type Hash, got ${actual}`, attribute.value, scope);
  }
}

/** Chaining arrows extend a list in every resource that the attribute was written for, and in no other: it is a list of its own. */
function ownList(name: string, value: Value): Value {
  return (name === "before" || name === "notify") && isArray(value) ? [...value] : value;
}
