import { defineFunction, rubyText, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { required } from "@cairn/puppet-core/functions/ruby";
import { any } from "@cairn/puppet-core/types";
import { isArray, type Value } from "@cairn/puppet-core/values";
import { inspectRuby, oldFunction, failEvaluation, wrongCount } from "../old-function.js";

/** A word that a shell takes literally, as Ruby's `Shellwords` writes it. */
function escapeWord(word: string): string {
  if (word === "") return "''";
  return word.replace(/[^A-Za-z0-9_\-.,:+/@\n]/gu, "\\$&").replaceAll("\n", "'\n'");
}

const shellEscape = defineFunction("shell_escape", {
  parameters: [required("string", any)],
  run: (_, value = null) => escapeWord(rubyText(value)),
});

const shellJoin = oldFunction("shell_join", -1, (_, ...values) => {
  if (values.length !== 1) wrongCount("shell_join", values.length, "1");
  const [words] = values as [Value];
  if (!isArray(words)) failEvaluation(`First argument is not an Array: ${inspectRuby(words)}`);
  return words.map((word) => escapeWord(rubyText(word))).join(" ");
});

const shellSplit = oldFunction("shell_split", -1, (_, ...values) => {
  if (values.length !== 1) wrongCount("shell_split", values.length, "1");
  return splitWords(rubyText(values[0]!));
});

const part = /\s*(?:([^\s\\'"]+)|'([^']*)'|"((?:[^"\\]|\\[^])*)"|(\\[^]?)|(\S))(\s?)/y;

function splitWords(line: string): string[] {
  const words: string[] = [];
  let word = "";
  part.lastIndex = 0;
  for (let match = part.exec(line); match; match = part.exec(line)) {
    const [, plain, single, double, escaped, wrong, space] = match;
    if (wrong !== undefined) failEvaluation(`Unmatched quote: ${inspectRuby(line)}`);
    word += plain ?? single ?? double?.replace(/\\([$`"\\\n])/g, "$1") ?? escaped?.replace(/\\([^])/, "$1") ?? "";
    if (space === "" && part.lastIndex < line.length) continue;
    words.push(word);
    word = "";
  }
  return words;
}

/** Functions of words for a shell. */
export const shell: readonly PuppetFunction[] = [shellEscape, shellJoin, shellSplit];
