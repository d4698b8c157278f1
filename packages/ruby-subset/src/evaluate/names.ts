import type { Pending } from "@cairn/evaluation";
import type { Name } from "../ast.js";
import type { RubyValue } from "../values/values.js";
import { callSelf } from "./calls.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

/** A local variable, or a method without arguments. One that is only given a value elsewhere is nil. */
export function readName(node: Name, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  const local = frame.get(node.name);
  if (local !== undefined) return local;
  if (interpreter.template.locals.has(node.name)) return null;
  return callSelf(node.name, [], undefined, frame, interpreter, node, true);
}
