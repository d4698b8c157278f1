import type { Call, Expression, Lambda, MethodCall } from "@cairn/puppet-core";

/** A call of a function, `f(a)` and `a.f` alike. */
export interface CalledFunction {
  readonly name: string;
  /** Where the name stands. */
  readonly start: number;
  readonly end: number;
  /** All arguments, the receiver of a method first. */
  readonly arguments: readonly Expression[];
  readonly lambda: Lambda | undefined;
}

/** What a call calls; nothing where its target is no name. */
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
