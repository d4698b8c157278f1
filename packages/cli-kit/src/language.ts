import type {
  Allowance,
  CheckedFile,
  Declaration,
  Diagnostic,
  DiagnosticPage,
  Files,
  PlainPage,
  Result,
  Source,
  Folders,
  TreeChange,
} from "@cairn/diagnostics";
import type { CompareOptions, DataTree, Outcome, PolicyNotation, Tree } from "@cairn/store";
import type { CliHost } from "./host.js";
import type { Many, Works } from "./jobs/work.js";

/** The commands that every language has (contract, "Commands"). */
export type CommandName =
  "compile" | "check" | "fmt" | "explain" | "diff" | "graph" | "ast" | "diagnostics" | "completion";

/**
 * One line of a command's help: what to type (without the program's name) and a description.
 * `runExamples` of `@cairn/cli-kit/testing` runs it, so it must work.
 */
export type Example = readonly [commandLine: string, does: string];

/**
 * The declaration of an option, for the command line, the help, the configuration file with its schema, and completion.
 */
export interface OptionDeclaration {
  /** A description to end a line of help: "also search this folder for included files". */
  readonly describe: string;
  /** A `number` is a non-negative integer. */
  readonly type: "string" | "number" | "boolean";
  /** Other names; a single letter is typed with one dash. */
  readonly alias?: string | readonly string[];
  /** Whether it can be repeated, with one value each. */
  readonly array?: boolean;
  readonly choices?: readonly string[];
  /** Values that completion offers if others are possible, too. */
  readonly offers?: readonly string[];
  /**
   * Why a value is invalid, as a sentence without a full stop, or undefined if it is valid: wrong usage is reported
   * before anything is read. `option` is the option as the user wrote it. Called before `choices` are checked, so that
   * a planned value can be reported as such.
   */
  readonly refuse?: (value: string, option: string) => string | undefined;
  /**
   * What setting this option could do to the user, as the rest of a sentence: "runs the JavaScript of that folder".
   * Such an option is for the command line, the user's own configuration file and files that the user trusts: a file
   * that merely is in the current folder must not set it.
   */
  readonly trust?: string;
  /**
   * Whether a value that needs trust is harmless after all; `own` is the value in the user's own configuration file.
   */
  readonly harmless?: (value: unknown, own: unknown) => boolean;
  /**
   * The input that a value implies if the command's first argument is omitted: an environment has its own manifests.
   */
  readonly standsFor?: (value: string) => string | undefined;
  /**
   * The path that a value implies if the command's last argument is omitted: a line of a file that the result writes.
   */
  readonly standsForPath?: (value: string) => string | undefined;
  /** Only for the help; a language receives only what the user set. */
  readonly default?: string | number | boolean;
  /** The value's placeholder in the help: `FILE` and `FOLDER` are completed as such. */
  readonly value?: string;
  /** Typed with one dash although it is a word, such as `-Wdup`. */
  readonly singleDash?: boolean;
  /** The commands that have it; by default, all that compile (compile, check, explain, diff, graph). */
  readonly commands?: readonly (CommandName | "lsp")[];
}

/** Options by their names as typed, without dashes: `include-path`. */
export type OptionDeclarations = Readonly<Record<string, OptionDeclaration>>;

/**
 * The options that the user set, on the command line or in the configuration file, by camel-case names: `includePath`.
 */
export type OptionValues = Readonly<Record<string, unknown>>;

/**
 * Called when a phase begins, so that `--stats` can time it and an internal error can be reported with its phase and
 * file.
 */
export type PhaseListener = (phase: string, file: string) => void;

/** The language's input for one run. */
export interface LanguageRequest {
  readonly files: Files;
  readonly options: OptionValues;
  readonly onPhase: PhaseListener;
  readonly maxErrors: number;
  /** How many bytes the values of one result may take (see `Budget`, also for the default); 0 = no limit. */
  readonly maxMemory?: number;
  /** The limits that all inputs of the run share. */
  readonly allowance?: Allowance;
  /** The environment's variables, for languages that use one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Writes a line of a requested trace to standard error. */
  readonly trace?: (line: string) => void;
  /** The host, for side effects of a language's adapter itself, such as asking for a password. */
  readonly host?: CliHost;
}

/** The result of compiling one input. */
export interface Compilation extends Outcome {
  /** Post-processes the printed output of `compile` asynchronously, for example by signing it. */
  finish?(chunks: Iterable<string>): Promise<Result<Iterable<string>>>;
}

