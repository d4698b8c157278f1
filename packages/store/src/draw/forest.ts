import type { Graph, GraphNode } from "../graph.js";

/** What contains what: a forest, although a graph may say more. */
export interface Forest {
  readonly children: ReadonlyMap<string, readonly string[]>;
  readonly parents: ReadonlyMap<string, string>;
  readonly roots: readonly string[];
}

/**
 * Assigns every node to the first one that contains it; a node that contains itself, directly or indirectly, is a root.
 */
export function forestOf({ nodes, edges }: Graph): Forest {
  const order = new Map(nodes.map(({ id }, index) => [id, index]));
  const children = new Map<string, string[]>();
  const parents = new Map<string, string>();
  for (const { from, to, kind } of edges) {
    const [first, second] = [order.get(from), order.get(to)];
    if (kind !== "contains" || first === undefined || second === undefined) continue;
    if (parents.has(to) || isAncestor(to, from, parents)) continue;
    parents.set(to, from);
    const known = children.get(from);
    if (known) known.push(to);
    else children.set(from, [to]);
  }
  return { children, parents, roots: nodes.flatMap(({ id }) => (parents.has(id) ? [] : [id])) };
}

function isAncestor(of: string, id: string, parents: ReadonlyMap<string, string>): boolean {
  for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) if (at === of) return true;
  return false;
}

/** The outermost ancestor (or the node itself) that `isMeant`; undefined if there is none. */
export function outermostOf(id: string, { parents }: Forest, isMeant: (id: string) => boolean): string | undefined {
  let found: string | undefined;
  for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) if (isMeant(at)) found = at;
  return found;
}

/** The graph with some containers closed: what is in them is one box, to which the arrows lead. */
export function collapsed(graph: Graph, isClosed: (id: string) => boolean): Graph {
  const forest = forestOf(graph);
  const inside = new Map<string, number>();
  const shown = new Map<string, string>();
  for (const { id } of graph.nodes) {
    const box = outermostOf(id, forest, (each) => isClosed(each) && forest.children.has(each)) ?? id;
    shown.set(id, box);
    if (box !== id) inside.set(box, (inside.get(box) ?? 0) + 1);
  }
  const nodes = graph.nodes
    .filter(({ id }) => shown.get(id) === id)
    .map((node) => (inside.has(node.id) ? closedBox(node, inside.get(node.id)!) : node));
  return { nodes, edges: liftedEdges(graph, shown) };
}

function closedBox(node: GraphNode, count: number): GraphNode {
  return { ...node, label: `${node.label} (+${count})`, lines: [] };
}

/** The edges between the boxes that show their ends, each once. */
export function liftedEdges({ edges }: Graph, shown: ReadonlyMap<string, string | undefined>): Graph["edges"] {
  const lifted = new Map<string, Graph["edges"][number]>();
  for (const edge of edges) {
    const [from, to] = [shown.get(edge.from), shown.get(edge.to)];
    if (from === undefined || to === undefined) continue;
    const isSame = from === edge.from && to === edge.to;
    if (from === to && !isSame) continue;
    const key = JSON.stringify([edge.kind, from, to, isSame ? edge.label : ""]);
    if (!lifted.has(key)) lifted.set(key, isSame ? edge : { from, to, kind: edge.kind });
  }
  return [...lifted.values()];
}
