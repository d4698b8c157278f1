import type { Assignment, Lambda } from "@cairn/puppet-core";
import { childrenOf, type Node } from "../../../ast/children.js";
import { calledFunction } from "../../../logic/calls.js";

/** Whether an assigned variable is a feature of the object whose setter it is in. */
export type IsFeature = (name: string) => boolean;

/**
 * The nodes of a piece of logic that change an object: assignments to its features, and all enclosing nodes, up to the
 * lambda of the `new` that creates the object.
 */
export function effectsIn(root: Node, isFeature: IsFeature): ReadonlySet<Node> {
  const parents = new Map<Node, Node>();
  const assignments: Assignment[] = [];
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.kind === "assignment") assignments.push(node);
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      waiting.push(child);
    }
  }
  const marked = new Map<Node | undefined, Set<Node>>();
  for (const each of assignments) markFrom(each, parents, isFeature, marked);
  return new Set([...marked.values()].flatMap((nodes) => [...nodes]));
}

function markFrom(
  assignment: Assignment,
  parents: ReadonlyMap<Node, Node>,
  isFeature: IsFeature,
  marked: Map<Node | undefined, Set<Node>>,
): void {
  const { left } = assignment;
  const name = left.kind === "access" && left.target.kind === "variable" ? left.target.name : nameOf(assignment);
  if (name === undefined) return;
  const owner = bindingOf(name, assignment, parents);
  if (left.kind === "access" ? !owner || !isMaking(owner, parents) : owner !== undefined || !isFeature(name)) return;
  const nodes = marked.get(owner) ?? new Set();
  marked.set(owner, nodes);
  for (let node: Node | undefined = assignment; node && node !== owner; node = parents.get(node)) {
    if (nodes.has(node)) return;
    nodes.add(node);
  }
}

function nameOf({ left }: Assignment): string | undefined {
  return left.kind === "variable" ? left.name : undefined;
}

/** The lambda whose parameter a name denotes. */
function bindingOf(name: string, node: Node, parents: ReadonlyMap<Node, Node>): Lambda | undefined {
  for (let each: Node | undefined = node; each; each = parents.get(each)) {
    if (each.kind === "lambda" && each.parameters.some((parameter) => parameter.name === name)) return each;
  }
  return undefined;
}

function isMaking(lambda: Lambda, parents: ReadonlyMap<Node, Node>): boolean {
  const call = parents.get(lambda);
  return (call?.kind === "call" || call?.kind === "method-call") && calledFunction(call)?.name === "new";
}