/** A range of a source, in UTF-16 units. */
export interface Comment {
  readonly start: number;
  readonly end: number;
}

/** The printed result of a file. */
export interface NamedResult {
  readonly name: string;
  readonly chunks: readonly string[];
}

/** How files are checked one by one, each with all that it imports. */
export interface FileChecks {
  /** Undefined if that needs something asynchronous. */
  check(source: Source): CheckedFile | undefined;
  /** What `check` can't do. */
  checkLater?(source: Source): Promise<CheckedFile>;
  /** What is found in all of them together, in their order. */
  merge(checked: readonly CheckedFile[]): readonly Diagnostic[];
}

/** Everything of a language that needs its parser; loaded only by the commands that use it. */
export interface LanguageServices {
  /** All diagnostics, those of the rules of `check` among them; only the declarations are used here. */
  readonly catalogue: DeclaredDiagnostics;
  compile(source: Source, request: LanguageRequest): Result<Compilation>;
  /** Compiles all inputs of one command together; required if `Language.severalInputs` is set. */
  compileTogether?(sources: readonly Source[], request: LanguageRequest): Result<Compilation>;
  /** Instead of `compile`, for a language that may need something asynchronous. */
  compileLater?(source: Source, request: LanguageRequest): Promise<Result<Compilation>>;
  /** Checks all inputs of one `check`, so that a language can treat them as belonging together. */
  check(sources: readonly Source[], request: LanguageRequest): readonly Diagnostic[];
  /** Instead of `check`, like `compileLater`. */
  checkLater?(sources: readonly Source[], request: LanguageRequest): Promise<readonly Diagnostic[]>;
  /**
   * Checks inputs one by one, those of the paths that can be read; required if `Language.checksEach` is set. Undefined
   * if the options are wrong. What a file has may be sent between threads.
   */
  checkEach?(request: LanguageRequest, paths: readonly string[]): FileChecks | undefined;
  /** The formatted source; no value if it has a syntax error. */
  format(source: Source, request: LanguageRequest): Result<string>;
  /**
   * Converts a result that was compiled earlier and read as data to the shape of `Compilation.tree`; by default it
   * already has that shape.
   */
  compiledTree?(data: DataTree): Tree;
  /** Describes a component that only one side of a `diff` has, one line each; by default only its size is shown. */
  readonly describeComponent?: NonNullable<CompareOptions["describe"]>;
  /** The tree as plain data. */
  ast(source: Source, request: LanguageRequest): Result<object>;
  /** The changes that safe fixes declare (`Fix.change`), as changes to nodes of the tree that `ast` gives. */
  readonly treeChanges?: Readonly<Record<string, TreeChange>>;
  /** The comments of a source, for `cairn-ignore`. */
  comments(source: Source): readonly Comment[];
}

/** An argument of a command. */
export interface Argument {
  /** As written in the help: `FILE`. */
  readonly name: string;
  readonly describe: string;
  readonly optional?: boolean;
  /**
   * Whether several may be given; at most one argument of a command is such, and those after it take the last words.
   */
  readonly many?: boolean;
  readonly choices?: readonly string[];
}

/** A command that only this language has, such as `smartfrog equivalence`. */
export interface ExtraCommand {
  readonly name: string;
  /** The rest of the usage line if it isn't simply `arguments`: `COMMAND… -- FILE…`. */
  readonly usage?: string;
  /** The required arguments after `--`, if any: `FILE…`. */
  readonly neededAfterDashes?: string;
  /** One line, as in the list of commands. */
  readonly summary: string;
  readonly arguments: readonly Argument[];
  readonly options: OptionDeclarations;
  readonly examples: readonly Example[];
  /** Returns the exit code. */
  run(context: ExtraCommandContext): Promise<number>;
}

/** The context of an extra command: its arguments and, through the host, its environment. */
export interface ExtraCommandContext {
  /** The arguments after the command's name that aren't options, without those after `--`. */
  readonly words: readonly string[];
  /** The arguments after `--`. */
  readonly wordsAfterDashes: readonly string[];
  readonly host: CliHost;
  readonly services: LanguageServices;
  readonly request: LanguageRequest;
  /** The maximum size of the output in bytes; 0 = no limit. */
  readonly maxOutput: number;
  /** Whether results for people are coloured. */
  readonly color: boolean;
  /** Reads a file, or standard input for `-`, and reports problems. */
  read(path: string): Promise<Source | undefined>;
  /** The files that arguments name (files, folders, globs, `-`), each once; reports those without a match. */
  expand(words: readonly string[]): readonly string[];
  report(diagnostics: readonly Diagnostic[]): void;
  /** Writes diagnostics immediately, and returns whether there is an error among them: for commands that continue. */
  tell(diagnostics: readonly Diagnostic[]): boolean;
  /** Does many items of one of the language's works, on all cores. */
  runMany<Item, Done, Shared>(many: Many<Item, Done, Shared>): Promise<void>;
  /** Whether the diagnostics so far include errors, counting lints that the configuration file made errors. */
  hasFailed(): boolean;
}

