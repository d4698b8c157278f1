import type { Node } from "../ast.js";
import { knownClasses } from "../values/classes.js";
import { RString, type RubyValue } from "../values/values.js";
import { isSelfMethod } from "../methods/index.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

/** `defined?(x)`: what `x` is, or nil. */
export function defined(node: Node, frame: Frame, interpreter: Interpreter): RubyValue {
  const kind = kindOf(node, frame, interpreter);
  return kind === undefined ? null : new RString(kind);
}

function kindOf(node: Node, frame: Frame, interpreter: Interpreter): string | undefined {
  let inside = node;
  while (inside.kind === "body" && inside.items.length === 1) inside = inside.items[0]!;
  switch (inside.kind) {
    case "name": {
      const isLocal = frame.get(inside.name) !== undefined;
      if (isLocal) return "local-variable";
      return isSelfMethod(inside.name, interpreter) ? "method" : undefined;
    }
    case "instance":
      return interpreter.instance(inside.name) === null ? undefined : "instance-variable";
    case "constant":
      return knownClasses.has(inside.name) ? "constant" : undefined;
    case "self":
      return "self";
    case "assignment":
      return "assignment";
    case "call":
      return inside.receiver || isSelfMethod(inside.name, interpreter) ? "method" : undefined;
    case "index":
      return kindOf(inside.target, frame, interpreter) === undefined ? undefined : "method";
    default:
      return "expression";
  }
}
