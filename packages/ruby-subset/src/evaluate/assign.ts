import { after, type Pending } from "@cairn/puppet-core/evaluate";
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
export function assign(node: Assignment, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  const { operator } = node;
  const written = (): Pending<RubyValue> => interpreter.begin(node.value, frame);
  return after(placeOf(node.target, frame, interpreter), (place) => {
    const write = (value: RubyValue): Pending<RubyValue> => after(place.write(value), () => value);
    if (operator === "=") return after(written(), write);
    return after(place.read(), (old) => {
      if (operator === "||" || operator === "&&") {
        return isTruthy(old) === (operator === "||") ? old : after(written(), write);
      }
      return after(written(), (value) => after(invokeOperator(old, operator, value, interpreter, node), write));
    });
  });
}

function placeOf(target: Node, frame: Frame, interpreter: Interpreter): Pending<Place> {
  switch (target.kind) {
    case "name":
      return { read: () => frame.get(target.name) ?? null, write: (value) => (frame.set(target.name, value), null) };
    case "instance":
      return {
        read: () => interpreter.instance(target.name),
        write: (value) => (interpreter.setInstance(target.name, value), null),
      };
    case "index":
      return after(interpreter.begin(target.target, frame), (list) => {
        return after(evaluateItems(target.arguments, frame, interpreter), (keys) => ({
          read: () => invoke(list, "[]", keys, undefined, interpreter, target),
          write: (value: RubyValue) => invoke(list, "[]=", [...keys, value], undefined, interpreter, target),
        }));
      });
    case "call":
      return after(interpreter.begin(target.receiver!, frame), (receiver) => ({
        read: () => invoke(receiver, target.name, [], undefined, interpreter, target),
        write: (value: RubyValue) => invoke(receiver, `${target.name}=`, [value], undefined, interpreter, target),
      }));
    default:
      return refuse("a value for a constant or a global variable");
  }
}
