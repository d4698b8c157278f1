import type { Catalog, CatalogEdge } from "./catalog.js";
import { stronglyConnected } from "./strongly-connected.js";

/** The order in which the resources of a catalog are managed, or the cycles that prevent it. */
export interface CatalogOrder {
  /** References in topological order; otherwise as added. Without those on cycles and after them. */
  readonly order: readonly string[];
  /** Each cycle as the edges that form it, in order: the last leads back to where the first begins. */
  readonly cycles: readonly (readonly CatalogEdge[])[];
}

/** Sorts by edges of every kind: a container comes before its contents. Dangling edges are ignored. */
export function orderCatalog(catalog: Catalog): CatalogOrder {
  const references = [...catalog.references];
  const numbers = new Map(references.map((reference, index) => [reference, index]));
  const edges = catalog.edges.filter(({ from, to }) => numbers.has(from) && numbers.has(to));
  const outgoing: CatalogEdge[][] = references.map(() => []);
  for (const edge of edges) outgoing[numbers.get(edge.from)!]!.push(edge);
  const next = outgoing.map((list) => list.map(({ to }) => numbers.get(to)!));
  const cycles = stronglyConnected(next).flatMap((members) => {
    const path = shortestCycle(members, next);
    return path ? [path.map((from, index) => outgoing[from]!.find(leadsTo(references, path, index))!)] : [];
  });
  return { order: sort(next).map((index) => references[index]!), cycles };
}

function leadsTo(
  references: readonly string[],
  path: readonly number[],
  index: number,
): (edge: CatalogEdge) => boolean {
  const target = references[path[(index + 1) % path.length]!]!;
  return ({ to }) => to === target;
}

/** The shortest path from the first of `members` back to itself, among them; `undefined` if there is none. */
function shortestCycle(members: readonly number[], next: readonly (readonly number[])[]): number[] | undefined {
  const start = members.reduce((least, member) => Math.min(least, member));
  const inside = new Set(members);
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (let head = 0; head < queue.length; head++) {
    for (const to of next[queue[head]!]!) {
      if (to === start) return wayTo(queue[head]!, cameFrom);
      if (!inside.has(to) || cameFrom.has(to)) continue;
      cameFrom.set(to, queue[head]!);
      queue.push(to);
    }
  }
  return undefined;
}

function wayTo(end: number, cameFrom: ReadonlyMap<number, number>): number[] {
  const way: number[] = [];
  for (let at: number | undefined = end; at !== undefined; at = cameFrom.get(at)) way.push(at);
  return way.reverse();
}

/** Kahn's algorithm; among the candidates, the one added first. */
function sort(next: readonly (readonly number[])[]): number[] {
  const waitsFor = new Uint32Array(next.length);
  for (const to of next.flat()) waitsFor[to]!++;
  const ready = new NumberHeap();
  for (const [index, count] of waitsFor.entries()) if (count === 0) ready.push(index);
  const order: number[] = [];
  for (let index = ready.pop(); index !== undefined; index = ready.pop()) {
    order.push(index);
    for (const to of next[index]!) if (--waitsFor[to]! === 0) ready.push(to);
  }
  return order;
}

/** A heap: `pop` removes and returns its smallest number. */
class NumberHeap {
  private readonly items: number[] = [];

  push(number: number): void {
    const { items } = this;
    let index = items.push(number) - 1;
    for (let above = (index - 1) >> 1; index > 0 && items[above]! > number; above = (index - 1) >> 1) {
      items[index] = items[above]!;
      index = above;
    }
    items[index] = number;
  }

  pop(): number | undefined {
    const { items } = this;
    const least = items[0];
    const last = items.pop();
    if (items.length > 0) this.sink(last!);
    return least;
  }

  private sink(number: number): void {
    const { items } = this;
    let index = 0;
    for (let below = 1; below < items.length; below = 2 * index + 1) {
      if (below + 1 < items.length && items[below + 1]! < items[below]!) below++;
      if (items[below]! >= number) break;
      items[index] = items[below]!;
      index = below;
    }
    items[index] = number;
  }
}
