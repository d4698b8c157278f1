import type { Variable } from "../ast/index.js";
import type { Value } from "../values/value.js";
import type { Evaluator } from "./evaluator.js";
import type { Scope } from "./scope.js";

/** The value of a variable; `$0`, `$1`, … are the groups of the last match. */
export function evaluateVariable(node: Variable, scope: Scope, evaluator: Evaluator): Value {
  const { name } = node;
  const first = name.charCodeAt(0);
  if (first >= 48 && first <= 57) return scope.currentMatches()?.[Number(name)] ?? null;
  const binding = scope.find(name);
  return binding ? binding.value : evaluator.options.unknownVariable(name, evaluator.spanOf(node, scope), scope);
}
