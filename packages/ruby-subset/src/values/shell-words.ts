import { raise } from "./errors.js";
import type { Meter } from "./meter.js";
import { inspect } from "./print.js";
import { RString } from "./values.js";

/** A word that a shell takes literally. */
export function escapeWord(word: string): string {
  if (word === "") return "''";
  return word.replace(/[^A-Za-z0-9_\-.,:+/@\n]/gu, "\\$&").replaceAll("\n", "'\n'");
}

const part = /\s*(?:([^\s\\'"]+)|'([^']*)'|"((?:[^"\\]|\\[^])*)"|(\\[^]?)|(\S))(\s?)/y;

/** The words of a shell's command line. */
export function splitWords(line: string, meter: Meter): string[] {
  const words: string[] = [];
  let word = "";
  part.lastIndex = 0;
  for (let match = part.exec(line); match; match = part.exec(line)) {
    const [, plain, single, double, escaped, wrong, space] = match;
    if (wrong !== undefined) raise("ArgumentError", `Unmatched quote: ${inspect(new RString(line), meter)}`);
    word += plain ?? single ?? double?.replace(/\\([$`"\\\n])/g, "$1") ?? escaped?.replace(/\\([^])/, "$1") ?? "";
    if (space === "" && part.lastIndex < line.length) continue;
    words.push(word);
    word = "";
  }
  return words;
}
