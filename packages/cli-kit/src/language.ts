import type {
  Allowance,
  Declaration,
  Diagnostic,
  DiagnosticPage,
  Files,
  PlainPage,
  Result,
  Source,
} from "@cairn/diagnostics";
import type { CompareOptions, DataTree, Explanation, Graph, Tree } from "@cairn/store";
import type { CliHost } from "./host.js";

/** The commands that every language has (contract, "Commands"). */
export type CommandName =
  "compile" | "check" | "fmt" | "explain" | "diff" | "graph" | "ast" | "diagnostics" | "completion";

/**
 * One line of a command's help: what to type (without the program's name) and what it does.
 * `runExamples` of `@cairn/cli-kit/testing` types it, so it must work.
 */
export type Example = readonly [commandLine: string, does: string];

/** One option, once: for the command line, the help, the configuration file with its schema, and completion. */
export interface OptionDeclaration {
  /** What it does, as the rest of a line of help: "take included files from this folder too". */
  readonly describe: string;
  /** A `number` is a whole number from 0. */
  readonly type: "string" | "number" | "boolean";
  /** Other names; a single letter is typed with one dash. */
  readonly alias?: string | readonly string[];
  /** Whether it may be given several times, one value each. */
  readonly array?: boolean;
  readonly choices?: readonly string[];
  /** What completion offers, where other values are possible too. */
  readonly offers?: readonly string[];
  /**
   * Why a value can't be taken, as a whole sentence without a full stop, or nothing where it can: wrong usage is told before
   * anything is read. `option` is the option as the user wrote it. Asked before `choices`, so that one that is only planned can say so.
   */
  readonly refuse?: (value: string, option: string) => string | undefined;
  /**
   * What whoever sets this option could do to the user, as the rest of a sentence: "runs the JavaScript of that folder". Such an
   * option is for the command line, the user's own configuration file and files that the user trusts: one that merely lies in the
   * folder may not hold it.
   */
  readonly trust?: string;
  /** Whether a value that needs trust does no harm after all; `own` is what the user's own configuration file says. */
  readonly harmless?: (value: unknown, own: unknown) => boolean;
  /** The input that a value stands for, where the command's first word is left out: an environment has its own manifests. */
  readonly standsFor?: (value: string) => string | undefined;
  /** The path that a value stands for, where the command's last word is left out: a line of a file that the result writes. */
  readonly standsForPath?: (value: string) => string | undefined;
  /** For the help; a language gets only what the user gave. */
  readonly default?: string | number | boolean;
  /** What stands for the value in the help: `FILE` and `FOLDER` are completed as such. */
  readonly value?: string;
  /** Typed with one dash although it is a word, such as `-Wdup`. */
  readonly singleDash?: boolean;
  /** The commands that have it; without it, all that compile (compile, check, explain, diff, graph). */
  readonly commands?: readonly CommandName[];
}

/** Options by their names as typed, without dashes: `include-path`. */
export type OptionDeclarations = Readonly<Record<string, OptionDeclaration>>;

/** What the user gave of the options, on the command line or in the configuration file, by camel-case names: `includePath`. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** Told when a phase begins, so that `--stats` can time it and a bug can be reported with its phase and file. */
export type PhaseListener = (phase: string, file: string) => void;

/** What a language gets for one run. */
export interface LanguageRequest {
  readonly files: Files;
  readonly options: OptionValues;
  readonly onPhase: PhaseListener;
  readonly maxErrors: number;
  /** How many bytes the values of one result may take (see `Budget`, also for what it is without being given); 0 = no limit. */
  readonly maxMemory?: number;
  /** What all inputs of the run may take together. */
  readonly allowance?: Allowance;
  /** The environment's variables, for languages that heed one of their own. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Writes a line of a trace that the user asked for to standard error. */
  readonly trace?: (line: string) => void;
  /** The world, for what a language's adapter must do out there itself, such as asking for a password. */
  readonly host?: CliHost;
}

/** What a language makes of one input; every member works as far as the input allowed. */
export interface Compilation {
  /** The result as a tree, for `diff`. */
  readonly tree: Tree;
  /** The result as text in one of `Language.formats`, in chunks; refuses more than `maxOutput` bytes (0 = no limit) before expanding it. */
  print(format: string, maxOutput: number): Result<Iterable<string>>;
  /** Does to what `compile` has printed what takes its time, such as signing it. */
  finish?(chunks: Iterable<string>): Promise<Result<Iterable<string>>>;
  /** Where the value at `path` (in the language's notation) comes from. */
  explain(path: string): Result<Explanation>;
  graph(): Result<Graph>;
}

/** A place in a source, in UTF-16 units. */
export interface Comment {
  readonly start: number;
  readonly end: number;
}

/** What a file gave, as text. */
export interface NamedResult {
  readonly name: string;
  readonly chunks: readonly string[];
}

