import type { Parameter } from "../ast/index.js";
import { isArray, type Value } from "../values/value.js";
import { after, Failure, growList, inOrder, type Pending } from "@cairn/evaluation";
import type { Evaluator } from "./evaluator.js";
import { LocalScope, type Binding, type Scope } from "./scope.js";

/** A new scope in which the parameters have the values of a call, or their defaults. */
export function bindParameters(
  parameters: readonly Parameter[],
  values: readonly Value[],
  outer: Scope,
  evaluator: Evaluator,
  callee: string,
): Pending<LocalScope> {
  const bound = new LocalScope(outer);
  let defaults: ParameterScope | undefined;
  const pending = inOrder<Value>(
    parameters.length,
    (index) => {
      const parameter = parameters[index]!;
      const given = argumentFor(parameter, index, values);
      if (given !== undefined) return given;
      if (!parameter.initial) return missing(parameter, outer, evaluator);
      defaults ??= new ParameterScope(outer, callee, parameters, bound);
      return defaults.evaluate(parameter, evaluator);
    },
    (value, index) => bindOne(bound, parameters[index]!, value),
  );
  return after(pending, () => bound);
}

/** The argument of a call for a parameter; undefined if the default applies. */
function argumentFor({ rest, initial }: Parameter, index: number, values: readonly Value[]): Value | undefined {
  if (!rest) return values[index];
  if (index >= values.length) return initial ? undefined : [];
  growList(values.length - index);
  const all = values.slice(index);
  return all.length === 1 && all[0] === null && initial ? undefined : all;
}

function bindOne(bound: LocalScope, parameter: Parameter, value: Value): void {
  const { name, rest, nameStart, nameEnd } = parameter;
  const whole = rest && !isArray(value) ? [value] : value;
  bound.bind(name, { value: whole, source: bound.source, at: { start: nameStart, end: nameEnd } });
}

function missing(parameter: Parameter, scope: Scope, evaluator: Evaluator): never {
  const message = `Parameter $${parameter.name} is required but no value was given`;
  return evaluator.fail("missing-argument", message, parameter, scope, "give it a default, or more arguments");
}

/** The scope of parameters' defaults: they see the preceding parameters, and may not assign. */
export class ParameterScope extends LocalScope {
  private readonly callee: string;
  private readonly names: readonly string[];
  private readonly bound: LocalScope;
  private current = "";

  constructor(outer: Scope, callee: string, parameters: readonly Parameter[], bound: LocalScope) {
    super(outer);
    this.callee = callee;
    this.names = parameters.map(({ name }) => name);
    this.bound = bound;
  }

  /** The default of a parameter. */
  evaluate({ name, initial }: Parameter, evaluator: Evaluator): Pending<Value> {
    this.current = name;
    this.matches = undefined;
    return evaluator.begin(initial!, this);
  }

  override find(name: string): Binding | undefined {
    const own = this.bound.own(name);
    if (own) return own;
    const index = this.names.indexOf(name);
    if (index < 0) return this.outer.find(name);
    const isEarlier = index < this.names.indexOf(this.current);
    const message = isEarlier
      ? `${this.callee}: expects a value for parameter $${name}`
      : `${this.callee}: default expression for $${this.current} tries to illegally access not yet evaluated $${name}`;
    throw new Failure("evaluation", message);
  }

  override assign(name: string): void {
    throw new Failure("evaluation", `Attempt to assign variable ${name} when evaluating parameters`);
  }
}
