import type { Argument, Example, Language, OptionDeclarations } from "./language.js";
import type { Session } from "./session.js";

/** The arguments and options of one command line, checked against the command's declaration. */
export interface CommandLine {
  /** The arguments that aren't options, as they were typed. */
  readonly words: readonly string[];
  /** The arguments after `--`; also at the end of `words` except for commands that set `splitsAtDashes`. */
  readonly wordsAfterDashes: readonly string[];
  /** The given options, by camel-case names. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A command as the shared machinery sees it: what parsing, help and completion need, and its implementation. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Instead of a usage line generated from `arguments`. */
  readonly usage?: string;
  readonly arguments: readonly Argument[];
  /** Its own options, besides the common ones and the language's. */
  readonly options: OptionDeclarations;
  /** Sentences below the options, for what a table can't express. */
  readonly notes?: readonly string[];
  readonly examples: readonly Example[];
  /** Whether the arguments after `--` are kept separate. */
  readonly splitsAtDashes?: boolean;
  /** The required arguments after `--`, if any: `FILE…`. */
  readonly neededAfterDashes?: string;
  /** Whether it serves many folders and reads the configuration of each itself. */
  readonly isServer?: boolean;
  /** Returns the exit code; its diagnostics are written afterwards and may raise it to 1. */
  run(session: Session, line: CommandLine): Promise<number>;
}

/** A command that every language has: its declaration depends on the language. */
export type CommandFactory = (language: Language) => Command;

/** A command with its arguments, as typed: `explain FILE PATH`. */
export function usageWords(command: Command): string {
  const words = command.usage ?? command.arguments.map(argumentWord).join(" ");
  return words === "" ? command.name : `${command.name} ${words}`;
}

function argumentWord({ name, optional, many }: Argument): string {
  const word = many ? `${name}…` : name;
  return optional ? `[${word}]` : word;
}
