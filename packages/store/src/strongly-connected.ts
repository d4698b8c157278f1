/** A node whose successors are being visited. */
interface Visit {
  readonly node: number;
  next: number;
}

/**
 * The strongly connected components of a graph, given as the successors of each node: Tarjan's algorithm with an
 * explicit stack. A node that isn't on a cycle is a component by itself.
 */
export function stronglyConnected(successors: readonly (readonly number[])[]): number[][] {
  const search = new Search(successors);
  for (const node of successors.keys()) search.from(node);
  return search.parts;
}

class Search {
  readonly parts: number[][] = [];
  /** The order in which nodes were found, from 1; 0 before. */
  private readonly found: Uint32Array;
  /** The earliest found node that is reachable. */
  private readonly lowest: Uint32Array;
  private readonly waiting: number[] = [];
  private readonly isWaiting: Uint8Array;
  private readonly visits: Visit[] = [];
  private count = 0;
  private readonly successors: readonly (readonly number[])[];

  constructor(successors: readonly (readonly number[])[]) {
    this.successors = successors;
    this.found = new Uint32Array(successors.length);
    this.lowest = new Uint32Array(successors.length);
    this.isWaiting = new Uint8Array(successors.length);
  }

  from(root: number): void {
    if (this.found[root] === 0) this.enter(root);
    for (let visit = this.visits.at(-1); visit; visit = this.visits.at(-1)) {
      const successor = this.successors[visit.node]![visit.next++];
      if (successor === undefined) this.leave(visit.node);
      else if (this.found[successor] === 0) this.enter(successor);
      else if (this.isWaiting[successor] === 1) this.lower(visit.node, this.found[successor]!);
    }
  }

  private enter(node: number): void {
    this.found[node] = this.lowest[node] = ++this.count;
    this.waiting.push(node);
    this.isWaiting[node] = 1;
    this.visits.push({ node, next: 0 });
  }

  private leave(node: number): void {
    this.visits.pop();
    const above = this.visits.at(-1);
    if (above) this.lower(above.node, this.lowest[node]!);
    if (this.lowest[node] !== this.found[node]) return;
    const part = this.waiting.splice(this.waiting.lastIndexOf(node));
    for (const member of part) this.isWaiting[member] = 0;
    this.parts.push(part);
  }

  private lower(node: number, value: number): void {
    this.lowest[node] = Math.min(this.lowest[node]!, value);
  }
}
