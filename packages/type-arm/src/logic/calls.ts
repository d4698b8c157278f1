import type { Call, Expression, Lambda, MethodCall } from "@cairn/puppet-core";

/** A call of a function, as `f(a)` or `a.f`. */
export interface CalledFunction {
  readonly name: string;
  /** The offset of the name. */
  readonly start: number;
  readonly end: number;
  /** All arguments, the receiver of a method first. */
  readonly arguments: readonly Expression[];
  readonly lambda: Lambda | undefined;
}

/** The function that a call names; undefined if its target isn't a name. */
export function calledFunction(node: Call | MethodCall): CalledFunction | undefined {
  if (node.kind === "method-call") {
    const { value: name, start, end } = node.method;
    return { name, start, end, arguments: [node.receiver, ...node.arguments], lambda: node.lambda };
  }
  const name = nameOf(node.target);
  if (name === undefined) return undefined;
  return { name, start: node.target.start, end: node.target.end, arguments: node.arguments, lambda: node.lambda };
}

function nameOf(target: Expression): string | undefined {
  if (target.kind === "name") return target.value;
  return target.kind === "type-name" ? target.name : undefined;
}
