import type { Graph, GraphEdge } from "../graph.js";
import { collapsed, forestOf } from "./forest.js";

/** Which part of a graph is drawn. */
export interface GraphSelection {
  /** Only what is around this node, by its path or label. */
  readonly focus?: string | undefined;
  /** How many arrows away from the focus; by default 1. */
  readonly depth?: number | undefined;
  /** Along arrows that lead to the focus (`in`), away from it (`out`), or both (the default). */
  readonly direction?: "in" | "out" | "both" | undefined;
  /** Only nodes of these kinds. */
  readonly kinds?: readonly string[] | undefined;
  /** No nodes or arrows of these kinds. */
  readonly without?: readonly string[] | undefined;
  /** Containers (by path or label; `all` for every outermost one) that are drawn as one box. */
  readonly collapse?: readonly string[] | undefined;
}

/** The selected part, or the name that nothing in the graph has, with the names that there are. */
export function selectGraph(
  graph: Graph,
  selection: GraphSelection,
): { readonly graph: Graph } | { readonly unknown: string; readonly names: readonly string[] } {
  const { collapse = [], focus, kinds, without = [] } = selection;
  const names = graph.nodes.map(({ label, path }) => path ?? label);
  const isNamed = (name: string) => graph.nodes.some(({ label, path }) => name === path || name === label);
  const unknown = [...collapse.filter((name) => name !== "all"), ...(focus === undefined ? [] : [focus])];
  const missing = unknown.find((name) => !isNamed(name));
  if (missing !== undefined) return { unknown: missing, names };
  const all = [...graph.nodes, ...graph.edges].map(({ kind }) => kind);
  const noKind = [...(kinds ?? []), ...without].find((kind) => !all.includes(kind));
  if (noKind !== undefined) return { unknown: noKind, names: [...new Set(all)] };
  const nodes = graph.nodes.filter(({ kind }) => !without.includes(kind) && (kinds?.includes(kind) ?? true));
  const known = new Set(nodes.map(({ id }) => id));
  const edges = graph.edges.filter(({ from, kind, to }) => !without.includes(kind) && known.has(from) && known.has(to));
  const closed = closedIn({ nodes, edges }, collapse);
  return { graph: focus === undefined ? closed : around(closed, focus, selection) };
}

function closedIn(graph: Graph, collapse: readonly string[]): Graph {
  if (collapse.length === 0) return graph;
  const { roots } = forestOf(graph);
  const ids = graph.nodes.filter(({ label, path }) => collapse.includes(path ?? "") || collapse.includes(label));
  const closed = new Set(collapse.includes("all") ? roots : ids.map(({ id }) => id));
  return collapsed(graph, (id) => closed.has(id));
}

/** What some arrows lead to, with what contains the focus. */
function around(graph: Graph, focus: string, { depth = 1, direction = "both" }: GraphSelection): Graph {
  const start = graph.nodes.filter(({ label, path }) => focus === path || label.replace(/ \(\+\d+\)$/, "") === focus);
  const near = new Set(start.map(({ id }) => id));
  const next = new Map<string, string[]>();
  const lead = (from: string, to: string) => void (next.get(from)?.push(to) ?? next.set(from, [to]));
  for (const { from, to } of graph.edges) {
    if (direction !== "in") lead(from, to);
    if (direction !== "out") lead(to, from);
  }
  let border = [...near];
  for (let step = 0; step < depth && border.length > 0; step++) {
    border = border.flatMap((id) => next.get(id) ?? []).filter((id) => !near.has(id) && Boolean(near.add(id)));
  }
  const isNear = ({ from, to }: GraphEdge) => near.has(from) && near.has(to);
  return { nodes: graph.nodes.filter(({ id }) => near.has(id)), edges: graph.edges.filter(isNear) };
}
