import type { Outcome } from "@cairn/testing/deep";

/** What a run of scenarios has seen: how many were valid, and the kinds of error of the others. */
export class Tally {
  runs = 0;
  private valid = 0;
  private readonly hits = new Map<string, number>();

  add({ valid, labels }: Outcome): void {
    this.runs++;
    if (valid) this.valid++;
    for (const label of labels) this.hits.set(label, (this.hits.get(label) ?? 0) + 1);
  }

  /** In percent. */
  get validShare(): number {
    return (100 * this.valid) / this.runs;
  }

  /** Of those that hit a kind of error, in percent. */
  share(kind: string): number {
    return (100 * (this.hits.get(kind) ?? 0)) / this.runs;
  }

  toString(): string {
    const kinds = [...this.hits].sort(([left], [right]) => (left < right ? -1 : 1));
    const shares = kinds.map(([kind, count]) => `${((100 * count) / this.runs).toFixed(1)} % ${kind}`);
    return `${this.runs} scenarios, ${this.validShare.toFixed(1)} % valid; ${shares.join(", ")}`;
  }
}
