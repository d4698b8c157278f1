import { Parser } from "yargs/helpers";
import type { OptionDeclarations } from "./language.js";
import { aliasesOf } from "./options.js";

/** yargs's result: values by the names as declared, without its additions. */
export interface ParsedWords {
  readonly values: Readonly<Record<string, unknown>>;
  readonly words: readonly string[];
  readonly wordsAfterDashes: readonly string[];
  /** The option at the end of the line that lacks its value. */
  readonly missingValue?: string;
}

/** Settings that make yargs take arguments literally: no letters split, no numbers guessed, no objects created. */
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

/**
 * The only module that knows yargs. Only its parser is used: help, version and the checking of values are ours, for the
 * sake of their wording, and a whole yargs instance would cost a third of a command's start-up time.
 */
export function parseWords(words: readonly string[], declarations: OptionDeclarations): ParsedWords {
  const { argv, error } = Parser.detailed([...words], { ...translate(declarations), configuration: settings });
  const { _: plain, "--": after, ...values } = argv as Record<string, unknown>;
  const missing = /^Not enough arguments following: (.+)$/.exec(error?.message ?? "")?.[1];
  return {
    values: withoutUndefined(values),
    words: (plain as unknown[]).map(String),
    wordsAfterDashes: ((after as unknown[] | undefined) ?? []).map(String),
    ...(missing === undefined ? {} : { missingValue: missing }),
  };
}

/** Numbers are passed as strings, so that `12x` gets our message. */
function translate(declarations: OptionDeclarations) {
  const entries = Object.entries(declarations);
  const withValue = entries.filter(([, option]) => option.type !== "boolean");
  return {
    alias: Object.fromEntries(entries.map(([name, option]) => [name, [...aliasesOf(option)]])),
    array: entries.filter(([, option]) => option.array).map(([name]) => name),
    boolean: entries.filter(([, option]) => option.type === "boolean").map(([name]) => name),
    string: withValue.map(([name]) => name),
    narg: Object.fromEntries(withValue.map(([name]) => [name, 1])),
  };
}

function withoutUndefined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
