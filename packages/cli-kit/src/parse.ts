import { didYouMean } from "@cairn/diagnostics";
import { asTyped } from "./argv.js";
import { usageWords, type Command, type CommandLine } from "./command.js";
import type { Argument, OptionDeclaration, OptionDeclarations } from "./language.js";
import { aliasesOf, camelCase, typedName, valuePlaceholder } from "./options.js";
import type { ParsedWords } from "./parse-words.js";
import type { UsageProblem } from "./usage.js";
import { suggestion, usageProblem } from "./usage.js";

/** Parses the arguments after a command's name. */
export async function parseCommandLine(
  command: Command,
  declarations: OptionDeclarations,
  words: readonly string[],
): Promise<CommandLine | UsageProblem> {
  const parsed = words.some(mayBeOption)
    ? (await import("./parse-words.js")).parseWords(words, declarations)
    : plainWords(words);
  const problem = findOptionProblem(command, declarations, words, parsed);
  if (problem) return problem;
  const given = command.splitsAtDashes ? parsed.words : [...parsed.words, ...parsed.wordsAfterDashes];
  const line: CommandLine = {
    words: withInput(command, declarations, parsed, given).map(asTyped),
    wordsAfterDashes: parsed.wordsAfterDashes.map(asTyped),
    options: collectOptions(declarations, parsed),
  };
  return findWordProblem(command, line.words) ?? findMissingAfterDashes(command, line.wordsAfterDashes) ?? line;
}

function findMissingAfterDashes(command: Command, words: readonly string[]): UsageProblem | undefined {
  const { name, neededAfterDashes: needed } = command;
  if (needed === undefined || words.length > 0) return undefined;
  return usageProblem(`\`${name}\` needs ${needed} after \`--\``, name);
}

function mayBeOption(word: string): boolean {
  return word.startsWith("-");
}

/** Usually only files are given: then a command needn't load yargs. */
function plainWords(words: readonly string[]): ParsedWords {
  return { values: {}, words, wordsAfterDashes: [] };
}

/** The arguments with those that options imply, if exactly these are missing: the input in front, a path at the end. */
function withInput(
  command: Command,
  declarations: OptionDeclarations,
  { values }: ParsedWords,
  words: readonly string[],
): readonly string[] {
  const wanted = command.arguments.filter((argument) => !argument.optional).length;
  if (words.length >= wanted || !command.arguments[0]?.name.startsWith("FILE")) return words;
  const stands = (member: "standsFor" | "standsForPath"): string[] => {
    for (const [name, declaration] of Object.entries(declarations)) {
      const value = values[name];
      const last: unknown = Array.isArray(value) ? value.at(-1) : value;
      const word = typeof last === "string" ? declaration[member]?.(last) : undefined;
      if (word !== undefined) return [word];
    }
    return [];
  };
  const all = [...words, ...stands("standsForPath")];
  return all.length + 1 === wanted ? [...stands("standsFor"), ...all] : all;
}

function findOptionProblem(
  command: Command,
  declarations: OptionDeclarations,
  words: readonly string[],
  parsed: ParsedWords,
): UsageProblem | undefined {
  const known = new Map(Object.entries(declarations).flatMap(([name, option]) => namesOf(name, option)));
  const unknown = Object.keys(parsed.values).find((name) => !known.has(name));
  if (unknown !== undefined) return unknownOption(command, declarations, typedWord(unknown, words));
  if (parsed.missingValue !== undefined) return missingValue(command, known, declarations, parsed.missingValue);
  for (const [name, option] of Object.entries(declarations)) {
    const problem = findValueProblem(name, option, parsed.values[name], words);
    if (problem) return usageProblem(problem, command.name);
  }
  return undefined;
}

function namesOf(name: string, option: OptionDeclaration): [string, string][] {
  const names = [name, ...aliasesOf(option)];
  return names.flatMap((each): [string, string][] => [
    [each, name],
    [camelCase(each), name],
  ]);
}

function unknownOption(command: Command, declarations: OptionDeclarations, typed: string): UsageProblem {
  const names = Object.entries(declarations).map(([name, option]) => typedName(name, option));
  return usageProblem(
    `\`${command.name}\` has no option \`${typed}\`${suggestion(didYouMean(typed, names))}`,
    command.name,
  );
}

function typedWord(name: string, words: readonly string[]): string {
  const typed = words
    .map((word) => word.split("=")[0]!)
    .find((word) => /^-/.test(word) && word.replace(/^-+(?:no-)?/, "") === name);
  return typed ?? (name.length === 1 ? `-${name}` : `--${name}`);
}

