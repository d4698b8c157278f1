import { exitCodes, runRepl, type ExtraCommandContext, type Repl, type ReplAnswer } from "@cairn/cli-kit";
import { hasErrors, readSource, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import { TokenType as T } from "@cairn/puppet-core";
import type { Program } from "../ast/ast.js";
import { resolve } from "../compile.js";
import { printedResult } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { createRuntime, runStatements, type EvaluatedProgram } from "../instantiate/evaluate-program.js";
import { ProgramScope } from "../instantiate/scopes.js";
import { allFeatures, typeText, unbound, type Model, type ModelFeature } from "../model/index.js";
import { parse, tokenize } from "../parse/parse.js";
import { programSources } from "../read-ecore/program-sources.js";
import { asSeen } from "../serialize/as-seen.js";
import { printPlain } from "../serialize/plain.js";
import { compileOptions, evaluateOptions } from "./compile-options.js";
import { readSources } from "./read-programs.js";

/** Evaluates types and statements line by line, after the files on the command line. */
export async function runTypeArmRepl(context: ExtraCommandContext): Promise<number> {
  const session = new ReplSession(context);
  if (context.words.length > 0) {
    const sources = await readSources(context, context.words);
    if (!sources) return exitCodes.inputErrors;
    const { diagnostics = [] } = session.add(sources);
    if (context.tell(diagnostics)) return exitCodes.inputErrors;
  }
  return runRepl(context, session);
}

/** How many words a statement that is checked again counts for. */
const wordsAStatement = 4;

const opening = new Set<number>([T.OPEN_BRACE, T.BODY_OPEN, T.OPEN_BRACKET, T.INDEX_OPEN, T.OPEN_PAREN, T.CALL_OPEN]);
const closing = new Set<number>([T.CLOSE_BRACE, T.CLOSE_BRACKET, T.CLOSE_PAREN]);

class ReplSession implements Repl {
  readonly greeting = "Types, statements and expressions; values are printed as JSON.";
  readonly commands = {
    load: {
      argument: "FILE",
      describe: "read a file: its types and statements",
      run: (path: string) => this.load(path),
    },
    types: { describe: "list the types with their features", run: () => ({ text: this.types() }) },
    variables: { describe: "list the variables", run: () => ({ text: this.variables() }) },
    reset: { describe: "forget everything", run: () => this.reset() },
  };
  private readonly context: ExtraCommandContext;
  /** All accepted programs, in order. */
  private accepted: Program[] = [];
  /** Those with types. */
  private withTypes: Program[] = [];
  /** How many statements all have: each new type means checking and running them again. */
  private statements = 0;
  private model: Model | undefined;
  private scope: ProgramScope | undefined;

  constructor(context: ExtraCommandContext) {
    this.context = context;
  }

  isIncomplete(source: Source): boolean {
    let open = 0;
    for (const { isComment, type } of tokenize(source)) {
      if (isComment) continue;
      if (opening.has(type) || type === T.INTERPOLATION_OPEN) open++;
      else if (closing.has(type)) open--;
    }
    return open > 0;
  }

  run(source: Source): ReplAnswer {
    return this.add([source]);
  }

  /** Checks sources together with all previous ones, and runs them; sources with errors are discarded. */
  add(sources: readonly Source[]): ReplAnswer {
    const { host } = this.context;
    const read = host.interruptible(() => this.parse(sources));
    if (!read.value) return { diagnostics: read.diagnostics };
    const programs = read.value;
    const { diagnostics, value } = host.interruptible(() => this.check(programs));
    if (!value) return { diagnostics };
    const outcome = host.interruptible(() => this.evaluate(value, programs));
    if (!outcome.value) return { diagnostics: [...diagnostics, ...outcome.diagnostics] };
    for (const program of programs) {
      this.accepted.push(program);
      this.statements += program.statements.length;
      if (hasTypes(program)) this.withTypes.push(program);
    }
    if (!programs.some(hasStatements)) return { diagnostics };
    const shown = host.interruptible(() => this.show(outcome.value!, programs.at(-1)!.source));
    return { text: shown.value, diagnostics: [...diagnostics, ...shown.diagnostics] };
  }

  private parse(sources: readonly Source[]): Result<readonly Program[]> {
    const read = programSources(sources);
    const parsed = (read.value ?? []).map((source) => parse(source, { maxErrors: this.context.request.maxErrors }));
    const diagnostics = [...read.diagnostics, ...parsed.flatMap((each) => each.diagnostics)];
    return hasErrors(diagnostics) ? { diagnostics } : { diagnostics, value: parsed.map(({ value }) => value!) };
  }

  /** Statements are checked with the types alone: the variables of previous ones are known. */
  private check(programs: readonly Program[]): Result<Model> {
    const addsTypes = this.addsTypes(programs);
    if (addsTypes) this.context.request.allowance?.takeWords(this.statements * wordsAStatement);
    const before = addsTypes ? this.accepted : this.withTypes;
    const { diagnostics, value } = resolve([...before, ...programs], compileOptions(this.context.request));
    const known = addsTypes ? undefined : this.scope;
    const isKnown = ({ code, span }: Diagnostic): boolean =>
      code === "type-arm/unknown-variable" && !!known?.find(span.source.text.slice(span.start + 1, span.end));
    const sources = new Set(programs.map(({ source }) => source));
    const told = diagnostics.filter((each) => !isKnown(each) && (sources.has(each.span.source) || isError(each)));
    return hasErrors(told) ? { diagnostics: told } : { diagnostics: told, value };
  }

  private addsTypes(programs: readonly Program[]): boolean {
    return !this.model || programs.some(hasTypes);
  }

  /** Objects belong to the types from which they were created: when types are added, everything is run again. */
  private evaluate(checked: Model, programs: readonly Program[]): Result<EvaluatedProgram> {
    const addsTypes = this.addsTypes(programs);
    const model = addsTypes ? checked : this.model!;
    const runtime = createRuntime(model, evaluateOptions(this.context.request));
    const scope = addsTypes || !this.scope ? new ProgramScope(checked.programs[0]!.source, runtime.search) : this.scope;
    const sources = new Set(programs.map(({ source }) => source));
    const statements = addsTypes ? checked.statements : checked.statements.filter(({ source }) => sources.has(source));
    const outcome = runStatements(runtime, statements, scope);
    if (outcome.value) [this.model, this.scope] = [model, scope];
    return outcome;
  }

  private show({ runtime, value }: EvaluatedProgram, source: Source): Result<string | undefined> {
    if (value === null) return { value: undefined, diagnostics: [] };
    const seen = asSeen(runtime, value);
    if (seen.value === undefined) return { diagnostics: seen.diagnostics };
    const { maxOutput } = this.context;
    const printed = printedResult(
      printPlain(seen.value, "json", maxOutput),
      { title: "JSON", maxOutput },
      { create: catalogue.create, source },
    );
    if (!printed.value) return printed as Result<string>;
    return { value: [...printed.value].join(""), diagnostics: seen.diagnostics };
  }

  private load(path: string): ReplAnswer {
    const { diagnostics, value } = readSource(path, this.context.request.files, catalogue.create);
    return value ? this.add([value]) : { diagnostics };
  }

  private types(): string {
    const types = [...(this.model?.types.values() ?? [])];
    return types
      .map((type) => {
        const parent = type.parent ? ` inherits ${type.parent.name}` : "";
        const features = [...allFeatures(type).values()].map((feature) => `  ${featureLine(feature)}\n`);
        return `${type.isAbstract ? "abstract " : ""}${type.name}${parent}\n${features.join("")}`;
      })
      .join("");
  }

  private variables(): string {
    return [...(this.scope?.names() ?? [])].map((name) => `$${name}`).join("\n");
  }

  private reset(): ReplAnswer {
    [this.accepted, this.withTypes, this.statements] = [[], [], 0];
    [this.model, this.scope] = [undefined, undefined];
    return {};
  }
}

function isType({ kind }: Program["statements"][number]): boolean {
  return kind === "type-definition";
}

function hasTypes({ statements }: Program): boolean {
  return statements.some(isType);
}

function hasStatements({ statements }: Program): boolean {
  return !statements.every(isType);
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

function featureLine({ isDerived, lower, name, type, upper }: ModelFeature): string {
  const bounds = `[${lower}..${upper === unbound ? "*" : upper}]`;
  return `${name}: ${typeText(type)} ${bounds}${isDerived ? " derived" : ""}`;
}
