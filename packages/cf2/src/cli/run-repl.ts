import { exitCodes, runRepl, type ExtraCommandContext, type Repl, type ReplAnswer } from "@cairn/cli-kit";
import { createSource, hasErrors, type Result, type Source } from "@cairn/diagnostics";
import type { Statement } from "../ast/ast.js";
import { compileLater, type Compiled, type CompileOptions } from "../compile.js";
import { print } from "../emit/print.js";
import { Cf2Parser as T } from "../generated/Cf2Parser.js";
import { parse, tokenize } from "../parse/parse.js";
import { compileOptions } from "./services.js";

/** Evaluates definitions and expressions line by line; the file on the command line is imported first. */
export async function runCf2Repl(context: ExtraCommandContext): Promise<number> {
  const options = compileOptions(context.request);
  if (context.tell(options.diagnostics) || !options.value) return exitCodes.inputErrors;
  const session = new ReplSession(context, options.value);
  const [file] = context.words;
  if (file !== undefined) {
    const { diagnostics = [] } = await session.load(file);
    if (context.tell(diagnostics)) return exitCodes.inputErrors;
  }
  return runRepl(context, session);
}

/** A statement of the session, and what it defines. */
interface Kept {
  readonly name: string | undefined;
  readonly text: string;
}

/** The resource that holds the expression to be evaluated. */
const asked = "__asked";

const opening = new Set<number>([T.OPEN, T.OPEN_BRACE, T.OPEN_BRACKET]);
const closing = new Set<number>([T.CLOSE, T.CLOSE_BRACE, T.CLOSE_BRACKET]);

class ReplSession implements Repl {
  readonly greeting =
    "Definitions, imports, macros and expressions (`$Port + 1`); defining a name again with `=>` replaces the first definition.";
  readonly commands = {
    load: { argument: "FILE", describe: "import a file", run: (path: string) => this.load(path) },
    resources: { describe: "print all resources", run: () => this.resources() },
    reset: { describe: "forget everything", run: () => this.reset() },
  };
  private readonly context: ExtraCommandContext;
  private readonly options: CompileOptions;
  private kept: readonly Kept[] = [];

  constructor(context: ExtraCommandContext, options: CompileOptions) {
    this.context = context;
    this.options = options;
  }

  isIncomplete(source: Source): boolean {
    let open = 0;
    for (const { isComment, type } of tokenize(source)) {
      if (!isComment && opening.has(type)) open++;
      else if (!isComment && closing.has(type)) open--;
    }
    return open > 0;
  }

  /**
   * Input that parses as an expression is evaluated, except for imports and conditionals, whose resources join the
   * session.
   */
  async run(source: Source): Promise<ReplAnswer> {
    const statements = parse(source);
    const isCall = statements.value?.statements.some(({ kind, ...rest }) => kind === "inline" && isPlainCall(rest));
    const expression = parse(createSource(source.name, `${asked} => (${source.text}\n)`));
    if (expression.value?.statements.length === 1 && (!statements.value || isCall)) return this.evaluate(source.text);
    if (!statements.value) return { diagnostics: statements.diagnostics };
    return this.define(statements.value.statements.map((each) => keptOf(each, source)));
  }

  load(path: string): Promise<ReplAnswer> {
    return this.define([{ name: undefined, text: `import(${quoted(path)})` }]);
  }

  /** A definition with errors is discarded; a missing value isn't counted as an error. */
  private async define(added: readonly Kept[]): Promise<ReplAnswer> {
    const names = new Set(added.flatMap(({ name }) => (name === undefined ? [] : [name])));
    const kept = [...this.kept.filter(({ name }) => name === undefined || !names.has(name)), ...added];
    const { diagnostics } = await this.compile(kept);
    const reported = diagnostics.filter(
      ({ code, message }) => code !== "cf2/undefined" || !message.endsWith("has no value"),
    );
    if (!hasErrors(reported)) this.kept = kept;
    return { diagnostics: reported };
  }

  private async evaluate(expression: string): Promise<ReplAnswer> {
    const { diagnostics, value } = await this.compile([
      ...this.kept,
      { name: asked, text: `${asked} => ${expression}` },
    ]);
    if (!value) return { diagnostics };
    const entries = (value.contents.get(value.root) ?? []).filter(({ name }) => name === asked);
    const alone = { ...value, contents: new Map(value.contents).set(value.root, entries) };
    const printed = this.print(alone);
    const text = printed.value?.replace(new RegExp(`^${asked} =>\\s*`), "");
    return { text, diagnostics: [...diagnostics, ...printed.diagnostics] };
  }

  private async resources(): Promise<ReplAnswer> {
    const { diagnostics, value } = await this.compile(this.kept);
    if (!value) return { diagnostics };
    const printed = this.print(value);
    return { text: printed.value, diagnostics: [...diagnostics, ...printed.diagnostics] };
  }

  private print(compiled: Compiled): Result<string> {
    const { value, diagnostics } = print(compiled, "cf2", this.context.maxOutput);
    return value ? { value: [...value].join(""), diagnostics } : { diagnostics };
  }

  private compile(kept: readonly Kept[]): Promise<Result<Compiled>> {
    return compileLater(createSource("<input>", kept.map(({ text }) => `${text}\n`).join("")), this.options);
  }

  private reset(): ReplAnswer {
    this.kept = [];
    return {};
  }
}

function isPlainCall(statement: object): boolean {
  return (statement as { readonly value: { readonly kind: string } }).value.kind === "call";
}

/** A name with `=>` and a macro replace earlier definitions of their name; other operators add to it. */
function keptOf(statement: Statement, { text }: Source): Kept {
  const written = text.slice(statement.start, statement.end);
  if (statement.kind === "macro") return { name: `def ${statement.name}`, text: written };
  const replaces = statement.kind === "definition" && statement.operator === "=>";
  return { name: replaces ? [statement.name, ...(statement.inner ?? [])].join(".") : undefined, text: written };
}

function quoted(path: string): string {
  return `'${path.replace(/['\\]/g, "\\$&")}'`;
}
