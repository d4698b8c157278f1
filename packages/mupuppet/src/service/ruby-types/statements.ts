import type { Node } from "@cairn/ruby-subset";

/** A node of any shape: its members are nodes, lists of nodes, or plain values. */
type AnyNode = Node & Readonly<Record<string, unknown>>;

/**
 * Visits the nodes of a tree in source order, without recursion: trees of generated files are deep. `visit` returns
 * whether the nodes inside are visited, too.
 */
export function walk(root: Node, visit: (node: Node) => boolean): void {
  const pending: Node[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!visit(node)) continue;
    const inside = Object.values(node as AnyNode).flatMap((member) => (Array.isArray(member) ? member : [member]));
    for (const child of inside.reverse()) if (isNode(child)) pending.push(child);
  }
}

/**
 * Visits the nodes that run when a body does: not those of methods that it defines, nor those of blocks that it passes
 * to methods of its own, such as `validate`.
 */
export function walkBody(body: Node, visit: (node: Node) => void): void {
  walk(body, (node) => {
    visit(node);
    return node.kind !== "definition" && !(node.kind === "call" && !node.receiver && node.block);
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "kind" in value;
}
