import type { Graph } from "./graph.js";

interface Search {
  readonly graph: Graph;
  /** When each node was reached, from 1 on. */
  readonly reached: Int32Array;
  /** The earliest node that can be reached from each (its low-link). */
  readonly earliest: Int32Array;
  /** The next edge of each node that has to be followed. */
  readonly next: Int32Array;
  readonly isOpen: Uint8Array;
  /** Reached nodes that aren't in a component yet. */
  readonly open: number[];
  readonly knots: number[][];
  count: number;
}

/** The strongly connected components (Tarjan's algorithm): if there are none, the graph has no cycles. */
export function findKnots(graph: Graph): number[][] {
  const { size } = graph;
  const search: Search = {
    graph,
    reached: new Int32Array(size),
    earliest: new Int32Array(size),
    next: new Int32Array(size),
    isOpen: new Uint8Array(size),
    open: [],
    knots: [],
    count: 0,
  };
  const path: number[] = [];
  for (let node = 0; node < size; node++) if (search.reached[node] === 0) searchFrom(node, path, search);
  return search.knots;
}

/** `path` is empty before and after it. */
function searchFrom(start: number, path: number[], search: Search): void {
  const { earliest, graph, isOpen, next, reached } = search;
  reach(start, path, search);
  while (path.length > 0) {
    const node = path[path.length - 1]!;
    if (next[node]! < graph.firstAfter(node + 1)) {
      const target = graph.targetAt(next[node]!++);
      if (reached[target] === 0) reach(target, path, search);
      else if (isOpen[target]) lower(node, reached[target]!, search);
    } else {
      path.pop();
      if (path.length > 0) lower(path[path.length - 1]!, earliest[node]!, search);
      if (earliest[node] === reached[node]) close(node, search);
    }
  }
}

function reach(node: number, path: number[], search: Search): void {
  search.reached[node] = search.earliest[node] = ++search.count;
  search.next[node] = search.graph.firstAfter(node);
  search.isOpen[node] = 1;
  search.open.push(node);
  path.push(node);
}

function lower(node: number, time: number, { earliest }: Search): void {
  if (time < earliest[node]!) earliest[node] = time;
}

function close(first: number, { graph, isOpen, open, knots }: Search): void {
  const isAlone = open[open.length - 1] === first;
  const isKnot = !isAlone || graph.hasLoop(first);
  const knot: number[] = [];
  for (;;) {
    const node = open.pop()!;
    isOpen[node] = 0;
    if (isKnot) knot.push(node);
    if (node === first) break;
  }
  if (isKnot) knots.push(knot);
}

/**
 * A shortest cycle through a node of a component, within the component: the node first, and not repeated at the end.
 */
export function shortestCircle(graph: Graph, knot: readonly number[], start: number): number[] {
  const inside = new Set(knot);
  const before = new Map<number, number>();
  const waiting = [start];
  for (const node of waiting) {
    for (const target of graph.after(node)) {
      if (target === start) return wayTo(node, before);
      if (!inside.has(target) || before.has(target)) continue;
      before.set(target, node);
      waiting.push(target);
    }
  }
  return [start];
}

function wayTo(end: number, before: ReadonlyMap<number, number>): number[] {
  const way: number[] = [];
  for (let node: number | undefined = end; node !== undefined; node = before.get(node)) way.push(node);
  return way.reverse();
}
