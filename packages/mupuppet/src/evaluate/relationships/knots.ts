import type { Graph } from "./graph.js";

interface Search {
  readonly graph: Graph;
  /** When each node was reached, from 1 on. */
  readonly reached: Int32Array;
  /** The earliest node that can be reached from each. */
  readonly earliest: Int32Array;
  readonly isOpen: Uint8Array;
  /** Reached nodes that belong to no knot yet. */
  readonly open: number[];
  readonly knots: number[][];
  count: number;
}

/** The nodes that can all reach each other, knot by knot (Tarjan's search): where there is none, nothing goes in circles. */
export function findKnots(graph: Graph): number[][] {
  const { size } = graph;
  const search: Search = {
    graph,
    reached: new Int32Array(size),
    earliest: new Int32Array(size),
    isOpen: new Uint8Array(size),
    open: [],
    knots: [],
    count: 0,
  };
  for (let node = 0; node < size; node++) if (search.reached[node] === 0) searchFrom(node, search);
  return search.knots;
}

function searchFrom(start: number, search: Search): void {
  const path = [reach(start, search)];
  while (path.length > 0) {
    const step = path.at(-1)!;
    const { node } = step;
    if (step.next < step.end) {
      const target = search.graph.targetAt(step.next++);
      if (search.reached[target] === 0) path.push(reach(target, search));
      else if (search.isOpen[target]) lower(node, search.reached[target]!, search);
    } else {
      path.pop();
      const before = path.at(-1);
      if (before) lower(before.node, search.earliest[node]!, search);
      if (search.earliest[node] === search.reached[node]) close(node, search);
    }
  }
}

function reach(node: number, search: Search): { node: number; next: number; end: number } {
  search.reached[node] = search.earliest[node] = ++search.count;
  search.isOpen[node] = 1;
  search.open.push(node);
  return { node, next: search.graph.firstAfter(node), end: search.graph.firstAfter(node + 1) };
}

function lower(node: number, time: number, { earliest }: Search): void {
  if (time < earliest[node]!) earliest[node] = time;
}

function close(first: number, { graph, isOpen, open, knots }: Search): void {
  const knot: number[] = [];
  for (;;) {
    const node = open.pop()!;
    isOpen[node] = 0;
    knot.push(node);
    if (node === first) break;
  }
  if (knot.length > 1 || graph.hasLoop(first)) knots.push(knot);
}

/** A shortest way from a node of a knot back to it, without leaving the knot: the node first, and not again at the end. */
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
