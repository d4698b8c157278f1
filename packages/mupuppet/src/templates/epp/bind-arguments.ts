import { after, Failure, inOrder, type Pending } from "@cairn/evaluation";
import { type Evaluator, type LocalScope } from "@cairn/puppet-core/evaluate";
import { any, describeParameters, isInstance, structType, type PuppetType } from "@cairn/puppet-core/types";
import { HashValue, isType, type Value } from "@cairn/puppet-core/values";
import type { EppTemplate } from "./parse.js";

/**
 * Binds a template's parameters: the declared ones with their types and defaults; if it declares none, whatever is
 * given.
 */
export function bindArguments(
  template: EppTemplate,
  given: HashValue | undefined,
  scope: LocalScope,
  evaluator: Evaluator,
): Pending<void> {
  const bind = (name: string, value: Value): void => {
    const at = template.callee.parameters.find((each) => each.name === name) ?? { start: 0, end: 0 };
    scope.bind(name, { value, source: scope.source, at });
  };
  if (!template.saysParameters && given) {
    for (const [name, value] of given.entries()) bind(name as string, value);
    return undefined;
  }
  return bindDeclared(template, given ?? new HashValue(), scope, evaluator, bind);
}

function bindDeclared(
  { callee: { parameters } }: EppTemplate,
  given: HashValue,
  scope: LocalScope,
  evaluator: Evaluator,
  bind: (name: string, value: Value) => void,
): Pending<void> {
  const values = new Map<string, Value>();
  for (const [name, value] of given.entries()) if (value !== null) values.set(name as string, value);
  for (const [name, value] of values) bind(name, value);
  const defaults = inOrder<Value | undefined>(
    parameters.length,
    (index) => {
      const { name, initial } = parameters[index]!;
      if (values.has(name)) return undefined;
      return initial ? evaluator.begin(initial, scope) : given.has(name) ? null : undefined;
    },
    (value, index) => {
      if (value === undefined) return;
      values.set(parameters[index]!.name, value);
      bind(parameters[index]!.name, value);
    },
  );
  return after(defaults, () => checkTypes(parameters, values, scope, evaluator));
}

function checkTypes(
  parameters: EppTemplate["callee"]["parameters"],
  values: ReadonlyMap<string, Value>,
  scope: LocalScope,
  evaluator: Evaluator,
): Pending<void> {
  const types: PuppetType[] = [];
  const pending = inOrder<Value | undefined>(
    parameters.length,
    (index) => (parameters[index]!.type ? evaluator.begin(parameters[index]!.type, scope) : undefined),
    (value) => types.push(value !== undefined && isType(value) ? value : any),
  );
  return after(pending, () => {
    const isKnown = [...values.keys()].every((name) => parameters.some((each) => each.name === name));
    const fits = parameters.every(({ name, initial }, index) => {
      const value = values.get(name);
      return value === undefined ? initial !== undefined : isInstance(types[index]!, value);
    });
    if (isKnown && fits) return;
    const struct = structType(
      parameters.map(({ name, initial }, index) => ({
        key: name,
        optional: initial !== undefined,
        value: types[index]!,
      })),
    );
    const message = describeParameters("lambda", struct, new HashValue([...values]));
    if (message !== "") throw new Failure("type-mismatch", message);
  });
}
