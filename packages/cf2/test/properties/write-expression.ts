import type { Random } from "@cairn/testing/deep";

export type Kind = "number" | "string" | "bool" | "list" | "block";

/**
 * What an expression may refer to: names by their kind. Lists contain numbers, at least one; blocks have a number `n`
 * and a string `s`.
 */
export type Known = Readonly<Record<Kind, readonly string[]>>;

const kinds = ["number", "string", "bool", "list", "block"] as const;
const numbers = ["0", "1", "2", "7", "0644", "22.10", "0.5", "-3", "123456789012345678901234567890"];
const strings = ["plain", "'two words'", "'it\\'s'", "'a\\nb'", "''", "'12'", "'true'", "'back\\\\slash'", "é", "'😀'"];
const mistakes = [
  "$missing",
  "1 + x",
  "! 1",
  "1 / 0",
  "[1].7",
  "fail('no')",
  "nothing(1)",
  "upcase(1)",
  "{ a => 1 }.b",
];

/** Writes expressions of a kind that are right, but for one mistake in a thousand. */
export class ExpressionWriter {
  private readonly random: Random;
  private readonly known: Known;
  /** Macros of two numbers that can be called. */
  private readonly macros: readonly string[];

  constructor(random: Random, known: Known, macros: readonly string[]) {
    this.random = random;
    this.known = known;
    this.macros = macros;
  }

  write(kind: Kind, depth: number): string {
    const { random } = this;
    if (random.integer(1, 1200) === 1) return random.pick(mistakes);
    const names = this.known[kind];
    if (names.length > 0 && random.chance(30)) return `$${random.pick(names)}`;
    if (depth <= 0) return this.literal(kind);
    if (random.chance(8)) return `if (${this.write("bool", 0)}) then ${this.operand(kind)} else ${this.write(kind, 0)}`;
    if (random.chance(8)) return `(${this.write(kind, depth - 1)})`;
    return this[kind](depth - 1);
  }

  private literal(kind: Kind): string {
    const { random } = this;
    if (kind === "number") return random.pick(numbers);
    if (kind === "string") return random.pick(strings);
    if (kind === "bool") return random.pick(["true", "false"]);
    return kind === "list"
      ? `[${random.pick(numbers)}]`
      : `{ n => ${random.pick(numbers)}, s => ${random.pick(strings)} }`;
  }

  /** The possible operands of an operator. */
  private operand(kind: Kind): string {
    const names = this.known[kind];
    if (names.length > 0 && this.random.chance(50)) return `$${this.random.pick(names)}`;
    return kind === "number" || kind === "bool" ? `(${this.literal(kind)})` : this.literal(kind);
  }

  private number(depth: number): string {
    const { lists, blocks } = { lists: this.known.list, blocks: this.known.block };
    const { random } = this;
    const two = () => `${this.operand("number")} ${random.pick(["+", "-", "*"])} ${this.operand("number")}`;
    const forms: (() => string)[] = [
      two,
      () => `${two()} - ${this.operand("number")} / 4`,
      () => `- ${this.operand("number")}`,
      () => `${random.pick(["sum", "max", "min"])}(${this.write("list", depth)})`,
      () => this.literal("number"),
    ];
    if (lists.length > 0) forms.push(() => `$${random.pick(lists)}.0`);
    if (blocks.length > 0) forms.push(() => `$${random.pick(blocks)}.n`);
    if (this.macros.length > 0) {
      const argument = () => this.write("number", depth - 1);
      forms.push(() => `${random.pick(this.macros)}(${argument()}, ${argument()})`);
    }
    return random.pick(forms)();
  }

  private string(depth: number): string {
    const { random } = this;
    const any = () => this.operand(random.pick(["number", "string", "bool"]));
    const forms: (() => string)[] = [
      () => `${any()} ++ ${any()}`,
      () => `${random.pick(["upcase", "downcase"])}(${this.write("string", depth)})`,
      () => `join('-', [${any()}, ${any()}])`,
      () => `typeof(${this.write(random.pick(kinds), depth)})`,
      () => this.literal("string"),
    ];
    const blocks = this.known.block;
    if (blocks.length > 0) forms.push(() => `$${random.pick(blocks)}.(s)`);
    return random.pick(forms)();
  }

  private bool(depth: number): string {
    const { random } = this;
    const compared = random.pick(["number", "string"] as const);
    const operator = random.pick(["<", "<=", "==", "!=", ">=", ">"]);
    return random.pick([
      () => `${this.operand(compared)} ${operator} ${this.operand(compared)}`,
      () => `${this.operand("bool")} && ${this.operand("bool")} || ${this.operand("bool")}`,
      () => `! ${this.operand("bool")}`,
      () => `defined(${random.chance(50) ? "$nowhere" : this.write(random.pick(kinds), depth)})`,
    ])();
  }

  private list(depth: number): string {
    const count = this.random.integer(1, 3);
    return `[${Array.from({ length: count }, () => this.write("number", depth)).join(", ")}]`;
  }

  private block(depth: number): string {
    const { random } = this;
    const inner = [`n => ${this.write("number", depth)}`, `s => ${this.write("string", depth)}`];
    if (random.chance(40)) inner.push(`x.y ~> ${this.write("number", depth)}`, `x.z ~> ${this.write("list", depth)}`);
    if (random.chance(30)) inner.push(`private p => ${this.write(random.pick(kinds), depth)}`);
    if (random.chance(20))
      inner.push(`if (${this.literal("bool")}) then { q => ${this.write("number", 0)} } else { r => 2 }`);
    return random.chance(50) ? `{ ${inner.join(", ")} }` : `{\n  ${inner.join("\n  ")}\n}`;
  }
}
