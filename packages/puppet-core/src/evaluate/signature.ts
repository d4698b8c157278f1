import type { Parameter } from "../ast/index.js";
import { any, anySize, callableType, describeValue, integerType, tupleType } from "../types/index.js";
import type { CallableType, PuppetType, TupleType } from "../types/index.js";
import { isType, type Value } from "../values/value.js";
import type { Callee } from "./closure.js";
import { after, Failure, inOrder, type Pending } from "@cairn/evaluation";
import type { Evaluator } from "./evaluator.js";
import type { Scope } from "./scope.js";

/** The types of the parameters and of the result of a callable. */
export interface ParameterTypes {
  readonly type: CallableType;
  /** The type of all arguments together; undefined if anything is accepted. */
  readonly parameters?: TupleType | undefined;
  readonly result?: PuppetType | undefined;
}

const untyped = new WeakMap<Callee, ParameterTypes>();

/** Types are expressions: they are evaluated in the scope of the parameters. */
export function signatureOf(callee: Callee, scope: Scope, evaluator: Evaluator): Pending<ParameterTypes> {
  const known = untyped.get(callee);
  if (known) return known;
  const expressions = [...callee.parameters.map(({ type }) => type), callee.result];
  const types: (PuppetType | undefined)[] = [];
  const pending = inOrder<Value | undefined>(
    expressions.length,
    (index) => (expressions[index] ? evaluator.begin(expressions[index], scope) : undefined),
    (value) => types.push(value === undefined ? undefined : asType(value)),
  );
  return after(pending, () => {
    const made = makeTypes(callee.parameters, types, scope, evaluator);
    if (expressions.every((each) => !each)) untyped.set(callee, made);
    return made;
  });
}

function asType(value: Value): PuppetType {
  if (isType(value)) return value;
  throw new Failure("type-mismatch", describeValue("a parameter's type", { kind: "type", name: "Type" }, value));
}

function makeTypes(
  parameters: readonly Parameter[],
  types: readonly (PuppetType | undefined)[],
  scope: Scope,
  evaluator: Evaluator,
): ParameterTypes {
  let least = 0n;
  let most: bigint | undefined = 0n;
  let isOptional = false;
  const elements = parameters.map((parameter, index) => {
    const { type, from, to } = rangeOf(parameter, types[index] ?? any);
    if (from === 0n) isOptional = true;
    else if (isOptional) refuseOrder(parameter, scope, evaluator);
    least += from;
    most = most === undefined || to === undefined ? undefined : most + to;
    return type;
  });
  const tuple = tupleType(elements, integerType(least, most));
  const result = types[parameters.length];
  const isUntyped = types.every((type) => !type || type.name === "Any");
  return { type: callableType(tuple, undefined, result), parameters: isUntyped ? undefined : tuple, result };
}

/** How many arguments a parameter takes; for one that takes all that are left, its array type says so. */
function rangeOf({ rest, initial }: Parameter, type: PuppetType) {
  if (!rest) return { type, from: initial ? 0n : 1n, to: 1n };
  if (type.name !== "Array") return { type, from: 0n, to: undefined };
  const { from, to } = type.size ?? anySize;
  return { type: type.element, from: from ?? 0n, to };
}

function refuseOrder(parameter: Parameter, scope: Scope, evaluator: Evaluator): never {
  const message = `Parameter $${parameter.name} is required but appears after optional parameters`;
  return evaluator.fail("evaluation", message, parameter, scope, "give it a default, or move it to the front");
}