/** What `Language.prepare` has got. */
export interface Prepared {
  readonly options: OptionValues;
  /** Called after the command. */
  close(): void;
}

/** The part of a `Catalogue` that doesn't depend on its exact codes. */
export interface DeclaredDiagnostics {
  readonly language: string;
  readonly declarations: Readonly<Record<string, Declaration>>;
}

/** What a language passes to `createCli` to get every command. It doesn't import the parser. */
export interface Language {
  /** The name of the command and the first half of every code. */
  readonly name: string;
  /** As written in prose: `SmartFrog`. */
  readonly title: string;
  readonly version: string;
  /** Its file extensions, with the dot. */
  readonly extensions: readonly string[];
  /** The output formats of `compile`; the first is the default. */
  readonly formats: readonly string[];
  /** Whether `check` may check files one by one, in threads: `LanguageServices.checkEach`. */
  readonly checksEach?: boolean;
  /**
   * Whether inputs belong together as those of `check` do: `compile`, `explain` and `graph` take several, `diff`
   * folders and patterns.
   */
  readonly severalInputs?: boolean;
  /** Its own options, which are also allowed in the configuration file. */
  readonly options: OptionDeclarations;
  /** At least two examples per command. */
  readonly examples: Readonly<Record<CommandName, readonly Example[]>>;
  readonly extraCommands?: readonly ExtraCommand[];
  /** The kinds of work that it does for many items, on all cores (`ExtraCommandContext.runMany`). */
  readonly works?: Works;
  /**
   * Replaces a common command if its options demand something that only this language does (many results at once):
   * receives the context of an extra command and returns the exit code. Undefined in the usual case.
   */
  instead?(command: CommandName, options: OptionValues): ExtraCommand["run"] | undefined;
  /**
   * Fetches what options refer to elsewhere (a database) before a common command begins: receives the context of an
   * extra command, and returns options that replace the given ones, or the exit code if it fails. Undefined in the
   * usual case.
   */
  prepare?(
    command: CommandName,
    options: OptionValues,
  ): ((context: ExtraCommandContext) => Promise<Prepared | number>) | undefined;
  /** The options, completed by what the inputs imply: an input may be a folder that an option usually names. */
  optionsWith?(command: string, words: readonly string[], options: OptionValues, host: Folders): OptionValues;
  /** An input that isn't a file, such as a folder that an option names; undefined for a file. */
  readInput?(path: string, options: OptionValues): Source | undefined;
  /** The pages of its diagnostics by the second half of their codes; needs no parser. */
  pages(): Promise<Readonly<Record<string, DiagnosticPage | PlainPage>>>;
  /** How `diff` compares: whether the order of names matters, and what a part of a container is called. */
  readonly comparing?: Pick<CompareOptions, "order" | "member">;
  /**
   * How policies about changes write paths (`diff --policy`), for a language with `policyOptions` whose catalogue
   * includes `policyDeclarations`.
   */
  policyNotation?(): Promise<PolicyNotation>;
  /** Joins the results of several independently compiled files; without it `compile` takes one file. */
  joinResults?(format: string, results: readonly NamedResult[]): Iterable<string>;
  /** Formats a path in the language's notation, for `diff`; by default names are joined by `:`. */
  formatPath?(path: readonly string[]): string;
  load(): Promise<LanguageServices>;
  /**
   * What `compile` prints of a small program, without loading the services; undefined if it needs more of the language, or if there is
   * anything to report: then `LanguageServices.compile` decides.
   */
  printQuickly?(source: Source, request: LanguageRequest, maxOutput: number): Promise<readonly string[] | undefined>;
  /** Serves an editor until that disconnects, and returns the exit code; without this there is no command `lsp`. */
  serve?(context: ServingContext): Promise<number>;
}

/** What a language server starts from: the world, and the options of the command line. */
export interface ServingContext {
  readonly host: CliHost;
  readonly options: OptionValues;
}
