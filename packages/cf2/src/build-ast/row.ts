import type { LeanContext } from "@cairn/syntax/antlr";

/** Nodes that were read and don't belong to anything yet, each with its first and last token. */
export class Row<Node> {
  private readonly nodes: Node[] = [];
  private readonly firsts: number[] = [];
  private readonly lasts: number[] = [];
  /** What stands behind it is left over: arrays that shrink and grow again cost more than all the rest. */
  private count = 0;

  add(first: number, last: number, node: Node): void {
    const index = this.count++;
    this.nodes[index] = node;
    this.firsts[index] = first;
    this.lasts[index] = last;
  }

  /** How many there are. */
  get size(): number {
    return this.count;
  }

  /** Where those begin that belong to a rule which began with the token `first`. */
  indexSince(first: number): number {
    let index = this.count;
    while (index > 0 && this.firsts[index - 1]! >= first) index--;
    return index;
  }

  /** Takes out those that belong to a rule which began with the token `first`. */
  takeSince(first: number): Node[] {
    const index = this.indexSince(first);
    const taken = this.nodes.slice(index, this.count);
    this.count = index;
    return taken;
  }

  /** Takes out the last one. */
  take(): Node {
    return this.nodes[--this.count]!;
  }

  /** Leaves out those from `index` on. */
  dropFrom(index: number): void {
    this.count = index;
  }

  /** Whether the last one covers just these tokens. */
  endsWith({ first, last }: LeanContext): boolean {
    const index = this.count - 1;
    return index >= 0 && this.firsts[index] === first && this.lasts[index] === last;
  }

  node(index: number): Node {
    return this.nodes[index]!;
  }

  /** The first token of a node; nothing behind the last node. */
  first(index: number): number | undefined {
    return index < this.count ? this.firsts[index] : undefined;
  }

  last(index: number): number {
    return this.lasts[index]!;
  }
}
