import { createSpan, decodeSource, type Diagnostic, type Files, type Result, type Source } from "@cairn/diagnostics";
import type { Include, Program, Statement } from "../ast.js";
import { catalogue } from "../diagnostics/index.js";
import { parse } from "../parse.js";

/** A file with everything that it includes, each file parsed once. */
export interface LoadedProgram {
  readonly main: Program;
  readonly included: ReadonlyMap<Include, Program>;
}

/** How included files are found. */
export interface IncludeOptions {
  readonly files: Files;
  /** Folders that are tried after the one of the including file. */
  readonly includePath: readonly string[];
  readonly maxErrors?: number;
}

/** A file whose includes are being followed. */
interface Visit {
  readonly program: Program;
  readonly includes: readonly Include[];
  next: number;
}

/** Parses `source` and, from top to bottom, everything it includes; syntax errors of all files are reported. */
export function loadProgram(source: Source, options: IncludeOptions): Result<LoadedProgram> {
  const loader = new Loader(options);
  const main = loader.parse(source);
  if (main) loader.follow(main);
  return { ...(main ? { value: { main, included: loader.included } } : {}), diagnostics: loader.diagnostics };
}

class Loader {
  readonly diagnostics: Diagnostic[] = [];
  readonly included = new Map<Include, Program>();
  private readonly programs = new Map<string, Program | undefined>();
  private readonly options: IncludeOptions;

  constructor(options: IncludeOptions) {
    this.options = options;
  }

  parse(source: Source): Program | undefined {
    const { maxErrors } = this.options;
    const { value, diagnostics } = parse(source, maxErrors === undefined ? {} : { maxErrors });
    this.diagnostics.push(...diagnostics);
    return value;
  }

  /** Walks the includes of `main` and of what they bring in, depth first. */
  follow(main: Program): void {
    const visits: Visit[] = [visit(main)];
    const open = new Set([main.source.name]);
    const done = new Set<string>();
    while (visits.length > 0) {
      const top = visits[visits.length - 1]!;
      const include = top.includes[top.next++];
      if (!include) {
        visits.pop();
        open.delete(top.program.source.name);
        done.add(top.program.source.name);
        continue;
      }
      const program = this.load(top.program.source, include);
      if (!program) continue;
      const { name } = program.source;
      if (open.has(name)) this.reportCycle(visits, name, include);
      else {
        this.included.set(include, program);
        if (done.has(name)) continue;
        open.add(name);
        visits.push(visit(program));
      }
    }
  }

  private load(from: Source, include: Include): Program | undefined {
    const { files, includePath } = this.options;
    const candidates = [
      files.resolve(from.name, include.file),
      ...includePath.map((folder) => files.resolve(`${folder}/.`, include.file)),
    ];
    let problem = "no such file";
    for (const path of candidates) {
      if (this.programs.has(path)) return this.programs.get(path);
      const content = files.read(path);
      if ("bytes" in content) return this.parseFile(path, content.bytes);
      if (path === candidates[0]) problem = content.problem;
    }
    const span = createSpan(from, include.fileStart, include.fileEnd);
    const notes = [`looked for ${candidates.map((path) => `\`${path}\``).join(", ")}`];
    this.diagnostics.push(
      catalogue.create["file-not-readable"](span, { file: include.file, reason: problem }, { notes }),
    );
    return undefined;
  }

  private parseFile(path: string, bytes: Uint8Array): Program | undefined {
    const { source, problem } = decodeSource(path, bytes);
    if (problem)
      this.diagnostics.push(catalogue.create[problem.kind](createSpan(source, problem.offset, problem.offset), {}));
    const program = problem ? undefined : this.parse(source);
    this.programs.set(path, program);
    return program;
  }

  private reportCycle(visits: readonly Visit[], name: string, include: Include): void {
    const start = visits.findIndex((each) => each.program.source.name === name);
    const members = visits.slice(start);
    const chain = [...members.map((each) => each.program.source.name), name].map((file) => `\`${file}\``).join(" → ");
    const labels = members.slice(0, -1).map((each) => {
      const through = each.includes[each.next - 1]!;
      return {
        span: createSpan(each.program.source, through.start, through.end),
        message: `goes on to \`${through.file}\``,
      };
    });
    const { source } = members[members.length - 1]!.program;
    this.diagnostics.push(
      catalogue.create["include-cycle"](createSpan(source, include.start, include.end), { chain }, { labels }),
    );
  }
}

function visit(program: Program): Visit {
  return { program, includes: includesOf(program), next: 0 };
}

/** The includes of a file in the order of the text, those in bodies too. */
function includesOf(program: Program): Include[] {
  if (!program.source.text.includes("#include")) return [];
  const includes: Include[] = [];
  const waiting: Statement[] = [...program.body].reverse();
  while (waiting.length > 0) {
    const statement = waiting.pop()!;
    if (statement.kind === "include") includes.push(statement);
    else if (statement.value.kind === "extends") {
      for (const prototype of [...statement.value.prototypes].reverse()) {
        if (prototype.kind === "body") for (const inner of [...prototype.statements].reverse()) waiting.push(inner);
      }
    }
  }
  return includes;
}
