import type { Block, If, Unless } from "../ast/index.js";
import type { Value } from "../values/value.js";
import { after, firstIndex, inOrder, type Pending } from "@cairn/evaluation";
import type { Evaluator } from "./evaluator.js";
import { keepingMatches } from "./matches.js";
import type { Scope } from "./scope.js";
import { isTrue } from "./truth.js";

/** The first branch whose condition holds; there may be any number of `elsif`. */
export function evaluateIf({ branches, otherwise }: If, scope: Scope, evaluator: Evaluator): Pending<Value> {
  return keepingMatches(scope, () => {
    const found = firstIndex(branches.length, (index) => after(evaluator.begin(branches[index]!.test, scope), isTrue));
    return after(found, (index) => evaluateBlock(index < 0 ? otherwise : branches[index]!.body, scope, evaluator));
  });
}

export function evaluateUnless(node: Unless, scope: Scope, evaluator: Evaluator): Pending<Value> {
  return keepingMatches(scope, () => {
    return after(evaluator.begin(node.test, scope), (value) => {
      return evaluateBlock(isTrue(value) ? node.otherwise : node.body, scope, evaluator);
    });
  });
}

/** The value of a block is that of its last statement. */
export function evaluateBlock(block: Block | undefined, scope: Scope, evaluator: Evaluator): Pending<Value> {
  if (!block) return null;
  const { statements } = block;
  if (statements.length === 1) return evaluator.begin(statements[0]!, scope);
  let last: Value = null;
  const pending = inOrder<Value>(
    statements.length,
    (index) => evaluator.begin(statements[index]!, scope),
    (value) => (last = value),
  );
  return after(pending, () => last);
}
