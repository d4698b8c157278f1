import type { Heredoc, Interpolation } from "../ast/index.js";
import { toText } from "../values/print.js";
import type { Value } from "../values/value.js";
import { after, inOrder, type Pending } from "./evaluation.js";
import type { Evaluator } from "./evaluator.js";
import type { Scope } from "./scope.js";

/** The parts, each as text. */
export function evaluateInterpolation({ parts }: Interpolation, scope: Scope, evaluator: Evaluator): Pending<Value> {
  let text = "";
  const pending = inOrder<Value>(
    parts.length,
    (index) => evaluator.begin(parts[index]!, scope),
    (value) => (text += toText(value)),
  );
  return after(pending, () => text);
}

/** What is written was checked before; what interpolation made of it is checked here. */
export function evaluateHeredoc(node: Heredoc, scope: Scope, evaluator: Evaluator): Pending<Value> {
  if (node.syntax === "" || node.text.kind === "string") return evaluator.begin(node.text, scope);
  return after(evaluator.begin(node.text, scope), (text) => {
    const problem = evaluator.options.checkText?.(text as string, node.syntax);
    return problem === undefined ? text : evaluator.fail("invalid-text", problem, node.text, scope);
  });
}
