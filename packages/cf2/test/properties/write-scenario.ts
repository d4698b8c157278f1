import { Random, type RandomSource } from "@cairn/testing/deep";
import { writeMistake } from "./mistakes.js";
import { joinScenario } from "./scenario.js";
import { ExpressionWriter, type Kind } from "./write-expression.js";

const kinds = ["number", "string", "bool", "list", "block"] as const;
/** Names that several files define, each always in its own way. */
const shared = ["Most", "Least", "Total", "Chosen", "Same", "Joined"] as const;
type Shared = (typeof shared)[number];

type Names = Record<Kind, string[]>;

interface WrittenFile {
  readonly name: string;
  /** Files that it imports inline, and all that those do. */
  readonly closure: ReadonlySet<WrittenFile>;
  readonly names: Names;
  readonly defines: ReadonlySet<Shared>;
  readonly text: string;
}

/**
 * A mostly valid program of one file to six: a file refers to its own names or those of files that it imports inline,
 * and the importing file decides where two imported files differ. The same random seed writes the same program.
 */
export function writeScenario(source: RandomSource): string {
  const random = new Random(source);
  const count = random.integer(0, 5);
  const files: WrittenFile[] = [];
  for (let number = count; number >= 0; number--) files.push(writeFile(number, files, random));
  const [main, ...others] = files.reverse();
  const sources = others.map(({ name, text }) => [`${name}.cf2`, text] as const);
  return joinScenario({ "main.cf2": main!.text, ...Object.fromEntries(sources) });
}

function writeFile(number: number, below: readonly WrittenFile[], random: Random): WrittenFile {
  const inline = below.filter(() => random.chance(35));
  const closure = new Set(inline.flatMap((file) => [file, ...file.closure]));
  const writer = new FileWriter(number, closure, random);
  for (const file of inline) writer.importInline(file);
  for (const file of below) if (random.chance(15)) writer.importValue(file);
  if (random.chance(number === 0 ? 28 : 3)) writer.addMistake();
  return writer.finish();
}

class FileWriter {
  private readonly name: string;
  private readonly random: Random;
  private readonly closure: ReadonlySet<WrittenFile>;
  private readonly names: Names = { number: [], string: [], bool: [], list: [], block: [] };
  private readonly visible: Names;
  private readonly macros: string[] = [];
  private readonly first: string[] = [];
  private readonly statements: string[] = [];
  private readonly defines = new Set<Shared>();

  constructor(number: number, closure: ReadonlySet<WrittenFile>, random: Random) {
    this.name = number === 0 ? "main" : `f${number}`;
    this.random = random;
    this.closure = closure;
    const all = [...closure];
    const visibleOf = (kind: Kind) => all.flatMap(({ names }) => names[kind]);
    const [numbers, strings, bools, lists, blocks] = kinds.map(visibleOf) as [
      string[],
      string[],
      string[],
      string[],
      string[],
    ];
    this.visible = { number: numbers, string: strings, bool: bools, list: lists, block: blocks };
  }

  importInline({ name }: WrittenFile): void {
    const written = this.random.pick([name, `'${name}'`, `'${name}.cf2'`, `'${name[0]}' ++ ${name.slice(1)}`]);
    const condition = this.random.chance(20) ? "if (1 < 2) then " : "";
    this.statements.push(`${condition}import(${written})`);
  }

  importValue({ name, names }: WrittenFile): void {
    const own = `${this.name}v${name}`;
    const isPrivate = this.random.chance(30) ? "private " : "";
    this.statements.push(`${isPrivate}${own} => import(${name})`);
    const selected = this.random.pick(kinds);
    for (const inner of names[selected].slice(0, 1)) {
      this.statements.push(`${own}x => $${own}.${inner}`);
      this.names[selected].push(`${own}x`);
      this.visible[selected].push(`${own}x`);
    }
  }

  /** Something wrong; nothing else refers to it. */
  addMistake(): void {
    for (const statement of writeMistake(this.name, this.random))
      (statement.startsWith("def ") ? this.first : this.statements).push(statement);
  }

