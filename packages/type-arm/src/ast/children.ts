import { addChildren, expressionChildKeys } from "@cairn/puppet-core";
import type { Block, CaseOption, Expression, Lambda, Parameter } from "@cairn/puppet-core";

/** The nodes of logic and of statements. The members of a type definition are handled separately. */
export type Node = Expression | Block | CaseOption | Lambda | Parameter;

const childKeys: Readonly<Record<Node["kind"], readonly string[]>> = {
  ...expressionChildKeys,
  "puppet-alias": [],
  "type-definition": [],
};

/** The direct children of a node, in source order. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  addChildren(childKeys, node, children);
  return children;
}

/** Every node of a tree in preorder, without recursion. */
export function* nodesOf(root: Node): Generator<Node> {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node;
    const children = childrenOf(node);
    for (let child = children.length - 1; child >= 0; child--) waiting.push(children[child]!);
  }
}
