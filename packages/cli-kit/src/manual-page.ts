import { commandsOf } from "./command-table.js";
import { usageWords, type Command } from "./command.js";
import { exitCodeMeanings } from "./exit-codes.js";
import type { Argument, Language, OptionDeclaration, OptionDeclarations } from "./language.js";
import { aliasesOf, commonOptions, configName, languageOptions, typedName, valuePlaceholder } from "./options.js";

/** The manual page of a command, section 1, in the macros of man(7): the same declarations as the help, in one document. */
export function manualPage(language: Language): string {
  const { name, title, version } = language;
  const commands = commandsOf(language);
  const blocks = [
    `.TH ${name.toUpperCase()} 1 "" "${name} ${version}" "User Commands"`,
    section("NAME", `${escape(name)} \\- compile, check, explain and format ${escape(title)} files`),
    section("SYNOPSIS", `.B ${escape(name)}\n.I COMMAND\n[options]`),
    section("DESCRIPTION", description(language)),
    section("COMMANDS", commands.map((command) => commandPart(language, command)).join("\n")),
    section("OPTIONS OF EVERY COMMAND", optionList(commonOptions, language)),
    section("EXIT STATUS", exitCodeMeanings.map(([code, meaning]) => entry(`${code}`, meaning)).join("\n")),
  ];
  return `${blocks.join("\n")}\n`;
}

function description(language: Language): string {
  return escape(
    `A file named - is standard input. Options can also stand in ${configName(language)}. ` +
      `"${language.name} help COMMAND" shows the options and examples of a command.`,
  );
}

function commandPart(language: Language, command: Command): string {
  const options = { ...command.options, ...languageOptions(language, command.name) };
  const parts = [
    `.SS ${escape(`${language.name} ${usageWords(command)}`)}`,
    escape(command.summary),
    ...command.arguments.map(argumentEntry),
    optionList(options, language),
    ...(command.notes ?? []).map((note) => `.PP\n${escape(note)}`),
    ...(command.examples.length > 0 ? [".PP\nExamples:"] : []),
    ...command.examples.map(([words, does]) => entry(`${language.name} ${words}`.trimEnd(), does)),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function argumentEntry({ name, describe, choices }: Argument): string {
  return entry(name, choices ? `${describe}: ${choices.join(", ")}` : describe);
}

function optionList(options: OptionDeclarations, language: Language): string {
  return Object.entries(options)
    .map(([name, option]) => entry(optionWords(name, option), optionText(option, language)))
    .join("\n");
}

function optionWords(name: string, option: OptionDeclaration): string {
  const names = [...aliasesOf(option), name].map((each) => typedName(each, each === name ? option : undefined));
  return `${names.join(", ")} ${valuePlaceholder(name, option)}`.trimEnd();
}

function optionText(option: OptionDeclaration, language: Language): string {
  const again = option.array ? "; may be given again" : "";
  const byDefault = option.default === undefined ? "" : ` (default: ${option.default})`;
  return option.describe.replace("{config}", configName(language)) + again + byDefault;
}

function section(heading: string, body: string): string {
  return `.SH ${heading}\n${body}`;
}

/** A term, with its description indented below it. */
function entry(term: string, meaning: string): string {
  return `.TP\n.B ${escape(term)}\n${escape(meaning)}`;
}

/** Escapes text for roff, where backslashes, hyphens and certain characters at the beginning of a line are special. */
function escape(text: string): string {
  return text.replaceAll("\\", "\\e").replaceAll("-", "\\-").replace(/^[.']/gm, "\\&$&");
}
