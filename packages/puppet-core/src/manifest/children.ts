import { addChildren, expressionChildKeys } from "../ast/children.js";
import type { Block, CaseOption, Expression, Lambda, Parameter } from "../ast/index.js";
import type { Attribute, ResourceBody } from "./resources.js";
import type { Program } from "./index.js";

/** Every node of a tree. */
export type Node = Program | Expression | Block | CaseOption | Lambda | Parameter | ResourceBody | Attribute;
/** The kind of a node. */
export type Kind = Node["kind"];
/** The nodes of a kind. */
export type NodeOf<K extends Kind> = Extract<Node, { readonly kind: K }>;

const childKeys: Readonly<Record<Kind, readonly string[]>> = {
  ...expressionChildKeys,
  attribute: ["value"],
  attributes: ["value"],
  class: ["parameters", "body"],
  collector: ["type", "query", "attributes"],
  define: ["parameters", "body"],
  function: ["parameters", "result", "body"],
  node: ["hosts", "parent", "body"],
  program: ["statements"],
  relationship: ["left", "right"],
  render: ["expression"],
  resource: ["type", "bodies"],
  "resource-body": ["title", "attributes"],
  "resource-defaults": ["type", "attributes"],
  "resource-override": ["resources", "attributes"],
  "type-alias": ["alias", "target"],
};

/** The children of `node`, in source order. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  addChildren(childKeys, node, children);
  return children;
}

/** A visitor of every node of a tree, in pre-order, each with its ancestors (the root first). It doesn't recurse. */
export function walk(root: Node, visit: (node: Node, around: readonly Node[]) => void): void {
  const around: Node[] = [];
  const waiting: (Node | undefined)[] = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node === undefined) around.pop();
    else {
      visit(node, around);
      if (childKeys[node.kind].length > 0) enter(node, around, waiting);
    }
  }
}

/**
 * Pushes the children of a node onto the worklist, the first last; below them the end marker of the node, if it has
 * any.
 */
function enter(node: Node, around: Node[], waiting: (Node | undefined)[]): void {
  const first = waiting.push(undefined);
  addChildren(childKeys, node, waiting);
  if (waiting.length === first) waiting.pop();
  else around.push(node);
  for (let low = first, high = waiting.length - 1; low < high; low++, high--) {
    [waiting[low], waiting[high]] = [waiting[high], waiting[low]];
  }
}
