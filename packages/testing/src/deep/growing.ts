import type { Random } from "./random.js";

/** How statements of one language use a value that has grown; `$0` is replaced by a value, `$1` by another. */
export interface GrowingWords {
  /** How a value is made of earlier ones: usually it contains them several times. */
  readonly growth: readonly string[];
  /** Statements that traverse a value. */
  readonly uses: readonly string[];
  /** Initial values; by default those of Puppet's expressions. */
  readonly first?: readonly string[];
  /** A statement that assigns a value to a variable. */
  assign(variable: string, value: string): string;
  /** A use of a variable; by default `$name`. */
  read?(variable: string): string;
}

/** Ways in which Puppet's expressions make values grow: shared, doubled, repeated. */
export const growthOfValues: readonly string[] = [
  "[$0, $0]",
  "[$0, $1, $0]",
  "[[$0], [$0], [$1]]",
  "{ 'l' => $0, 'r' => $0 }",
  "{ 'l' => $0, 'r' => { 'x' => $1, 'y' => $1 } }",
  '"${$0}${$0}"',
  '"<${$0}>${$1}"',
  "['x', 'y'].map |$each| { $0 }",
  "[1, 2, 3].reduce($0) |$memo, $each| { [$memo, $memo] }",
  "[1, 2, 3].reduce('ab') |$memo, $each| { \"${memo}${$0}${memo}\" }",
  "[*$0, *$0]",
  "[$0] + [$1]",
];

const firstValues: readonly string[] = ["'text'", "['a', 1]", "{ 'k' => undef }", "1", "''"];

/** A program in which a few lines make values of any size, and some traverse them. */
export function writeGrowing(random: Random, words: GrowingWords): string {
  const { assign, first = firstValues, growth, read = (variable) => `$${variable}`, uses } = words;
  const filled = (text: string, one: string, other: string): string =>
    text.replaceAll("$0", read(one)).replaceAll("$1", read(other)).replaceAll("${$", "${");
  const lines = [assign("v0", random.pick(first))];
  const count = random.integer(2, 50);
  const habit = random.pick(growth);
  for (let made = 1; made <= count; made++) {
    const way = random.chance(80) ? habit : random.pick(growth);
    lines.push(assign(`v${made}`, filled(way, `v${made - 1}`, `v${random.integer(0, made - 1)}`)));
    if (random.chance(5)) lines.push(filled(random.pick(uses), `v${made}`, `v${random.integer(0, made)}`));
  }
  for (let use = random.integer(1, 4); use > 0; use--) {
    lines.push(filled(random.pick(uses), `v${random.integer(Math.floor(count / 2), count)}`, `v${count}`));
  }
  return `${lines.join("\n")}\n`;
}