function missingValue(
  command: Command,
  known: ReadonlyMap<string, string>,
  declarations: OptionDeclarations,
  missing: string,
): UsageProblem {
  const name = known.get(missing) ?? missing;
  const option = declarations[name]!;
  const typed = typedName(name, option);
  return usageProblem(`\`${typed}\` needs a value: \`${typed} ${valuePlaceholder(name, option)}\``, command.name);
}

function findValueProblem(
  name: string,
  option: OptionDeclaration,
  given: unknown,
  words: readonly string[],
): string | undefined {
  const typed = typedName(name, option);
  if (option.type === "boolean") {
    const wrong = words.find((word) => word.startsWith(`${typed}=`) && !/=(?:true|false)$/.test(word));
    return wrong === undefined ? undefined : `\`${typed}\` is a switch and takes no value: \`${wrong}\``;
  }
  const values = given === undefined ? [] : Array.isArray(given) ? given : [given];
  for (const value of values) {
    const problem = findOneValueProblem(typed, option, String(value));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function findOneValueProblem(typed: string, option: OptionDeclaration, value: string): string | undefined {
  const shown = asTyped(value);
  if (option.type === "number" && !isWholeNumber(value)) return `\`${typed}\` takes a whole number, not \`${shown}\``;
  if (value === "" && option.value === "FILE") return `\`${typed}\` needs the name of a file, not an empty word`;
  const refusal = option.refuse?.(shown, typed);
  if (refusal !== undefined) return refusal;
  if (!option.choices || option.choices.includes(value)) return undefined;
  const guess = suggestion(didYouMean(value, option.choices));
  return `\`${typed}\` can't be \`${shown}\`${guess || `; choose one of ${option.choices.join(", ")}`}`;
}

function isWholeNumber(value: string): boolean {
  return /^[0-9]{1,15}$/.test(value);
}

function collectOptions(declarations: OptionDeclarations, { values }: ParsedWords): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(declarations)) {
    const given = values[name];
    if (given === undefined) continue;
    const last: unknown = Array.isArray(given) && !option.array ? given.at(-1) : given;
    options[camelCase(name)] = option.type === "number" ? Number(last) : restoreDash(last);
  }
  return options;
}

/** An option's value may also be `-` (`-o -`), with the same meaning. */
function restoreDash(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restoreDash);
  return typeof value === "string" ? asTyped(value) : value;
}

function findWordProblem(command: Command, words: readonly string[]): UsageProblem | undefined {
  const missing = command.arguments[words.length];
  if (missing && !missing.optional) {
    const wanted = command.arguments.slice(words.length).filter((argument) => !argument.optional);
    const names = wanted.map((argument) => argument.name).join(" and ");
    return usageProblem(`\`${command.name}\` needs ${names}: write \`${usageWords(command)}\``, command.name);
  }
  const takesMany = command.arguments.some(({ many }) => many);
  const surplus = words[command.arguments.length];
  if (surplus !== undefined && !takesMany) {
    return usageProblem(`\`${command.name}\` doesn't take the argument \`${surplus}\``, command.name);
  }
  return findEmptyFile(command, words) ?? findChoiceProblem(command, words);
}

/** No file has an empty name: a shell variable was empty. */
function findEmptyFile(command: Command, words: readonly string[]): UsageProblem | undefined {
  const index = words.indexOf("");
  const name = argumentOf(command, index, words.length)?.name;
  if (index < 0 || name === undefined || !/FILE|^[AB]$/.test(name)) return undefined;
  return usageProblem(`\`${command.name}\` needs the name of a file for ${name}, not an empty word`, command.name);
}

/** The argument that a word represents. */
function argumentOf({ arguments: all }: Command, index: number, count: number): Argument | undefined {
  const many = all.findIndex((argument) => argument.many);
  if (many < 0 || index <= many) return all[index];
  const fromEnd = count - index;
  return fromEnd < all.length - many ? all.at(-fromEnd) : all[many];
}

function findChoiceProblem(command: Command, words: readonly string[]): UsageProblem | undefined {
  for (const [index, { choices, name }] of command.arguments.entries()) {
    const word = words[index];
    if (!choices || word === undefined || choices.includes(word)) continue;
    const guess = suggestion(didYouMean(word, choices)) || `; choose one of ${choices.join(", ")}`;
    return usageProblem(`${name} can't be \`${word}\`${guess}`, command.name);
  }
  return undefined;
}
