import type { Argument, Example, Language, OptionDeclarations } from "./language.js";
import type { Session } from "./session.js";

/** The words and options of one command line, checked against what the command declares. */
export interface CommandLine {
  /** The words that aren't options, as they were typed. */
  readonly words: readonly string[];
  /** What stood after `--`; also at the end of `words` except for commands that set `splitsAtDashes`. */
  readonly wordsAfterDashes: readonly string[];
  /** The options given, by camel-case names. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A command as the shared machinery sees it: what parsing, help and completion need, and what it does. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Instead of a usage made from `arguments`. */
  readonly usage?: string;
  readonly arguments: readonly Argument[];
  /** Options of its own, beside the common ones and the language's. */
  readonly options: OptionDeclarations;
  /** Sentences below the options, for what a table can't say. */
  readonly notes?: readonly string[];
  readonly examples: readonly Example[];
  /** Whether the words after `--` are kept apart. */
  readonly splitsAtDashes?: boolean;
  /** What must stand after `--`, where something must: `FILE…`. */
  readonly neededAfterDashes?: string;
  /** Returns the exit code; what it reported is written afterwards and may raise it to 1. */
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
