import yargs from "yargs";
import type { OptionDeclarations } from "./language.js";
import { aliasesOf } from "./options.js";

/** What yargs makes of words: values by the names as declared, without its own additions. */
export interface ParsedWords {
  readonly values: Readonly<Record<string, unknown>>;
  readonly words: readonly string[];
  readonly wordsAfterDashes: readonly string[];
  /** The option that stands at the end of the line without its value. */
  readonly missingValue?: string;
}

/** The settings under which yargs takes words as they are: no letters split, no numbers guessed, no objects made. */
const settings = {
  "short-option-groups": false,
  "parse-numbers": false,
  "parse-positional-numbers": false,
  "dot-notation": false,
  "greedy-arrays": false,
  "camel-case-expansion": false,
  "strip-aliased": true,
  "populate--": true,
};

/** The only place that knows yargs. Help, version and the checking of values are ours, for the sake of the words. */
export function parseWords(words: readonly string[], declarations: OptionDeclarations): ParsedWords {
  let failure = "";
  const parser = yargs([...words])
    .parserConfiguration(settings)
    .detectLocale(false)
    .help(false)
    .version(false)
    .exitProcess(false)
    .fail((message: string) => {
      failure ||= message;
    });
  const argv = parser.options(translate(declarations)).parseSync() as Record<string, unknown>;
  const { _: plain, "--": after, $0: _program, ...values } = argv;
  const missing = /^Not enough arguments following: (.+)$/.exec(failure)?.[1];
  return {
    values: withoutUndefined(values),
    words: ((plain as unknown[]) ?? []).map(String),
    wordsAfterDashes: ((after as unknown[]) ?? []).map(String),
    ...(missing === undefined ? {} : { missingValue: missing }),
  };
}

/** Numbers pass as text, so that `12x` can be answered with our words. */
function translate(declarations: OptionDeclarations) {
  const translated = Object.entries(declarations).map(([name, option]) => {
    const takesValue = option.type !== "boolean";
    const type = takesValue ? ("string" as const) : ("boolean" as const);
    return [
      name,
      { type, alias: aliasesOf(option), array: option.array === true, ...(takesValue ? { nargs: 1 } : {}) },
    ] as const;
  });
  return Object.fromEntries(translated);
}

function withoutUndefined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
