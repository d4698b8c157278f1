import type { Assignment, Expression } from "../ast/index.js";
import type { ClassType } from "../types/index.js";
import { isArray, isHash, isType, type Value } from "../values/value.js";
import { after, Failure, type Pending } from "@cairn/evaluation";
import type { Evaluator } from "./evaluator.js";
import { labelOfNode, withArticle } from "./labels.js";
import { rubyText } from "./ruby-text.js";
import type { Scope } from "./scope.js";

/** A name, or several in brackets, possibly nested. */
type Target = string | readonly Target[];

/** `$a = …`, `[$a, $b] = …`. */
export function evaluateAssignment(node: Assignment, scope: Scope, evaluator: Evaluator): Pending<Value> {
  const target = targetOf(node.left, node, scope, evaluator);
  return after(evaluator.begin(node.right, scope), assignAll, { target, node, scope, evaluator });
}

interface Context {
  /** The left-hand side. */
  readonly target: Target;
  readonly node: Assignment;
  readonly scope: Scope;
  readonly evaluator: Evaluator;
}

function assignAll(value: Value, context: Context): Value {
  const { evaluator, node, scope, target } = context;
  if (node.operator !== "=") {
    const message = `The operator '${node.operator}' is not supported.`;
    evaluator.fail("evaluation", message, node, scope, "write the new value with `+` or `-` to a new variable");
  }
  assign(target, value, context);
  return value;
}

function targetOf(left: Expression, node: Assignment, scope: Scope, evaluator: Evaluator): Target {
  if (left.kind === "variable") return left.name;
  if (left.kind === "array") return left.items.map((item) => targetOf(item, node, scope, evaluator));
  const message = `Illegal attempt to assign to '${withArticle(labelOfNode(left))}'. Not an assignable reference`;
  return evaluator.fail("evaluation", message, left, scope);
}

function assign(target: Target, value: Value, context: Context): void {
  if (typeof target === "string") assignName(target, value, context);
  else if (isHash(value)) assignFromHash(target, value.get.bind(value), context);
  else if (isType(value) && value.name === "Class") assignFromClass(target, value, context);
  else assignInOrder(target, isArray(value) ? value : [value], context);
}

function assignName(name: string, value: Value, { node, scope, evaluator }: Context): void {
  if (name.includes("::")) {
    const message = `Illegal attempt to assign to '${name}'. Cannot assign to variables in other namespaces`;
    evaluator.fail("evaluation", message, node.left, scope);
  }
  if (/^\d/.test(name)) {
    const message = `Illegal attempt to assign to the numeric match result variable '$${name}'. Numeric variables are not assignable`;
    evaluator.fail("evaluation", message, node.left, scope);
  }
  try {
    scope.assign(name, { value, source: scope.source, at: node.left });
  } catch (error) {
    if (error instanceof Failure) error.span ??= evaluator.spanOf(node, scope);
    throw error;
  }
}

function assignInOrder(targets: readonly Target[], values: readonly Value[], context: Context): void {
  if (values.length !== targets.length) {
    const { node, scope, evaluator } = context;
    const message = `Mismatched number of assignable entries and values, expected ${targets.length}, got ${values.length}`;
    evaluator.fail("evaluation", message, node, scope);
  }
  for (const [index, target] of targets.entries()) assign(target, values[index]!, context);
}

function assignFromHash(
  targets: readonly Target[],
  valueOf: (name: string) => Value | undefined,
  context: Context,
): void {
  for (const target of targets) {
    const value = typeof target === "string" ? valueOf(target) : undefined;
    if (value === undefined) {
      const { node, scope, evaluator } = context;
      const key = typeof target === "string" ? target : rubyText(namesOf(target));
      const message = `No value for required key '${key}' in assignment to variables from hash`;
      return evaluator.fail("evaluation", message, node, scope);
    }
    assign(target, value, context);
  }
}

function namesOf(target: Target): Value {
  return typeof target === "string" ? target : target.map(namesOf);
}

function assignFromClass(targets: readonly Target[], type: ClassType, context: Context): void {
  const { node, scope, evaluator } = context;
  const { options } = evaluator;
  if (type.className === undefined) {
    evaluator.failIn(node, 'No title provided and "class" is not a valid resource reference', scope);
  }
  if (options.isDeclared && !options.isDeclared(type, scope)) {
    evaluator.fail("evaluation", `Resource not found: Class['${type.className ?? ""}']`, node.right, scope);
  }
  for (const [index, target] of targets.entries()) {
    const name = `${type.className ?? ""}::${typeof target === "string" ? target : rubyText(namesOf(target))}`;
    const binding = scope.find(name);
    if (!binding) {
      const place = node.left.kind === "array" ? node.left.items[index]! : node.left;
      const message = `No value for required variable '$${name}' in assignment to variables from class reference`;
      return evaluator.fail("evaluation", message, place, scope);
    }
    assign(target, binding.value, context);
  }
}
