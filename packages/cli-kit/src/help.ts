import { usageWords, type Command } from "./command.js";
import { exitCodeMeanings } from "./exit-codes.js";
import type { Argument, Language, OptionDeclarations } from "./language.js";
import { aliasesOf, commonOptions, configName, languageOptions, typedName, valuePlaceholder } from "./options.js";

/** Longer lines are hard to read, however wide the terminal is. */
const widestText = 100;
const widestFirstColumn = 30;

/** The output of `<lang> help`. */
export function renderHelp(language: Language, commands: readonly Command[], width: number): string {
  const { name, title, version } = language;
  const rows = commands.map((command): Row => [usageWords(command), command.summary]);
  return joinSections([
    [`${title} ${version}: compile, check, explain and format ${title} files.`],
    [`Usage: ${name} COMMAND [options]`],
    ["Commands:", ...table(rows, width)],
    [
      `\`${name} help COMMAND\` shows the options and examples of a command; \`${name} --version\` the version.`,
      `A file named \`-\` is standard input. Options can also be set in \`${configName(language)}\`.`,
    ].flatMap((text) => wrap(text, textWidth(width))),
    exitCodeLines(width),
  ]);
}

/** The output of `<lang> help COMMAND`. */
export function renderCommandHelp(language: Language, command: Command, width: number): string {
  const own = { ...command.options, ...languageOptions(language, command.name) };
  const sections = [
    wrap(`${language.name} ${command.name}: ${command.summary}`, textWidth(width)),
    [`Usage: ${language.name} ${usageWithOptions(command)}`],
    table(command.arguments.map(argumentRow), width),
    optionSection("Options:", own, language, width),
    optionSection("Options of every command:", commonOptions, language, width),
    (command.notes ?? []).flatMap((note) => wrap(note, textWidth(width))),
    exampleSection(language, command, width),
  ];
  return joinSections(sections);
}

/** Nothing is an option after `--`, so options are written before it. */
function usageWithOptions(command: Command): string {
  const words = usageWords(command);
  return words.includes(" -- ") ? words.replace(" ", " [options] ") : `${words} [options]`;
}

type Row = readonly [left: string, right: string];

function argumentRow({ name, describe, choices }: Argument): Row {
  return [name, choices ? `${describe}: ${choices.join(", ")}` : describe];
}

function optionSection(title: string, options: OptionDeclarations, language: Language, width: number): string[] {
  const rows = Object.entries(options).map(([name, option]): Row => {
    const names = [...aliasesOf(option), name].map((each) => typedName(each, each === name ? option : undefined));
    const shown = option.default === undefined ? "" : ` (default: ${option.default})`;
    const again = option.array ? "; can be repeated" : "";
    const text = option.describe.replace("{config}", configName(language));
    return [`${names.join(", ")} ${valuePlaceholder(name, option)}`.trimEnd(), text + again + shown];
  });
  return rows.length === 0 ? [] : [title, ...table(rows, width)];
}

function exampleSection(language: Language, command: Command, width: number): string[] {
  if (command.examples.length === 0) return [];
  const lines = command.examples.flatMap(([words, does]) => [
    `  ${language.name} ${words}`.trimEnd(),
    ...wrap(does, textWidth(width) - 6).map((line) => `      ${line}`),
  ]);
  return ["Examples:", ...lines];
}

function exitCodeLines(width: number): string[] {
  const text = `Exit codes: ${exitCodeMeanings.map((row) => row.join(" ")).join(", ")}.`;
  return wrap(text, textWidth(width));
}

/** Two columns; if the left text is too long for its column, the right one starts on the next line. */
function table(rows: readonly Row[], width: number): string[] {
  const widest = Math.min(widestFirstColumn, Math.floor(textWidth(width) * 0.4));
  const longest = Math.max(0, ...rows.map(([left]) => (left.length <= widest ? left.length : 0)));
  const indent = " ".repeat(longest + 4);
  return rows.flatMap(([left, right]) => {
    const [first = "", ...rest] = wrap(right, textWidth(width) - indent.length);
    const fits = left.length <= longest;
    const head = fits ? [`  ${left.padEnd(longest)}  ${first}`] : [`  ${left}`, `${indent}${first}`];
    return [...head, ...rest.map((line) => indent + line)].map((line) => line.trimEnd());
  });
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length > Math.max(20, width) && line !== "") {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function textWidth(width: number): number {
  return Math.min(widestText, Math.max(40, width));
}

function joinSections(sections: readonly (readonly string[])[]): string {
  const filled = sections.filter((section) => section.length > 0);
  return filled.map((section) => section.join("\n")).join("\n\n") + "\n";
}
