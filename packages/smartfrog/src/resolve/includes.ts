import {
  createSpan,
  decodeSource,
  pushAll,
  type Diagnostic,
  type Files,
  type Result,
  type Source,
} from "@cairn/diagnostics";
import type { Include, Program } from "../ast.js";
import { catalogue } from "../diagnostics/index.js";
import { parse } from "../parse.js";
import { includesOf, includesOfBroken } from "./find-includes.js";

/** A file with everything that it includes, each file parsed once. */
export interface LoadedProgram {
  readonly main: Program;
  readonly included: ReadonlyMap<Include, Program>;
}

/** What became of a file and all that it includes. */
export interface Loaded extends Result<LoadedProgram> {
  /** The names of all included files. */
  readonly names: ReadonlySet<string>;
}

/** How included files are found. */
export interface IncludeOptions {
  readonly files: Files;
  /** Folders that are tried after the one of the including file. */
  readonly includePath: readonly string[];
  readonly maxErrors?: number;
}

/** Where one candidate is there but can't be read, that is what the user has to know. */
const noSuchFile = "no such file";

/** A file as it was read: without a tree where it has a syntax error, but with what it includes. */
interface LoadedFile {
  readonly source: Source;
  readonly program: Program | undefined;
  readonly includes: readonly Include[];
}

/** A file whose includes are being followed. */
interface Visit {
  readonly file: LoadedFile;
  next: number;
}

/**
 * Parses `source` and, from top to bottom, everything it includes, also where a file has a syntax error: the mistakes of all files
 * are reported.
 */
export function loadProgram(source: Source, options: IncludeOptions): Loaded {
  const loader = new Loader(options);
  const main = loader.parse(source);
  loader.follow(main);
  const { diagnostics, included, names } = loader;
  return { ...(main.program ? { value: { main: main.program, included } } : {}), diagnostics, names };
}

class Loader {
  readonly diagnostics: Diagnostic[] = [];
  readonly included = new Map<Include, Program>();
  readonly names = new Set<string>();
  private readonly loaded = new Map<string, LoadedFile | undefined>();
  private readonly options: IncludeOptions;

  constructor(options: IncludeOptions) {
    this.options = options;
  }

  parse(source: Source): LoadedFile {
    const { maxErrors } = this.options;
    const { value, diagnostics } = parse(source, maxErrors === undefined ? {} : { maxErrors });
    pushAll(this.diagnostics, diagnostics);
    return { source, program: value, includes: value ? includesOf(value) : includesOfBroken(source) };
  }

  /** Walks the includes of `main` and of what they bring in, depth first. */
  follow(main: LoadedFile): void {
    const visits: Visit[] = [{ file: main, next: 0 }];
    const open = new Set([main.source.name]);
    const done = new Set<string>();
    while (visits.length > 0) {
      const top = visits[visits.length - 1]!;
      const include = top.file.includes[top.next++];
      if (!include) {
        visits.pop();
        open.delete(top.file.source.name);
        done.add(top.file.source.name);
        continue;
      }
      const file = this.load(top.file.source, include);
      if (!file) continue;
      const { name } = file.source;
      this.names.add(name);
      if (open.has(name)) this.reportCycle(visits, name, include);
      else {
        if (file.program) this.included.set(include, file.program);
        if (done.has(name)) continue;
        open.add(name);
        visits.push({ file, next: 0 });
      }
    }
  }

  private load(from: Source, include: Include): LoadedFile | undefined {
    const { files, includePath } = this.options;
    const candidates = [
      files.resolve(from.name, include.file),
      ...includePath.map((folder) => files.resolve(`${folder}/.`, include.file)),
    ];
    let problem: string = noSuchFile;
    for (const path of candidates) {
      if (this.loaded.has(path)) return this.loaded.get(path);
      const content = files.read(path);
      if ("bytes" in content) return this.parseFile(path, content.bytes);
      if (problem === noSuchFile) problem = content.problem;
    }
    const span = createSpan(from, include.fileStart, include.fileEnd);
    const notes = [`looked for ${candidates.map((path) => `\`${path}\``).join(", ")}`];
    this.diagnostics.push(
      catalogue.create["file-not-readable"](span, { file: include.file, reason: problem }, { notes }),
    );
    return undefined;
  }

  private parseFile(path: string, bytes: Uint8Array): LoadedFile | undefined {
    const { source, problem } = decodeSource(path, bytes);
    if (problem)
      this.diagnostics.push(catalogue.create[problem.kind](createSpan(source, problem.offset, problem.offset), {}));
    const file = problem ? undefined : this.parse(source);
    this.loaded.set(path, file);
    return file;
  }

  private reportCycle(visits: readonly Visit[], name: string, include: Include): void {
    const start = visits.findIndex((each) => each.file.source.name === name);
    const members = visits.slice(start);
    const chain = [...members.map((each) => each.file.source.name), name].map((file) => `\`${file}\``).join(" → ");
    const labels = members.slice(0, -1).map((each) => {
      const through = each.file.includes[each.next - 1]!;
      return {
        span: createSpan(each.file.source, through.start, through.end),
        message: `goes on to \`${through.file}\``,
      };
    });
    const { source } = members[members.length - 1]!.file;
    this.diagnostics.push(
      catalogue.create["include-cycle"](createSpan(source, include.start, include.end), { chain }, { labels }),
    );
  }
}
