import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { commandsOf } from "../command-table.js";
import type { Language } from "../language.js";
import { withoutRedirection } from "./run-examples.js";
import { splitWords } from "./split-words.js";

/** The shells in which everything that we tell people to type must mean the same. */
export type Shell = "bash" | "zsh" | "fish";

/** Ends the arguments of one line where they are printed. */
const end = "\u0001";

/**
 * The arguments that `program` receives when each of `lines` is typed in a shell, in an empty folder; undefined if the
 * shell isn't installed. A line that the shell rejects has none, and neither have those after it.
 */
export function wordsInShell(shell: Shell, program: string, lines: readonly string[]): string[][] | undefined {
  const folder = mkdtempSync(join(tmpdir(), "shell-words-"));
  try {
    const script = join(folder, program);
    writeFileSync(script, `#!/bin/sh\n[ $# -eq 0 ] || printf '%s\\0' "$@"\nprintf '${end}\\0'\n`);
    chmodSync(script, 0o755);
    const empty = mkdtempSync(join(folder, "empty-"));
    const env = { ...process.env, HOME: empty, PATH: `${folder}${delimiter}${process.env["PATH"]}` };
    const words = shell === "fish" ? ["--no-config", "-c"] : shell === "zsh" ? ["-f", "-c"] : ["-c"];
    const { error, stdout } = spawnSync(shell, [...words, lines.join("\n")], { cwd: empty, env, encoding: "utf8" });
    return error ? undefined : splitAt(stdout.split("\0").slice(0, -1), lines.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The examples of a language's help that don't reach the command as intended when they are typed in a shell. */
export function helpInShell(shell: Shell, language: Language): readonly string[] {
  const examples = commandsOf(language).flatMap((command) => command.examples);
  const lines = examples.map(([line]) => `${language.name} ${withoutRedirection(line)}`);
  return linesInShell(shell, language.name, lines);
}

/** The same for any lines that begin with the program's name. */
export function linesInShell(shell: Shell, program: string, lines: readonly string[]): readonly string[] {
  const words = wordsInShell(shell, program, lines);
  if (!words) throw new Error(`${shell} isn't installed`);
  return lines.filter((line, index) => JSON.stringify(words[index]) !== JSON.stringify(splitWords(line).slice(1)));
}

function splitAt(words: readonly string[], count: number): string[][] {
  const lines: string[][] = Array.from({ length: count }, () => []);
  let line = 0;
  for (const word of words) {
    if (word === end) line++;
    else lines[line]?.push(word);
  }
  return lines;
}
