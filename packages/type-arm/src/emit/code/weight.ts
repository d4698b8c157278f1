import { childrenOf, type Node } from "../../ast/children.js";

/** Nodes whose code nests deeply. */
const heavy: ReadonlySet<Node["kind"]> = new Set(["if", "unless", "case", "selector", "lambda"]);

/**
 * Code isn't generated for logic that nests deeper than this: the parsers of languages have limits, and so have their
 * readers.
 */
export const mostWeight = 150;

/** Approximately how deep the code of a tree nests. Doesn't recurse. */
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
