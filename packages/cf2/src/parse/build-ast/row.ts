import type { LeanContext } from "@cairn/syntax/antlr";

/** A stack of nodes that have no parent yet, each with its first and last token. */
export class Row<Node> {
  private readonly nodes: Node[] = [];
  private readonly firsts: number[] = [];
  private readonly lasts: number[] = [];
  /** Array elements beyond it are stale: shrinking and growing the arrays costs more than anything else. */
  private count = 0;

  add(first: number, last: number, node: Node): void {
    const index = this.count++;
    this.nodes[index] = node;
    this.firsts[index] = first;
    this.lasts[index] = last;
  }

  /** The number of nodes. */
  get size(): number {
    return this.count;
  }

  /** The index of the first node of a rule that began with the token `first`. */
  indexSince(first: number): number {
    let index = this.count;
    while (index > 0 && this.firsts[index - 1]! >= first) index--;
    return index;
  }

  /** Removes and returns the nodes of a rule that began with the token `first`. */
  takeSince(first: number): Node[] {
    const index = this.indexSince(first);
    const taken = this.nodes.slice(index, this.count);
    this.count = index;
    return taken;
  }

  /** Removes and returns the last node. */
  take(): Node {
    return this.nodes[--this.count]!;
  }

  /** Removes the nodes from `index` on. */
  dropFrom(index: number): void {
    this.count = index;
  }

  /** Whether the last node spans exactly these tokens. */
  endsWith({ first, last }: LeanContext): boolean {
    const index = this.count - 1;
    return index >= 0 && this.firsts[index] === first && this.lasts[index] === last;
  }

  node(index: number): Node {
    return this.nodes[index]!;
  }

  /** The first token of a node; undefined past the last node. */
  first(index: number): number | undefined {
    return index < this.count ? this.firsts[index] : undefined;
  }

  last(index: number): number {
    return this.lasts[index]!;
  }
}
