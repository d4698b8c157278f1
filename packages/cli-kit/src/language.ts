import type { Catalogue, Declaration, Diagnostic, DiagnosticPage, Files, Result, Source } from "@cairn/diagnostics";
import type { Explanation, Graph, StoreValue } from "@cairn/store";
import type { Options as YargsOption } from "yargs";

/** The commands that every language has (contract, "Commands"). */
export type CommandName =
  | "compile"
  | "check"
  | "fmt"
  | "explain"
  | "diff"
  | "graph"
  | "ast"
  | "diagnostics"
  | "completion";

/** One line of a command's help: what to type (without the program's name) and what it does. */
export type Example = readonly [commandLine: string, does: string];

/** The values of a language's own options, as yargs and the configuration file gave them, by their camel-case names. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** Told when a phase begins, so that `--stats` can time it and a bug can be reported with its phase and file. */
export type PhaseListener = (phase: string, file: string) => void;

/** What a language gets for one run. */
export interface LanguageRequest {
  readonly files: Files;
  readonly options: OptionValues;
  readonly onPhase: PhaseListener;
  readonly maxErrors: number;
}

/** What a language makes of one input; every member works as far as the input allowed. */
export interface Compilation {
  /** The result as a tree, for `diff`. */
  readonly value: StoreValue;
  /** The result as text in one of `Language.formats`, in chunks; refuses more than `maxOutput` bytes (0 = no limit) before expanding it. */
  print(format: string, maxOutput: number): Result<Iterable<string>>;
  /** Where the value at `path` (in the language's notation) comes from. */
  explain(path: string): Result<Explanation>;
  graph(): Result<Graph>;
}

/** Everything of a language that needs its parser; loaded only by the commands that do. */
export interface LanguageServices {
  compile(source: Source, request: LanguageRequest): Result<Compilation>;
  /** All inputs of one `check`, so that a language can treat them as belonging together. */
  check(sources: readonly Source[], request: LanguageRequest): readonly Diagnostic[];
  /** The formatted text; no value where the source has a syntax error. */
  format(source: Source): Result<string>;
  /** The tree as plain data. */
  ast(source: Source): Result<object>;
  /** The places of comments, for `cairn-ignore`. */
  comments(source: Source): readonly { readonly start: number; readonly end: number }[];
  /** A compiled result read back (`diff` of two results), where `source` is one in `format` json or yaml. */
  pages(): Promise<Readonly<Record<string, DiagnosticPage>>>;
}

/** A command that only this language has, such as `smartfrog equivalence`. */
export interface ExtraCommand {
  readonly command: string;
  readonly describe: string;
  readonly options: Readonly<Record<string, YargsOption>>;
  readonly examples: readonly Example[];
  /** Returns the exit code. */
  run(context: ExtraCommandContext): Promise<number>;
}

/** What an extra command may use: its arguments and the world, through the host. */
export interface ExtraCommandContext {
  readonly arguments: OptionValues;
  readonly host: import("./host.js").CliHost;
  readonly services: LanguageServices;
  readonly request: LanguageRequest;
  report(diagnostics: readonly Diagnostic[]): void;
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
  readonly catalogue: Catalogue<Record<string, Declaration>>;
  /** Options of its own, for the commands that compile. Also legal in the configuration file. */
  readonly options: Readonly<Record<string, YargsOption>>;
  /** At least two examples a command. */
  readonly examples: Readonly<Record<CommandName, readonly Example[]>>;
  readonly extraCommands?: readonly ExtraCommand[];
  load(): Promise<LanguageServices>;
}
