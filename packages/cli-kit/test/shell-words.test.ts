import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { describeShells, testIf } from "@cairn/testing";
import { helpInShell, linesInShell } from "../src/testing/index.js";
import { withoutRedirection } from "../src/testing/run-examples.js";
import { kv } from "./fixture-language/language.js";

const root = join(import.meta.dirname, "../../..");
const languages = ["smartfrog", "mupuppet", "cf2", "type-arm"];

/** Files of prose, seen from the repository. */
function prose(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md") && !/node_modules|dist|test\//.test(name))
    .map((name) => join(folder, name));
}

/** The lines of a file's shell blocks, those that a backslash continues joined. */
function shellLines(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  const blocks = [...text.matchAll(/^```(?:sh|console|bash)\n([^]*?)^```$/gm)].map(([, block]) => block!);
  return blocks.flatMap((block) =>
    block
      .replaceAll("\\\n", " ")
      .split("\n")
      .map((line) => line.replace(/^\$ /, "")),
  );
}

function linesOf(program: string, files: readonly string[]): string[] {
  const start = new RegExp(`^(?:npx )?(?=${program} )`);
  const lines = files.flatMap(shellLines).filter((line) => start.test(line) && !line.includes(" | "));
  // What comes after a comment's sign, or if the command doesn't end with 0, isn't the command's.
  return lines.map((line) => withoutRedirection(line.replace(start, "").replace(/\s+(?:#|\|\| ).*$/, "")));
}

describe("what people are told to type means the same in every shell", () => {
  const files = ["README.md", "CONTRIBUTING.md", ...["docs", "examples", "packages"].flatMap(prose)];

  describe.each(languages)("%s in the documentation", (language) => {
    const lines = linesOf(language, files);
    describeShells((shell) => expect(linesInShell(shell, language, lines)).toEqual([]));
  });

  it("with some lines to look at", () => {
    expect(languages.flatMap((language) => linesOf(language, files)).length).toBeGreaterThan(20);
  });

  describe("kv in its help", () => describeShells((shell) => expect(helpInShell(shell, kv)).toEqual([])));

  testIf(spawnSync("zsh", ["--version"]).status === 0, "needs zsh")("is detected if it doesn't", () => {
    const line = "kv explain a.kv File[x][y]";
    expect(linesInShell("zsh", "kv", [line])).toEqual([line]);
  });
});
