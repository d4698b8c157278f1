import {
  createSpan,
  diagnosticsOfOutermost,
  hasErrors,
  noMoreEvaluations,
  pushAll,
  startOf,
  type Allowance,
  type CheckedFile,
  type Diagnostic,
  type Files,
  type Result,
  type Source,
} from "@cairn/diagnostics";
import { catalogue } from "./diagnostics/index.js";
import type { Block } from "./blocks/block.js";
import { checkEverything } from "./evaluate/check-everything.js";
import { Evaluator, showChain } from "./evaluate/evaluator.js";
import { spanOf } from "./diagnostics/said.js";
import type { Waiting } from "./resolve/waiting.js";
import type { ReadListener, Task } from "./evaluate/machine.js";
import { findLoop, materialize, type Contents, type Materialized } from "./evaluate/materialize.js";
import type { CallableFunction } from "./evaluate/function.js";
import { standardFunctions } from "./functions/standard.js";
import type { LoadedFile } from "./resolve/loaded-file.js";
import { checkProgram } from "./check/index.js";
import { Loader } from "./resolve/loader.js";
import type { ImportRoots } from "./resolve/import-roots.js";
import type { DatabaseReader, SignatureChecker } from "./resolve/outside.js";
import { Projects } from "./resolve/project.js";
import { mainBlock, type OutsideText } from "./outside/outside-values.js";

export interface CompileOptions {
  /** Reads imported files; without it every import is an error. */
  readonly files?: Files;
  /** The absolute folder that relative paths refer to: without it `topdir()` is relative if the main file is. */
  readonly workingFolder?: string;
  /** The folders of CF2PATH. */
  readonly searchPath?: readonly string[];
  /** Custom functions by name. */
  readonly findFunction?: (name: string) => CallableFunction | undefined;
  /** Values from outside, which have priority over all files; later ones over earlier ones. */
  readonly values?: readonly OutsideText[];
  /** Whether private resources are part of the result. */
  readonly includePrivate?: boolean;
  /** Whether to warn of equal assignments in one file. */
  readonly warnsOfDuplicates?: boolean;
  /** Called with each line of the evaluation's trace. */
  readonly trace?: (line: string) => void;
  /** Called for every read of a resource. */
  readonly onRead?: ReadListener | undefined;
  /** Runs long computations in a way that the user can interrupt; by default it just runs them. */
  readonly during?: <T>(work: () => T) => T;
  readonly databases?: DatabaseReader;
  readonly signatures?: SignatureChecker;
  /** Folders that confine imports. */
  readonly importRoots?: ImportRoots | undefined;
  /** How many bytes the values may take (see `Budget`, also for the default); 0 = no limit. */
  readonly maxMemory?: number | undefined;
  /** The limits that all inputs of the run share. */
  readonly allowance?: Allowance | undefined;
  /** The most syntax errors reported per file; by default 100. */
  readonly maxErrors?: number;
  /** Called when a phase begins. */
  readonly onPhase?: (phase: string, file: string) => void;
}

/** The outcome of compiling a configuration. */
export interface Compiled {
  readonly main: LoadedFile;
  readonly root: Block;
  /** The contents of every block and list of the result. */
  readonly contents: Contents;
  /** Every file that was read, by path. */
  readonly files: ReadonlyMap<string, LoadedFile | undefined>;
  /** Whether private values may be shown. */
  readonly includesPrivate: boolean;
}

/** Compiles a configuration and reports all independent errors, syntax errors first. */
export function compile(source: Source, options: CompileOptions = {}): Result<Compiled> {
  const run = new Run(source, options, false);
  for (let waiting = run.go(); waiting; waiting = run.go()) run.refuse();
  return run.result();
}

/** Like `compile`, for configurations that need something asynchronous (a database, a signature). */
export async function compileLater(source: Source, options: CompileOptions = {}): Promise<Result<Compiled>> {
  const { during = justDo } = options;
  const run = during(() => new Run(source, options, false));
  await finish(run);
  return during(() => run.result());
}

