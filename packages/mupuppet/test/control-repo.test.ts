import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expectGolden, testIf } from "@cairn/testing";
import { splitWords } from "@cairn/cli-kit/testing";
import { hasPuppet } from "./judge/puppet.js";
import { hasGit, RealFolder } from "./real-folder.js";

const example = join(import.meta.dirname, "../../../examples/control-repo");
const whereGit = testIf(hasGit, "git is not installed");

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

whereGit("the day in the README is as it says", async () => {
  const folder = new RealFolder(example);
  try {
    folder.git("init", "--quiet");
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
  } finally {
    folder.remove();
  }
});

const wherePuppet = testIf(hasPuppet, "puppet is not installed");

interface Printed {
  readonly name: string;
  readonly resources: readonly Readonly<Record<string, unknown>>[];
  readonly [name: string]: unknown;
}

/** What both must agree about: Puppet puts in when and by whom a catalog was made, and sees the environment at another place. */
function comparable({ catalog_uuid: _, version: __, environment: ___, ...catalog }: Printed): unknown {
  const resources = catalog.resources.map(({ file, ...resource }) => {
    return typeof file === "string" ? { ...resource, file: file.split("/").slice(-2).join("/") } : resource;
  });
  return { ...catalog, resources };
}

wherePuppet("Puppet gives the same ten catalogs", async () => {
  const facts = readdirSync(join(example, "facts")).sort();
  const files = facts.map((name) => join(example, "facts", name));
  const script = join(import.meta.dirname, "judge/environment.rb");
  const { stderr, stdout } = spawnSync("ruby", [script, example, "production", ...files], { encoding: "utf8" });
  expect(stderr).toBe("");
  const catalogs = stdout.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Printed] : []));
  expect(catalogs.length).toBe(10);
  const folder = new RealFolder(example);
  try {
    for (const [index, catalog] of catalogs.entries()) {
      const { out } = await folder.run("compile", "--environment", ".", "--facts", `facts/${facts[index]!}`);
      expect(comparable(JSON.parse(out) as Printed)).toEqual(comparable(catalog));
    }
  } finally {
    folder.remove();
  }
});
