import type { Attribute } from "@cairn/puppet-core/manifest";
import { after, growList, inOrder, type Pending } from "@cairn/evaluation";
import { type Evaluator, type Scope } from "@cairn/puppet-core/evaluate";
import { generalize, infer, printType } from "@cairn/puppet-core/types";
import { isArray, isHash, kindOf, toText, type Value } from "@cairn/puppet-core/values";
import type { ParameterStep } from "../catalog/resource.js";
import { puppetScopeOf } from "./scopes/puppet-scope.js";
import { appended, none } from "./short-list.js";
import { SetParameter } from "./set-parameter.js";

/** The parameters that attributes set (`* =>` sets many), in order; a name may occur twice. */
export function evaluateAttributes(
  attributes: readonly Attribute[],
  scope: Scope,
  evaluator: Evaluator,
  step: ParameterStep,
): Pending<readonly SetParameter[]> {
  const setting: Setting = { attributes, scope, evaluator, step, parameters: none };
  return after(inOrder(attributes.length, evaluateAttribute, addParameters, setting), parametersOf, setting);
}

interface Setting {
  readonly attributes: readonly Attribute[];
  readonly scope: Scope;
  readonly evaluator: Evaluator;
  readonly step: ParameterStep;
  parameters: readonly SetParameter[];
}

function parametersOf(_done: unknown, { parameters }: Setting): readonly SetParameter[] {
  return parameters;
}

function evaluateAttribute(index: number, { attributes, evaluator, scope }: Setting): Pending<Value> {
  return evaluator.begin(attributes[index]!.value, scope);
}

function addParameters(value: Value, index: number, setting: Setting): void {
  const { evaluator, scope, step } = setting;
  const { source } = scope;
  const { owner } = puppetScopeOf(scope);
  const at = setting.attributes[index]!;
  if (at.kind === "attribute") {
    const { name, operator } = at;
    if (kindOf(value) === "iterator")
      evaluator.fail("evaluation", "Use of an Iterator is not supported here", at.value, scope);
    const appends = operator === "+>";
    add(setting, new SetParameter({ name, value: ownList(name, value), step, source, at, owner, appends }));
  } else if (isHash(value)) {
    for (const [key, each] of value.entries()) {
      const name = toText(key);
      add(setting, new SetParameter({ name, value: ownList(name, each), step, source, at, owner }));
    }
  } else {
    const actual = printType(generalize(infer(value)));
    evaluator.fail("type-mismatch", `Expected value of type Hash, got ${actual}`, at.value, scope);
  }
}

function add(setting: Setting, parameter: SetParameter): void {
  setting.parameters = appended(setting.parameters, parameter);
}

/**
 * Chaining arrows extend a list in every resource that the attribute was written for, and in no other: each attribute
 * has its own list.
 */
function ownList(name: string, value: Value): Value {
  if ((name !== "before" && name !== "notify") || !isArray(value)) return value;
  growList(value.length);
  return [...value];
}
