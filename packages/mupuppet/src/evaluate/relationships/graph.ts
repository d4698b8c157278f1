/** A graph of numbered nodes. */
export class Graph {
  readonly size: number;
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  /** Where the edges of each node begin in `targets`; made when they are asked for. */
  private starts: Int32Array | undefined = undefined;
  private targets = new Int32Array(0);

  constructor(size: number) {
    this.size = size;
  }

  add(from: number, to: number): void {
    this.from.push(from);
    this.to.push(to);
    this.starts = undefined;
  }

  /** The nodes that follow a node, in the order in which the edges were added. */
  after(node: number): Int32Array {
    return this.targets.subarray(this.firstAfter(node), this.firstAfter(node + 1));
  }

  /** The place of the first edge from a node; that of the next node is where its edges end. */
  firstAfter(node: number): number {
    this.starts ??= this.sort();
    return this.starts[node]!;
  }

  /** Where the edge at a place leads. */
  targetAt(place: number): number {
    return this.targets[place]!;
  }

  private sort(): Int32Array {
    const starts = new Int32Array(this.size + 1);
    for (const node of this.from) starts[node + 1]!++;
    for (let node = 0; node < this.size; node++) starts[node + 1]! += starts[node]!;
    const next = starts.slice();
    this.targets = new Int32Array(this.to.length);
    this.from.forEach((node, edge) => (this.targets[next[node]!++] = this.to[edge]!));
    return starts;
  }
}
