import type { Call, Node, Parameter } from "@cairn/ruby-subset";
import { nameOf, type Bindings } from "./ruby-text.js";

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
 * to methods of its own, such as `validate`. The block of a loop over a literal list is visited once for each item.
 */
export function walkBody(
  body: Node,
  visit: (node: Node, bindings: Bindings) => void,
  bindings: Bindings = new Map(),
): void {
  walk(body, (node) => {
    visit(node, bindings);
    const loop = node.kind === "call" && bindings.size === 0 ? loopOf(node) : undefined;
    for (const item of loop?.items ?? []) walkBody(loop!.body, visit, new Map([[loop!.variable, item]]));
    return !loop && node.kind !== "definition" && !(node.kind === "call" && !node.receiver && node.block);
  });
}

interface Loop {
  readonly items: readonly Node[];
  readonly variable: string;
  readonly body: Node;
}

/** The maximum length of all rounds of a loop, in UTF-16 units. */
const maxLoop = 16 * 1024;

/** `%w[width height].each do |side| … end`. */
function loopOf({ block, name, receiver }: Call): Loop | undefined {
  const list = receiver?.kind === "call" && receiver.name === "freeze" ? receiver.receiver : receiver;
  if (name !== "each" || list?.kind !== "array" || block?.parameters.length !== 1) return undefined;
  const [{ name: variable, parts, style }] = block.parameters as [Parameter];
  const { items } = list;
  const isShort = items.length * (block.end - block.start) <= maxLoop;
  const isPlain = style === "plain" && !parts && items.every((item) => nameOf(item) !== undefined);
  return isShort && isPlain ? { items, variable, body: block.body } : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "kind" in value;
}
