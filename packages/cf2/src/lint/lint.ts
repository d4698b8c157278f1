/** Lints: valid source that is probably not what was meant, found on the syntax tree alone. */
import { createSpan, type Diagnostic, type Edit, type Source } from "@cairn/diagnostics";
import type { Expression, Macro, Node, Program } from "../ast.js";
import { catalogue } from "../diagnostics/index.js";
import { childrenOf } from "../ast-children.js";

/** The lints of a file, for `check`. */
export function lint(program: Program): readonly Diagnostic[] {
  const linter = new Linter(program);
  linter.walk();
  return linter.found;
}

/** A node, and the macro whose body contains it. */
interface Visit {
  readonly node: Node;
  readonly macro: Macro | undefined;
  /** Whether it is a selector, the name of a file or a user: strings that don't denote resources. */
  readonly isName: boolean;
}

class Linter {
  readonly found: Diagnostic[] = [];
  private readonly program: Program;
  private readonly source: Source;
  private readonly resources = new Set<string>();
  private readonly macros: Macro[] = [];
  private readonly called = new Set<string>();
  /** The parameters that the body of each macro uses. */
  private readonly used = new Map<Macro, Set<string>>();

  constructor(program: Program) {
    this.program = program;
    this.source = program.source;
    for (const each of program.statements) if (each.kind === "definition") this.resources.add(each.name);
  }

  walk(): void {
    const waiting: Visit[] = [{ node: this.program, macro: undefined, isName: false }];
    for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
      const { node } = visit;
      const macro = node.kind === "macro" ? node : visit.macro;
      this.look(visit);
      const children = childrenOf(node);
      for (let index = children.length - 1; index >= 0; index--) {
        const isName = node.kind === "import" || (node.kind === "selection" && index === 1);
        waiting.push({ node: children[index]!, macro, isName });
      }
    }
    for (const macro of this.macros) this.lintMacro(macro);
  }

  private look({ isName, macro, node }: Visit): void {
    if (node.kind === "macro") this.macros.push(node);
    else if (node.kind === "call") this.called.add(node.name);
    else if (node.kind === "reference" && macro) this.use(macro, node.name);
    else if (node.kind === "string" && !isName) this.lookAtText(node, macro);
  }

  private use(macro: Macro, name: string): void {
    const known = this.used.get(macro) ?? new Set<string>();
    this.used.set(macro, known.add(name));
  }

  private lookAtText(node: Expression & { kind: "string" }, macro: Macro | undefined): void {
    const { source } = this;
    const { start, value } = node;
    if (source.text[start] === "'") return this.lookForVariable(node, macro);
    const meant = values.get(value.toLowerCase());
    if (meant !== undefined) this.say("unintended-string", node, value, meant);
    else if (macro?.parameters.includes(value)) {
      this.use(macro, value);
      this.say("bare-name", node, value, `$${value}`, `the parameter \`${value}\` of \`${macro.name}\``);
    } else if (this.resources.has(value)) this.say("bare-name", node, value, `$${value}`, `the resource \`${value}\``);
  }

  /** `'… $x …'` */
  private lookForVariable({ end, start }: Expression, macro: Macro | undefined): void {
    const text = this.source.text.slice(start, end);
    if (!text.includes("$")) return;
    for (const { 0: written, 1: name } of text.matchAll(/\$\{?([A-Za-z_]\w*)\}?/g)) {
      const isKnown = this.resources.has(name!) || macro?.parameters.includes(name!) === true;
      if (!isKnown) continue;
      if (macro) this.use(macro, name!);
      const span = createSpan(this.source, start, end);
      const fixed = text.replace(written, () => `' ++ $${name} ++ '`).replace(/^'' \+\+ | \+\+ ''$/g, "");
      const fixes = [{ label: "join the parts", edits: [{ span, text: fixed }] }];
      this.found.push(catalogue.create["variable-in-string"](span, { written, fixed }, { fixes }));
      return;
    }
  }

  private say(
    code: "bare-name" | "unintended-string",
    { end, start }: Expression,
    word: string,
    meant: string,
    what = "",
  ): void {
    const span = createSpan(this.source, start, end);
    const edits: readonly Edit[] = [{ span, text: meant }];
    const fixes = [{ label: `write \`${meant}\``, edits }];
    this.found.push(
      code === "bare-name"
        ? catalogue.create["bare-name"](span, { word, what, meant }, { fixes })
        : catalogue.create["unintended-string"](span, { word, meant }, { fixes }),
    );
  }

  private lintMacro(macro: Macro): void {
    const { end, name, parameters, start } = macro;
    const head = this.source.text.indexOf("=", start);
    const span = createSpan(this.source, start, head < 0 ? end : head);
    if (!this.called.has(name)) this.found.push(catalogue.create["unused-macro"](span, { name }));
    for (const parameter of parameters)
      if (!this.used.get(macro)?.has(parameter))
        this.found.push(catalogue.create["unused-parameter"](span, { macro: name, parameter }));
  }
}

/** Keywords of other languages, with CF2's equivalents. */
const values = new Map<string, string>([
  ["true", "true"],
  ["false", "false"],
  ["null", "?"],
  ["nil", "?"],
  ["undef", "?"],
  ["undefined", "?"],
]);
