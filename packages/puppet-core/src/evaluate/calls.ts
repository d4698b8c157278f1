import type { Span } from "@cairn/diagnostics";
import type { Call, Expression, Lambda, MethodCall } from "../ast/index.js";
import { after, Failure, growHash, growList, growLooked, growText, type Pending, rescuing } from "@cairn/evaluation";
import { isArray, isHash, kindOf, type ObjectMethod, type ObjectValue, type Value } from "../values/value.js";
import { createClosure } from "./closure.js";
import type { Evaluator } from "./evaluator.js";
import type { Closure, FunctionCall, PuppetFunction } from "./function.js";
import { labelOfNode, withArticle, withCapitalArticle } from "./labels.js";
import type { Scope } from "./scope.js";
import { isSpread } from "./spread.js";

/** `f(…)`; with a type in place of the name it creates a value of the type. */
export function evaluateCall(node: Call, scope: Scope, evaluator: Evaluator): Pending<Value> {
  const { target } = node;
  if (isTypeTarget(target)) {
    return after(evaluator.begin(target, scope), (type) => {
      return callWith("new", [type], node, scope, evaluator);
    });
  }
  if (target.kind === "name") return callWith(target.value, [], node, scope, evaluator);
  const label = withCapitalArticle(labelOfNode(target));
  const message = `Illegal expression. ${label} is unacceptable as function name in ${withArticle(labelOfNode(node))}`;
  return evaluator.fail("evaluation", message, target, scope, "write the name of a function");
}

function isTypeTarget(target: Expression): boolean {
  return target.kind === "type-name" || (target.kind === "access" && target.target.kind === "type-name");
}

/** `receiver.f(…)` for a known value of the receiver, which is the first argument. */
export function callMethod(receiver: Value, node: MethodCall, scope: Scope, evaluator: Evaluator): Pending<Value> {
  if (kindOf(receiver) === "object") {
    const method = (receiver as ObjectValue).methods?.get(node.method.value);
    if (method) return callOfObject(method, node, scope, evaluator);
    const attribute = attributeOf(receiver as ObjectValue, node);
    if (attribute !== undefined) return attribute;
  }
  const values = isSpread(node.receiver) ? [...(receiver as readonly Value[])] : [receiver];
  return callWith(node.method.value, values, node, scope, evaluator);
}

function callOfObject(method: ObjectMethod, node: MethodCall, scope: Scope, evaluator: Evaluator): Pending<Value> {
  const name = node.method.value;
  const called: PuppetFunction = { name, call: ({ block, values }) => method(values, block) };
  return after(evaluator.all(node.arguments, scope, []), (values) => {
    return callKnown(called, name, values, node.lambda, node, scope, evaluator);
  });
}

/** What an object holds under the name of a method without arguments. */
function attributeOf({ attributes }: ObjectValue, { arguments: given, lambda, method }: MethodCall): Value | undefined {
  return given.length === 0 && !lambda ? attributes?.get(method.value) : undefined;
}

function callWith(
  name: string,
  first: Value[],
  node: Call | MethodCall,
  scope: Scope,
  evaluator: Evaluator,
): Pending<Value> {
  const values = evaluator.all(node.arguments, scope, first);
  return after(values, (all) => callFunction(name, all, node.lambda, node, scope, evaluator));
}

/** Calls a function by its name, with the lambda after the call. */
export function callFunction(
  name: string,
  values: readonly Value[],
  lambda: Lambda | undefined,
  node: Call | MethodCall,
  scope: Scope,
  evaluator: Evaluator,
): Pending<Value> {
  const found = evaluator.options.findFunction(name.toLowerCase().replace(/^::/, ""), scope);
  if (!found) {
    const details = evaluator.options.unknownFunction?.(name, scope);
    const span = evaluator.spanOf(node, scope);
    throw new Failure("unknown-function", `Unknown function: '${name}'.`, { ...details, span });
  }
  return callKnown(found, name, values, lambda, node, scope, evaluator);
}

function callKnown(
  found: PuppetFunction,
  name: string,
  values: readonly Value[],
  lambda: Lambda | undefined,
  node: Call | MethodCall,
  scope: Scope,
  evaluator: Evaluator,
): Pending<Value> {
  const span = evaluator.spanOf(node, scope);
  if (!lambda) return invoke(found, { name, values, scope, span, evaluator }, node);
  const block = placing(() => createClosure(lambda, scope, evaluator), span, node);
  return after(block, (closure: Closure) => {
    return invoke(found, { name, values, block: closure, scope, span, evaluator }, node);
  });
}

function invoke(found: PuppetFunction, call: FunctionCall, node: Call | MethodCall): Pending<Value> {
  return placing(() => called(found, call), call.span, node);
}

/** From this length on a string, array or hash is counted when a function gets it: the function may copy it. */
const long = 2 ** 16;

/** What is shorter is looked at. */
function growGiven(value: Value): void {
  if (typeof value === "string") (value.length >= long ? growText : growLooked)(value.length);
  else if (isArray(value)) (value.length >= long ? growList : growLooked)(value.length);
  else if (isHash(value)) (value.size >= long ? growHash : growLooked)(value.size);
}

/**
 * A function's result is counted; functions whose results are larger than their arguments, or that wait for a block,
 * count beforehand.
 */
function called(found: PuppetFunction, call: FunctionCall): Pending<Value> {
  for (const value of call.values) growGiven(value);
  const result = found.call(call);
  if (typeof result === "string") growText(result.length);
  else if (Array.isArray(result)) growList(result.length);
  return result;
}

/** A Failure that is thrown without a position gets that of the call. */
function placing<Result>(start: () => Pending<Result>, span: Span, node: Call | MethodCall): Pending<Result> {
  return rescuing(start, (error) => {
    if (error instanceof Failure && !error.span) {
      error.span = span;
      error.during = withArticle(labelOfNode(node));
    }
    throw error;
  });
}