async function finish(run: Run): Promise<void> {
  for (let waiting = run.go(); waiting; waiting = run.go()) run.resume(await waiting.promise);
}

function justDo<T>(work: () => T): T {
  return work();
}

/** Reports everything wrong with a configuration: values that aren't needed are evaluated, too (interpretation A13). */
export function check(source: Source, options: CompileOptions = {}): readonly Diagnostic[] {
  return checkAll([source], options);
}

/** `check` for files that belong together: one that another of them imports is checked as a part of that one. */
export function checkAll(sources: readonly Source[], options: CompileOptions = {}): readonly Diagnostic[] {
  const checked = sources.map((source) => {
    if (options.allowance?.allowsEvaluation === false) return notEvaluated(source);
    const run = new Run(source, options, true);
    for (let waiting = run.go(); waiting; waiting = run.go()) run.refuse();
    return run.checked(source);
  });
  return withoutRepeats(diagnosticsOfOutermost(checked));
}

/** What `check` finds in one file and all that it imports; undefined if that needs something asynchronous. */
export function checkOne(source: Source, options: CompileOptions = {}): CheckedFile | undefined {
  if (options.allowance?.allowsEvaluation === false) return notEvaluated(source);
  const run = new Run(source, options, true);
  return run.go() ? undefined : run.checked(source);
}

/** The same for a file that may need something asynchronous. */
export async function checkOneLater(source: Source, options: CompileOptions = {}): Promise<CheckedFile> {
  if (options.allowance?.allowsEvaluation === false) return notEvaluated(source);
  const { during = justDo } = options;
  const run = during(() => new Run(source, options, true));
  await finish(run);
  return during(() => run.checked(source));
}

function notEvaluated(source: Source): CheckedFile {
  const { help, words } = noMoreEvaluations;
  return {
    name: source.name,
    imported: [],
    diagnostics: [catalogue.create["too-large"](startOf(source), words, { help })],
  };
}

/** Several configurations may report the same error in a shared file; it is kept once. */
export function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const said = new Set<string>();
  return diagnostics.filter(({ code, message, span }) => {
    const known = said.size;
    return said.add(`${code} ${span.source.name} ${span.start} ${message}`).size > known;
  });
}

/** One compilation, which may have to wait. */
class Run {
  private readonly diagnostics: Diagnostic[] = [];
  private readonly options: CompileOptions;
  private readonly loader: Loader;
  private readonly main: LoadedFile | undefined;
  private evaluator: Evaluator | undefined;
  private root: Block | undefined;
  private materialized: Materialized | undefined;

  constructor(source: Source, options: CompileOptions, isCheck: boolean) {
    this.options = options;
    const files = options.files ?? NO_FILES;
    const projects = new Projects(source.name, files);
    const { allowance, searchPath = [], maxErrors, onPhase, databases, signatures, importRoots } = options;
    const report = (diagnostic: Diagnostic) => void this.diagnostics.push(diagnostic);
    this.loader = new Loader({
      ...{ files, searchPath, projects, report, allowance, maxErrors, onPhase, databases, signatures, importRoots },
    });
    this.main = this.loader.parse(source);
    if (this.main) this.start(this.main, projects, isCheck);
  }

  /** Continues until everything is done or something asynchronous is needed. */
  go(): Waiting | undefined {
    const { during = justDo } = this.options;
    return during(() => this.evaluator?.machine.run());
  }

  resume(answer: unknown): void {
    this.evaluator!.machine.resume(answer);
  }

  /** Fails because a synchronous caller can't wait. */
  refuse(): void {
    const problem = "this needs something asynchronous, such as a database that must be opened";
    const span = createSpan(this.main!.source, 0, 0);
    this.diagnostics.push(catalogue.create.import(span, { problem, instead: "compile it with `compileLater`" }));
    this.resume(undefined);
  }