  finish(): WrittenFile {
    const { random } = this;
    this.addMacros();
    for (let count = random.integer(1, 7); count > 0; count--) this.addOwn();
    if (random.chance(30)) this.addOverride();
    if (random.chance(30)) this.addInline();
    if (random.chance(30)) this.addPaths();
    for (const name of shared) if (this.needs(name)) this.addShared(name);
    const statements = this.statements.map((statement) => [random.integer(0, 1_000_000), statement] as const);
    const shuffled = statements.sort(([left], [right]) => left - right).map(([, statement]) => statement);
    const text = `${[...this.first, ...shuffled].map((line) => this.withComment(line)).join("\n")}\n`;
    return { name: this.name, closure: this.closure, names: this.names, defines: this.defines, text };
  }

  private withComment(statement: string): string {
    const { random } = this;
    const before = random.chance(10) ? `// about ${random.integer(1, 99)}\n` : random.chance(5) ? "\n\n" : "";
    return `${before}${statement}${random.chance(10) ? " // so it is" : ""}`;
  }

  private expression(kind: Kind): string {
    return new ExpressionWriter(this.random, this.visible, this.macros).write(kind, this.random.integer(0, 3));
  }

  private addMacros(): void {
    for (let count = this.random.integer(0, 2); count > 0; count--) {
      const name = `${this.name}m${count}`;
      const visible = { ...this.visible, number: ["x", "y"] };
      const body = new ExpressionWriter(this.random, visible, this.macros).write("number", 2);
      this.first.push(`def ${name}(x, y) = ${body}`);
      this.macros.push(name);
    }
  }

  private addOwn(): void {
    const kind = this.random.pick(kinds);
    const name = `${this.name}${kind}${this.names[kind].length}`;
    const isPrivate = this.random.chance(15) ? "private " : "";
    const again = kind === "number" && this.random.chance(15) ? " ~(max)> 3 ~(sum)> 4" : "";
    this.statements.push(`${isPrivate}${name} => ${this.expression(kind)}${again}`);
    this.names[kind].push(name);
    this.visible[kind].push(name);
  }

  /** What a lower file defines, with a value that refers to nothing: nothing can go round. */
  private addOverride(): void {
    const all = [...this.closure].flatMap(({ names }) => names.number);
    if (all.length === 0) return;
    const operator = this.random.pick(["=>", "=>", "~(max)>", "~(sum)>", "~(min)>"]);
    this.statements.push(`${this.random.pick(all)} ${operator} ${this.random.integer(0, 50)}`);
  }

  /** The condition refers only to what nothing else can define. */
  private addInline(): void {
    const plain = `${this.name}plain`;
    const [yes, no] = [`${this.name}yes`, `${this.name}no`];
    this.statements.push(`${plain} => ${this.random.integer(1, 9)}`);
    const both = `{ ${yes} => ${this.expression("number")} } else { ${no} => ${this.expression("string")} }`;
    this.statements.push(`if ($${plain} < 5) then ${both}`);
  }

  private addPaths(): void {
    const name = `${this.name}path`;
    this.statements.push(`${name}.a.b ~> ${this.expression("number")}`, `${name}.c ~> ${this.expression("string")}`);
    this.statements.push(`${name} ~> { a ~> { d => ${this.expression("bool")} } }`);
  }

  /** Who imports two that define a name decides, mostly. */
  private needs(name: Shared): boolean {
    const definers = [...this.closure].filter(({ defines }) => defines.has(name)).length;
    return this.random.chance(name === "Chosen" && definers > 1 ? 97 : 40);
  }

  private addShared(name: Shared): void {
    const number = this.random.integer(0, 99);
    this.defines.add(name);
    const sources: Readonly<Record<Shared, string>> = {
      Most: `Most ~(max)> ${number}`,
      Least: `Least ~(min)> ${number}`,
      Total: `Total ~(sum)> ${this.expression("number")}`,
      Chosen: `Chosen => ${this.random.chance(4) ? "?" : number}`,
      Same: "Same => [same, { a => 1 }]",
      Joined: `Joined ~> { ${this.name} => ${this.expression("string")}, most ~(max)> ${number}, in ~> { ${this.name} => 1 } }`,
    };
    this.statements.push(sources[name]);
    if (name === "Total" && this.random.chance(20)) this.statements.push("Total ~(sum)> 10");
  }
}
