import { isEvaluation, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Body, Node } from "../ast.js";
import type { RubyValue } from "../values/values.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

/** The value of the last of some statements; a failure without a position gets that of the statement. */
export function evaluateBody({ items }: Body, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  let result: RubyValue = null;
  for (let index = 0; index < items.length; index++) {
    const next = evaluateItem(items[index]!, result, frame, interpreter);
    if (isEvaluation(next)) return goingOn(next, items.slice(index + 1), frame, interpreter);
    result = next;
  }
  return result;
}

function* goingOn(
  first: Pending<RubyValue>,
  others: readonly Node[],
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<RubyValue> {
  let result = yield* resultOf(first);
  for (const each of others) result = yield* resultOf(evaluateItem(each, result, frame, interpreter));
  return result;
}

/** Text leaves the value of the statement before it. */
function evaluateItem(item: Node, before: RubyValue, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  if (item.kind !== "text") return interpreter.beginPlaced(item, frame);
  interpreter.put(item.text, item);
  return before;
}
