/**
 * `#include`: files are found, read and parsed once each, cycles are reported, and each file is evaluated where it is
 * included.
 */
import {
  createSpan,
  decodeSource,
  outermost,
  replacement,
  type Allowance,
  type Details,
  type Diagnostic,
  type Files,
  type Result,
  type Source,
  type Span,
} from "@cairn/diagnostics";
import type { Include, Program } from "../ast/ast.js";
import { catalogue } from "../diagnostics/index.js";
import type { Extensions } from "../parse/extensions.js";
import { parserWith } from "../parse/parse.js";
import { includesOf, includesOfBroken } from "./find-includes.js";

/** A file with everything that it includes, each file parsed once. */
export interface LoadedProgram {
  readonly main: Program;
  readonly included: ReadonlyMap<Include, Program>;
}

/** How included files are found. */
export interface IncludeOptions {
  readonly files: Files;
  /** Folders that are tried after the including file's own. */
  readonly includePath: readonly string[];
  readonly maxErrors?: number | undefined;
  readonly allowance?: Allowance | undefined;
  readonly extensions: Extensions;
}

/** If one candidate exists but can't be read, that problem is reported instead. */
const noSuchFile = "no such file";

/** A file that was read: without a tree if it has a syntax error, but with its includes. */
interface LoadedFile {
  readonly source: Source;
  readonly program: Program | undefined;
  readonly includes: readonly Include[];
  /** Its syntax errors. */
  readonly diagnostics: readonly Diagnostic[];
  /** The files that `includes` name, or the errors instead; resolved on first use. */
  targets?: readonly (LoadedFile | Diagnostic)[];
}

/** A file whose includes are being traversed. */
interface Visit {
  readonly file: LoadedFile;
  next: number;
}

/** Loads programs that belong together: a file that several of them include is read and parsed once. */
export class ProgramLoader {
  private readonly options: IncludeOptions;
  private readonly loaded = new Map<string, LoadedFile | Diagnostic>();
  private readonly given = new Map<Source, LoadedFile>();

  constructor(options: IncludeOptions) {
    this.options = options;
  }

  /** Those of `sources` that no other one of them includes, directly or indirectly; of a cycle the first. */
  outermost(sources: readonly Source[]): Source[] {
    if (sources.length === 1) return [...sources];
    const files = sources.map((source) => this.giveFile(source));
    return outermost(files, (file) => this.targetsOf(file).filter(isFile)).map(({ source }) => source);
  }

  /**
   * Parses `source` and, from top to bottom, everything it includes, even if a file has a syntax error: the errors of
   * all files are reported.
   */
  load(source: Source): Result<LoadedProgram> {
    const main = this.giveFile(source);
    const included = new Map<Include, Program>();
    const diagnostics = new Set(main.diagnostics);
    const visits: Visit[] = [{ file: main, next: 0 }];
    const open = new Set([main]);
    const done = new Set<LoadedFile>();
    while (visits.length > 0) {
      const { file, next } = visits[visits.length - 1]!;
      const include = file.includes[next];
      if (!include) {
        visits.pop();
        open.delete(file);
        done.add(file);
        continue;
      }
      visits[visits.length - 1]!.next++;
      const target = this.targetsOf(file)[next]!;
      if (!isFile(target)) diagnostics.add(target);
      else if (open.has(target)) diagnostics.add(cycle(visits, target, include));
      else {
        if (target.program) included.set(include, target.program);
        if (done.has(target)) continue;
        for (const diagnostic of target.diagnostics) diagnostics.add(diagnostic);
        open.add(target);
        visits.push({ file: target, next: 0 });
      }
    }
    return { ...(main.program ? { value: { main: main.program, included } } : {}), diagnostics: [...diagnostics] };
  }

  /** The name of a file, as includes are resolved to it. */
  nameOf({ name }: Source): string {
    return this.options.files.resolve("", name);
  }

  /** The names of all files that a file includes, directly or not. */
  includedBy(source: Source): readonly string[] {
    const main = this.giveFile(source);
    const seen = new Set([main]);
    for (const file of seen) for (const target of this.targetsOf(file)) if (isFile(target)) seen.add(target);
    seen.delete(main);
    return [...seen].map((file) => this.nameOf(file.source));
  }

  private giveFile(source: Source): LoadedFile {
    let file = this.given.get(source);
    if (!file) {
      file = this.parse(source);
      this.given.set(source, file);
      this.loaded.set(this.nameOf(source), file);
    }
    return file;
  }

  private parse(source: Source): LoadedFile {
    const { allowance, extensions, maxErrors } = this.options;
    const { value: program, diagnostics } = parserWith(extensions).parse(source, { allowance, maxErrors });
    const includes = program ? includesOf(program) : includesOfBroken(source);
    return { source, program, includes, diagnostics };
  }

  private targetsOf(file: LoadedFile): readonly (LoadedFile | Diagnostic)[] {
    return (file.targets ??= file.includes.map((include) => this.read(file.source, include)));
  }

  private read(from: Source, include: Include): LoadedFile | Diagnostic {
    const { files, includePath } = this.options;
    const candidates = [
      files.resolve(from.name, include.file),
      ...includePath.map((folder) => files.resolve(`${folder}/.`, include.file)),
    ];
    let problem: string = noSuchFile;
    for (const path of candidates) {
      const known = this.loaded.get(path);
      if (known) return known;
      const content = files.read(path);
      if ("bytes" in content) return this.readFile(path, content.bytes);
      if (problem === noSuchFile) problem = content.problem;
    }
    const span = createSpan(from, include.fileStart, include.fileEnd);
    const notes = [`looked for ${candidates.map((path) => `\`${path}\``).join(", ")}`];
    const words = { file: include.file, reason: problem };
    return catalogue.create["file-not-readable"](span, words, { notes, ...this.otherName(span, include, from) });
  }

  /** The file that is meant if its name lacks its ending, or has another case. */
  private otherName(span: Span, { file }: Include, from: Source): Details {
    const { files, includePath } = this.options;
    const folders = [from.name, ...includePath.map((folder) => `${folder}/.`)];
    const isThere = (name: string) => folders.some((folder) => "bytes" in files.read(files.resolve(folder, name)));
    const name = [`${file}.sf`, file.toLowerCase()].find((each) => each !== file && isThere(each));
    return name === undefined ? {} : { help: `did you mean \`${name}\`?`, fixes: [replacement(span, `"${name}"`)] };
  }

  private readFile(path: string, bytes: Uint8Array): LoadedFile | Diagnostic {
    const { source, problem } = decodeSource(path, bytes);
    const file = problem
      ? catalogue.create[problem.kind](createSpan(source, problem.offset, problem.offset), {}, { fixes: problem.fixes })
      : this.parse(source);
    this.loaded.set(path, file);
    return file;
  }
}

function isFile(target: LoadedFile | Diagnostic): target is LoadedFile {
  return "includes" in target;
}

/** The files from `target` on include each other, the last through `include`. */
function cycle(visits: readonly Visit[], target: LoadedFile, include: Include): Diagnostic {
  const members = visits.slice(visits.findIndex(({ file }) => file === target));
  const chain = [...members.map(({ file }) => file), target].map(({ source }) => `\`${source.name}\``).join(" → ");
  const labels = members.slice(0, -1).map(({ file, next }) => {
    const through = file.includes[next - 1]!;
    return {
      span: createSpan(file.source, through.start, through.end),
      message: `includes \`${through.file}\``,
    };
  });
  const { source } = members[members.length - 1]!.file;
  const span = createSpan(source, include.start, include.end);
  return catalogue.create["include-cycle"](span, { chain }, { labels });
}
