/** Replaying an example's README: what it shows of commands must be what they print. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { splitWords } from "@cairn/cli-kit/testing";
import { expectGolden } from "@cairn/testing";
import type { RealFolder } from "./real-folder.js";

/** A block of commands: the lines that were typed, with what is printed below each. */
const block = /```console\n([^]*?)```/g;

async function replay(line: string, folder: RealFolder): Promise<string> {
  const [program, ...words] = splitWords(line);
  if (program === "mupuppet") {
    const { out, said } = await folder.run(...words);
    return out + said;
  }
  if (program === "git") folder.commit(words.at(-1)!);
  else if (program === "sed") {
    const [, from, to] = /^s\/(.*?)\/(.*?)\/$/.exec(words[1]!)!;
    folder.change(words[2]!, from!, to!.replaceAll("\\n", "\n"));
  } else throw new Error(`nobody runs ${program}`);
  return "";
}

/** Runs every command that the README of an example shows, in a copy of that example. */
export async function expectReadme(example: string, folder: RealFolder): Promise<void> {
  const text = readFileSync(join(example, "README.md"), "utf8");
  let shown = "";
  let last = 0;
  for (const match of text.matchAll(block)) {
    const lines = match[1]!.split("\n").filter((line) => line.startsWith("$ "));
    let said = "";
    for (const line of lines) said += `${line}\n${await replay(line.slice(2), folder)}`;
    shown += `${text.slice(last, match.index)}\`\`\`console\n${said}\`\`\``;
    last = match.index + match[0].length;
  }
  expectGolden(join(example, "README.md"), shown + text.slice(last));
}