/** Everything of a language that needs its parser; loaded only by the commands that do. */
export interface LanguageServices {
  compile(source: Source, request: LanguageRequest): Result<Compilation>;
  /** All inputs of one command, which belong together; needed where `Language.severalInputs` is set. */
  compileTogether?(sources: readonly Source[], request: LanguageRequest): Result<Compilation>;
  /** In place of `compile`, for a language that may have to wait for something from outside. */
  compileLater?(source: Source, request: LanguageRequest): Promise<Result<Compilation>>;
  /** All inputs of one `check`, so that a language can treat them as belonging together. */
  check(sources: readonly Source[], request: LanguageRequest): readonly Diagnostic[];
  /** In place of `check`, as `compileLater`. */
  checkLater?(sources: readonly Source[], request: LanguageRequest): Promise<readonly Diagnostic[]>;
  /** The formatted text; no value where the source has a syntax error. */
  format(source: Source, request: LanguageRequest): Result<string>;
  /** A result that was compiled before, read as data, in the shape of `Compilation.tree`; without this it has that shape as it is. */
  compiledTree?(data: DataTree): Tree;
  /** What is in a component that one side of a `diff` alone has, a line each; without this only how much that is. */
  readonly describeComponent?: NonNullable<CompareOptions["describe"]>;
  /** The tree as plain data. */
  ast(source: Source, request: LanguageRequest): Result<object>;
  /** The comments of a source, for `cairn-ignore`. */
  comments(source: Source): readonly Comment[];
}

/** A word that a command expects after its name. */
export interface Argument {
  /** As written in the help: `FILE`. */
  readonly name: string;
  readonly describe: string;
  readonly optional?: boolean;
  /** Whether several may be given; at most one argument of a command is such, and those behind it take the last words. */
  readonly many?: boolean;
  readonly choices?: readonly string[];
}

/** A command that only this language has, such as `smartfrog equivalence`. */
export interface ExtraCommand {
  readonly name: string;
  /** The rest of the usage line where it isn't simply `arguments`: `COMMAND… -- FILE…`. */
  readonly usage?: string;
  /** What must stand after `--`, where something must: `FILE…`. */
  readonly neededAfterDashes?: string;
  /** One line, as in the list of commands. */
  readonly summary: string;
  readonly arguments: readonly Argument[];
  readonly options: OptionDeclarations;
  readonly examples: readonly Example[];
  /** Returns the exit code. */
  run(context: ExtraCommandContext): Promise<number>;
}

/** What an extra command may use: its arguments and the world, through the host. */
export interface ExtraCommandContext {
  /** The words after the command's name that aren't options, without what stands after `--`. */
  readonly words: readonly string[];
  /** The words after `--`. */
  readonly wordsAfterDashes: readonly string[];
  readonly host: CliHost;
  readonly services: LanguageServices;
  readonly request: LanguageRequest;
  /** How many bytes may be written at most; 0 = no limit. */
  readonly maxOutput: number;
  /** Reads a file, or standard input for `-`, and reports what is wrong with it. */
  read(path: string): Promise<Source | undefined>;
  /** The files that words mean (files, folders, globs, `-`), each once; reports those that mean none. */
  expand(words: readonly string[]): readonly string[];
  report(diagnostics: readonly Diagnostic[]): void;
  /** Writes diagnostics at once, and says whether there is an error among them: for commands that go on then. */
  tell(diagnostics: readonly Diagnostic[]): boolean;
  /** Whether what was reported so far has errors: those too that the configuration file has made of lints. */
  hasFailed(): boolean;
}

/** The part of a `Catalogue` that doesn't depend on its exact codes. */
export interface DeclaredDiagnostics {
  readonly language: string;
  readonly declarations: Readonly<Record<string, Declaration>>;
}

/** What a language hands to `createCli` and gets every command for. It holds nothing of the parser. */
export interface Language {
  /** The name of the command and the first half of every code. */
  readonly name: string;
  /** As written in prose: `SmartFrog`. */
  readonly title: string;
  readonly version: string;
  /** File endings that belong to it, with the dot. */
  readonly extensions: readonly string[];
  /** The output formats of `compile`; the first is the default. */
  readonly formats: readonly string[];
  /** Whether inputs belong together as those of `check` do: `compile`, `explain` and `graph` take several, `diff` folders and patterns. */
  readonly severalInputs?: boolean;
  /** What it may report: its catalogue, of which only the declarations are used here. */
  readonly catalogue: DeclaredDiagnostics;
  /** Options of its own. Also legal in the configuration file. */
  readonly options: OptionDeclarations;
  /** At least two examples a command. */
  readonly examples: Readonly<Record<CommandName, readonly Example[]>>;
  readonly extraCommands?: readonly ExtraCommand[];
  /**
   * In place of a common command, where its options ask for what only this language does (many results at once): gets what an
   * extra command gets and returns the exit code. Nothing where the usual way is right.
   */
  instead?(command: CommandName, options: OptionValues): ExtraCommand["run"] | undefined;
  /** An input that is no file, such as a folder that an option names; nothing where it is one. */
  readInput?(path: string, options: OptionValues): Source | undefined;
  /** The pages of its diagnostics by the second half of their codes; needs no parser. */
  pages(): Promise<Readonly<Record<string, DiagnosticPage | PlainPage>>>;
  /** How `diff` compares: whether the order of names means something, and what a part of a container is called. */
  readonly comparing?: Pick<CompareOptions, "order" | "member">;
  /** One text of what several files gave, each compiled by itself; without this `compile` takes one file. */
  joinResults?(format: string, results: readonly NamedResult[]): Iterable<string>;
  /** A path in the language's notation, for `diff`; names joined by `:` without it. */
  formatPath?(path: readonly string[]): string;
  load(): Promise<LanguageServices>;
  /** Answers an editor until it ends, and returns the exit code; without this there is no command `lsp`. */
  serve?(context: ServingContext): Promise<number>;
}

/** What a language server starts from: the world, and the options of the command line. */
export interface ServingContext {
  readonly host: CliHost;
  readonly options: OptionValues;
}
