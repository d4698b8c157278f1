import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { testIf } from "@cairn/testing";
import { hasPuppet } from "./oracle/puppet.js";
import { hasGit, RealFolder } from "./real-folder.js";
import { comparable, type PrintedCatalog } from "./oracle/comparable.js";
import { expectReadme } from "./replay-readme.js";

const example = join(import.meta.dirname, "../../../examples/control-repo");
const whereGit = testIf(hasGit, "needs git");

whereGit("the day in the README is as it says", async () => {
  const folder = new RealFolder(example);
  try {
    folder.git("init", "--quiet");
    await expectReadme(example, folder);
  } finally {
    folder.remove();
  }
});

const wherePuppet = testIf(hasPuppet, "needs puppet");

wherePuppet("Puppet gives the same ten catalogs", async () => {
  const facts = readdirSync(join(example, "facts")).sort();
  const files = facts.map((name) => join(example, "facts", name));
  const script = join(import.meta.dirname, "oracle/environment.rb");
  const { stderr, stdout } = spawnSync("ruby", [script, example, "production", ...files], { encoding: "utf8" });
  expect(stderr).toBe("");
  const catalogs = stdout
    .split("\n")
    .flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as PrintedCatalog] : []));
  expect(catalogs.length).toBe(10);
  const folder = new RealFolder(example);
  try {
    for (const [index, catalog] of catalogs.entries()) {
      const { out } = await folder.run("compile", "--environment", ".", "--facts", `facts/${facts[index]!}`);
      expect(comparable(JSON.parse(out) as PrintedCatalog)).toEqual(comparable(catalog));
    }
  } finally {
    folder.remove();
  }
});
