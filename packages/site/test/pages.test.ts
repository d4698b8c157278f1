import { describe, expect, it } from "@jest/globals";
import { service as cf2 } from "@cairn/cf2/internal/service";
import { createCli } from "@cairn/cli-kit";
import { memoryHost, splitWords } from "@cairn/cli-kit/testing";
import { service as mupuppet } from "@cairn/mupuppet/internal/service";
import { service as smartfrog } from "@cairn/smartfrog/internal/service";
import { expectGolden } from "@cairn/testing";
import { service as typeArm } from "@cairn/type-arm/internal/service";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const docs = join(import.meta.dirname, "../../../docs");
const commands = new Map([smartfrog, cf2, mupuppet, typeArm].map(({ language }) => [language.name, language]));

/**
 * A page with the outputs of its commands: `name.ext`: before a block makes it a file, or changes it; a block `console`
 * has commands after `$ ` and what they print.
 */
async function replay(text: string): Promise<{ readonly text: string; readonly commands: number }> {
  const files: Record<string, string> = {};
  let count = 0;
  const written: string[] = [];
  for (const part of text.split(/^((?:`[^`\n]+`:\n\n)?```[^]*?^```$)/m)) {
    const file = /^`([^`\n]+)`:\n\n```[^\n]*\n([^]*?)^```$/m.exec(part);
    const session = /^```console\n([^]*?)^```$/m.exec(part);
    if (file) files[file[1]!] = file[2]!;
    if (!session) written.push(part);
    else {
      const lines = session[1]!.split("\n").filter((line) => line.startsWith("$ "));
      count += lines.length;
      const answers: string[] = [];
      for (const line of lines) answers.push(`${line}\n${await run(line.slice(2), files)}`);
      written.push(`\`\`\`console\n${answers.join("")}\`\`\``);
    }
  }
  return { text: written.join(""), commands: count };
}

async function run(line: string, files: Record<string, string>): Promise<string> {
  const [name = "", ...words] = splitWords(line);
  if (name === "cat") return files[words[0]!] ?? "";
  const language = commands.get(name);
  if (!language) throw new Error(`no such command: ${name}`);
  const host = memoryHost({ files });
  await createCli(language).run(words, host);
  for (const path of host.paths()) files[path] = host.text(path)!;
  return host.stderr + host.stdout;
}

const pages = readdirSync(join(docs, "tours")).filter((name) => name.endsWith(".md"));

describe("the programs and outputs of a tour are what the commands say", () => {
  it.each(pages)("%s", async (page) => {
    const path = join(docs, "tours", page);
    const { commands: count, text } = await replay(readFileSync(path, "utf8"));
    expect(count).toBeGreaterThanOrEqual(6);
    expectGolden(path, text);
  });
});
