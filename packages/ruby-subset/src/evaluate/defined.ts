import type { Node } from "../ast.js";
import { RString, type RubyValue } from "../values/values.js";
import { respondsTo } from "../methods/index.js";
import { isKernelFunction } from "../methods/kernel.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";
import { instanceVariable } from "../world/instance-variables.js";
import { classVariable } from "./class-variables.js";

/** `defined?(x)`: the kind of `x`, or nil. */
export function defined(node: Node, frame: Frame, interpreter: Interpreter): RubyValue {
  const kind = kindOf(node, frame, interpreter);
  return kind === undefined ? null : new RString(kind);
}

function kindOf(node: Node, frame: Frame, interpreter: Interpreter): string | undefined {
  let inside = node;
  while (inside.kind === "body" && inside.items.length === 1) inside = inside.items[0]!;
  switch (inside.kind) {
    case "local":
      return "local-variable";
    case "instance":
      return instanceVariable(frame.self, inside.name, interpreter) === null ? undefined : "instance-variable";
    case "class-variable":
      return !frame.context.modules || classVariable(inside.name, frame) === undefined ? undefined : "class variable";
    case "global":
      return interpreter.world.globals.has(inside.name) ? "global-variable" : undefined;
    case "constant":
      return interpreter.world.constant(inside.name, frame.context.modules) === undefined ? undefined : "constant";
    case "yield":
      return frame.block ? "yield" : undefined;
    case "super":
      return frame.context.method && interpreter.world.findNext(frame.self, frame.context.method) ? "super" : undefined;
    case "self":
      return "self";
    case "assignment":
      return "assignment";
    case "call":
      return inside.receiver || respondsToSelf(inside.name, frame, interpreter) ? "method" : undefined;
    case "index":
      return kindOf(inside.target, frame, interpreter) === undefined ? undefined : "method";
    default:
      return "expression";
  }
}

function respondsToSelf(name: string, { self }: Frame, interpreter: Interpreter): boolean {
  return respondsTo(self, name, interpreter) || isKernelFunction(name);
}