  /** The result of a check; charges the run's consumption to the allowance. */
  checked(source: Source): CheckedFile {
    const imported = [...this.loader.loaded.keys()].filter((path) => path !== source.name);
    this.options.allowance?.spendEvaluation(this.evaluator?.part ?? 0);
    return { name: source.name, imported, diagnostics: this.result().diagnostics };
  }

  result(): Result<Compiled> {
    const { main, root, materialized } = this;
    if (root && materialized?.isShared) this.reportLoop(root, materialized.contents);
    const diagnostics = inOrder(this.diagnostics);
    if (!main || !root || !materialized || hasErrors(diagnostics)) return { diagnostics };
    const { contents } = materialized;
    const files = new Map([...this.loader.loaded, ...this.loader.databases]);
    const includesPrivate = this.options.includePrivate === true;
    return { value: { main, root, contents, files, includesPrivate }, diagnostics };
  }

  private start(main: LoadedFile, projects: Projects, isCheck: boolean): void {
    const {
      findFunction,
      warnsOfDuplicates = false,
      trace,
      onRead,
      includePrivate = false,
      values = [],
      maxMemory,
    } = this.options;
    this.loader.loaded.set(main.path, main);
    const evaluator = new Evaluator({
      main,
      findImport: (name, environment, signers, place, context) =>
        this.loader.find(name, environment, signers, place, context),
      functions: new Map(standardFunctions.map((each) => [each.name, each])),
      findFunction: (name) => findFunction?.(name),
      topFolder: () => this.absolute(projects.main()?.folder ?? folderOf(main.path)),
      report: (diagnostic) => void this.diagnostics.push(diagnostic),
      warnsOfDuplicates,
      maxMemory,
      trace,
      onRead,
    });
    const root = mainBlock(main, values, evaluator);
    this.evaluator = evaluator;
    this.root = root;
    evaluator.machine.start(this.work(root, includePrivate, isCheck, evaluator));
  }

  private *work(root: Block, includePrivate: boolean, isCheck: boolean, evaluator: Evaluator): Task<void> {
    this.materialized = yield* materialize(root, includePrivate, evaluator);
    if (!isCheck) return;
    yield* checkEverything(evaluator.blocks);
    for (const file of this.loader.loaded.values()) if (file) pushAll(this.diagnostics, checkProgram(file.program));
  }

  /** Makes a folder absolute, so that it doesn't depend on the working folder. */
  private absolute(folder: string): string {
    const { files = NO_FILES, workingFolder } = this.options;
    const isAbsolute = /^(?:[/\\]|[A-Za-z]:[/\\])/.test(folder);
    return workingFolder === undefined || isAbsolute ? folder : files.resolve(`${workingFolder}/.`, folder);
  }

  private reportLoop(root: Block, contents: Contents): void {
    const loop = findLoop(root, contents);
    if (!loop) return;
    const names = loop.map(({ name, resource }) => resource?.path.join(".") ?? name);
    const last = loop.findLast(({ resource }) => resource)?.resource;
    const path = names.at(-1)!;
    const span = last ? spanOf(last.first.place) : createSpan(this.main!.source, 0, 0);
    const chain = showChain([...names, names[0]!]);
    this.diagnostics.push(catalogue.create.cycle(span, { path, chain }));
  }
}

/** Syntax errors come before any others; otherwise in the order of detection, each once. */
function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const isSyntax = ({ code }: Diagnostic) => code === "cf2/syntax" || code === "cf2/too-deep";
  return [...diagnostics.filter(isSyntax), ...diagnostics.filter((each) => !isSyntax(each))];
}

function folderOf(path: string): string {
  const end = Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"));
  return end < 0 ? "." : path.slice(0, end || 1);
}

const NO_FILES: Files = { read: () => ({ problem: "files can't be read here" }), resolve: (_from, path) => path };
