import type { Command } from "../command.js";
import type { Language, OptionDeclarations } from "../language.js";
import { aliasesOf, commonOptions, configName, languageOptions, typedName } from "../options.js";

/** An option as completion needs it. */
export interface CompletedOption {
  /** As typed: `--format`, `-f`. */
  readonly names: readonly string[];
  readonly describe: string;
  readonly takesValue: boolean;
  /** Whether it may be given several times. */
  readonly repeats: boolean;
  readonly choices: readonly string[];
  readonly folder: boolean;
}

/** A command as completion needs it. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** The possible values of its first argument, if that isn't a file. */
  readonly choices: readonly string[];
  readonly takesFiles: boolean;
}

/** What the scripts of all shells have in common; `help` is among the commands. */
export async function describeCommands(language: Language, commands: readonly Command[]): Promise<CompletedCommand[]> {
  const { catalogue } = await language.load();
  const codes = Object.keys(catalogue.declarations).map((name) => `${catalogue.language}/${name}`);
  const help: CompletedCommand = {
    name: "help",
    summary: "show the options and examples of a command",
    options: [],
    choices: commands.map((command) => command.name),
    takesFiles: false,
  };
  return [...commands.map((command) => describeCommand(language, command, codes)), help];
}

function describeCommand(language: Language, command: Command, codes: readonly string[]): CompletedCommand {
  const options: OptionDeclarations = {
    ...command.options,
    ...languageOptions(language, command.name),
    ...commonOptions,
  };
  const choices = command.name === "diagnostics" ? codes : (command.arguments[0]?.choices ?? []);
  return {
    name: command.name,
    summary: command.summary,
    options: Object.entries(options).map(([name, option]) => ({
      names: [typedName(name, option), ...aliasesOf(option).map((alias) => typedName(alias, undefined))],
      describe: option.describe.replace("{config}", configName(language)),
      takesValue: option.type !== "boolean",
      repeats: option.array === true,
      choices: option.choices ?? option.offers ?? [],
      folder: option.value === "FOLDER",
    })),
    choices,
    takesFiles: choices.length === 0 && command.arguments.length > 0,
  };
}
