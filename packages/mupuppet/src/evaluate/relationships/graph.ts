import { grow } from "@cairn/evaluation";

/** The memory for an edge until all are sorted. */
const bytesOfEdge = 32;

/** A graph of numbered nodes. */
export class Graph {
  readonly size: number;
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  /** The start of each node's edges in `targets`; computed on demand. */
  private starts: Int32Array | undefined = undefined;
  private targets = new Int32Array(0);

  constructor(size: number) {
    this.size = size;
  }

  add(from: number, to: number): void {
    grow(bytesOfEdge);
    this.from.push(from);
    this.to.push(to);
    this.starts = undefined;
  }

  /** The successors of a node, in the order in which the edges were added. */
  after(node: number): Int32Array {
    return this.targets.subarray(this.firstAfter(node), this.firstAfter(node + 1));
  }

  /** The index of a node's first edge; that of the next node is the end of its edges. */
  firstAfter(node: number): number {
    this.starts ??= this.sort();
    return this.starts[node]!;
  }

  /** Whether there is an edge from a node to itself. */
  hasLoop(node: number): boolean {
    const end = this.firstAfter(node + 1);
    for (let place = this.firstAfter(node); place < end; place++) if (this.targets[place] === node) return true;
    return false;
  }

  /** The target of the edge at an index. */
  targetAt(place: number): number {
    return this.targets[place]!;
  }

  private sort(): Int32Array {
    const starts = new Int32Array(this.size + 1);
    const { from, to } = this;
    for (let edge = 0; edge < from.length; edge++) starts[from[edge]! + 1]!++;
    for (let node = 0; node < this.size; node++) starts[node + 1]! += starts[node]!;
    const next = starts.slice();
    const targets = new Int32Array(to.length);
    for (let edge = 0; edge < from.length; edge++) targets[next[from[edge]!]!++] = to[edge]!;
    this.targets = targets;
    return starts;
  }
}
