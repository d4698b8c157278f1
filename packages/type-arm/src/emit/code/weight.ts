import { childrenOf, type Node } from "../../ast/children.js";

/** What nests much in the code that is made of it. */
const heavy: ReadonlySet<Node["kind"]> = new Set(["if", "unless", "case", "selector", "lambda"]);

/** Logic that nests deeper than this isn't made code of: the parsers of languages have limits, and so have their readers. */
export const mostWeight = 150;

/** How deep the code of a tree nests, roughly. Nothing recurses. */
export function weightOf(root: Node): number {
  let most = 0;
  const waiting: [node: Node, weight: number][] = [[root, 1]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, weight] = next;
    most = Math.max(most, weight);
    const inside = weight + (heavy.has(node.kind) ? 5 : 1);
    for (const child of childrenOf(node)) waiting.push([child, inside]);
  }
  return most;
}
