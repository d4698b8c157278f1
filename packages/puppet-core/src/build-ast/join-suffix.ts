import type { Expression, MethodCall } from "../ast/index.js";
import type { SuffixPart } from "./suffix-part.js";

/** An operand with its suffix. */
export function joinSuffix(operand: Expression, part: SuffixPart): Expression {
  const { start } = operand;
  const { end } = part;
  switch (part.kind) {
    case "index":
      return { kind: "access", target: operand, keys: part.keys, start, end };
    case "arguments":
      return call(operand, part);
    case "method": {
      const { method, lambda, start: at } = part;
      return {
        kind: "method-call",
        receiver: operand,
        method,
        arguments: [],
        lambda,
        at,
        start,
        end,
      };
    }
    case "entries":
      return { kind: "selector", subject: operand, entries: part.entries, start, end };
  }
}

function call(target: Expression, part: SuffixPart & { kind: "arguments" }): Expression {
  const { lambda, end, start: at } = part;
  if (isBareMethod(target)) {
    return { ...target, arguments: part.arguments, lambda, at, end };
  }
  const { start } = target;
  return {
    kind: "call",
    target,
    arguments: part.arguments,
    lambda,
    parenthesized: true,
    start,
    end,
  };
}

/** `a.b` without arguments or lambda: parentheses after it contain its arguments. */
function isBareMethod(target: Expression): target is MethodCall {
  return target.kind === "method-call" && target.lambda === undefined && target.end === target.method.end;
}
