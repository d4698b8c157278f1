import { type Pending, after, inOrder } from "@cairn/evaluation";
import type { Body } from "../ast.js";
import type { RubyValue } from "../values/values.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

/** The value of the last of some statements; a failure without a position gets that of the statement. */
export function evaluateBody({ items }: Body, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  let result: RubyValue = null;
  const done = inOrder(
    items.length,
    (index) => {
      const item = items[index]!;
      if (item.kind !== "text") return interpreter.beginPlaced(item, frame);
      interpreter.put(item.text, item);
      return result;
    },
    (value) => {
      result = value;
    },
  );
  return after(done, () => result);
}
