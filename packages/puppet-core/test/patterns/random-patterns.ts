/** A pattern and strings to search. */
export interface Case {
  readonly pattern: string;
  readonly strings: readonly string[];
}

/** Random patterns in Ruby's notation; the same seed yields the same ones. */
export class RandomPatterns {
  private seed: number;
  private groups = 0;
  private hasNames = false;

  constructor(seed: number) {
    this.seed = seed;
  }

  next(): Case {
    this.groups = 0;
    this.hasNames = this.below(5) === 0;
    const options = this.below(8) === 0 ? this.pick(["(?i)", "(?m)", "(?mi)"]) : "";
    const pattern = options + this.alternatives(3);
    const signs = ["a", "a", "b", "b", "c", "\n", "A", "é", " "];
    const text = () => Array.from({ length: this.below(9) }, () => this.pick(signs)).join("");
    return { pattern, strings: Array.from({ length: 5 }, text) };
  }

  private below(limit: number): number {
    this.seed = (Math.imul(this.seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.seed / 2 ** 32) * limit);
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  private alternatives(depth: number): string {
    const all = [this.sequence(depth)];
    while (this.below(4) === 0) all.push(this.below(6) === 0 ? "" : this.sequence(depth));
    return all.join("|");
  }

  private sequence(depth: number): string {
    return Array.from({ length: 1 + this.below(3) }, () => this.repeated(depth)).join("");
  }

  private repeated(depth: number): string {
    const kind = this.below(21);
    if (kind < 2) return this.pick(["^", "$", "\\A", "\\z", "\\Z", "\\b", "\\B"]);
    if (kind < 4) return this.around(depth);
    const quantifiers = ["", "", "", "", "*", "+", "?", "*?", "+?", "??", "*+", "++", "?+"];
    const [part, isSimple] = this.atom(depth);
    // Counted rounds that may match the empty string end early in Ruby, depending on the size of its byte code.
    return part + this.pick(isSimple ? [...quantifiers, "{2}", "{1,2}", "{0,2}?", "{,2}", "{1,}"] : quantifiers);
  }

  private around(depth: number): string {
    if (depth <= 0) return "a";
    if (this.below(2) === 0) return `${this.pick(["(?=", "(?!"])}${this.alternatives(0)})`;
    return `${this.pick(["(?<=", "(?<!"])}${this.pick(["a", "b|ca", "\\w", "a[bc]", "^"])})`;
  }

  private atom(depth: number): readonly [string, boolean] {
    const kind = this.below(depth <= 0 ? 11 : 19);
    if (kind < 8) return [this.pick(["a", "b", "c", "\\n", "A", "é"]), true];
    const classes = [
      ".",
      "[ab]",
      "[^a]",
      "\\w",
      "\\s",
      "[a-c&&[^b]]",
      "\\h",
      "[[:alpha:]]",
      "\\d",
      "\\W",
      "[[:^space:]]",
    ];
    if (kind < 11) return [this.pick(classes), true];
    if (kind < 15) return [this.group(depth), false];
    if (kind < 17) return [`${this.pick(["(?:", "(?>", "(?i:"])}${this.alternatives(depth - 1)})`, false];
    // A reference inside the group itself, or inside a round, also depends on the size of Ruby's byte code.
    if (this.groups === 0 || depth < 3) return ["b", true];
    const number = 1 + this.below(Math.min(this.groups, 9));
    return [this.hasNames ? `\\k<n${number}>` : `\\${number}`, false];
  }

  private group(depth: number): string {
    if (this.hasNames && this.below(2) === 0) return `(?:${this.alternatives(depth - 1)})`;
    const number = ++this.groups;
    return `${this.hasNames ? `(?<n${number}>` : "("}${this.alternatives(depth - 1)})`;
  }
}
