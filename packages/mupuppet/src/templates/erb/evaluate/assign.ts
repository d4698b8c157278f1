import type { Evaluation, Pending } from "@cairn/puppet-expressions/evaluate";
import type { Assignment, Node } from "../ast.js";
import { refuse } from "../values/errors.js";
import { isTruthy, type RubyValue } from "../values/values.js";
import { invoke, invokeOperator } from "./calls.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";
import { evaluateItems } from "./items.js";

/** Where a value can be read from and written to. */
interface Place {
  read(): Pending<RubyValue>;
  write(value: RubyValue): Pending<RubyValue>;
}

/** `=`, and `+=` and the like; `||=` and `&&=` only where they must. */
export function* assign(node: Assignment, frame: Frame, interpreter: Interpreter): Evaluation<RubyValue> {
  const { operator, value: written } = node;
  const place: Place = yield placeOf(node.target, frame, interpreter);
  let value: RubyValue;
  if (operator === "=") value = yield interpreter.begin(written, frame);
  else {
    const old: RubyValue = yield place.read();
    if (operator === "||" || operator === "&&") {
      if (isTruthy(old) === (operator === "||")) return old;
      value = yield interpreter.begin(written, frame);
    } else {
      const right: RubyValue = yield interpreter.begin(written, frame);
      value = yield invokeOperator(old, operator, right, interpreter, node);
    }
  }
  yield place.write(value);
  return value;
}

function* placeOf(target: Node, frame: Frame, interpreter: Interpreter): Evaluation<Place> {
  switch (target.kind) {
    case "name":
      return { read: () => frame.get(target.name) ?? null, write: (value) => (frame.set(target.name, value), null) };
    case "instance":
      return {
        read: () => interpreter.instance(target.name),
        write: (value) => (interpreter.setInstance(target.name, value), null),
      };
    case "index": {
      const list: RubyValue = yield interpreter.begin(target.target, frame);
      const keys: RubyValue[] = yield evaluateItems(target.arguments, frame, interpreter);
      return {
        read: () => invoke(list, "[]", keys, undefined, interpreter, target),
        write: (value) => invoke(list, "[]=", [...keys, value], undefined, interpreter, target),
      };
    }
    case "call": {
      const receiver: RubyValue = yield interpreter.begin(target.receiver!, frame);
      return {
        read: () => invoke(receiver, target.name, [], undefined, interpreter, target),
        write: (value) => invoke(receiver, `${target.name}=`, [value], undefined, interpreter, target),
      };
    }
    default:
      return refuse("a value for a constant or a global variable");
  }
}
