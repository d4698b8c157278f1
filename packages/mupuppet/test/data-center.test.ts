import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testIf } from "@cairn/testing";
import { comparable, type PrintedCatalog } from "./oracle/comparable.js";
import { RealFolder } from "./real-folder.js";
import { expectReadme } from "./replay-readme.js";

const example = join(import.meta.dirname, "../../../examples/datacenter");
const fleet = ["compile", "--environment", ".", "--nodes", "inventory.ndjson", "-o", "catalogs"];
const keys = ["--eyaml-private-key", "keys/private_key.pkcs7.pem", "--eyaml-public-key", "keys/public_key.pkcs7.pem"];

let folder: RealFolder;
beforeEach(() => (folder = new RealFolder(example)));
afterEach(() => folder.remove());

test("the README is as it says", () => expectReadme(example, folder));

/** Puppet with what decrypts eyaml's secrets. */
const puppet = spawnSync("ruby", ["-e", 'require "puppet"; require "hiera/backend/eyaml"; print Puppet.version'], {
  encoding: "utf8",
});
const wherePuppet = testIf(puppet.status === 0, "needs puppet, hiera-eyaml");

wherePuppet("Puppet gives the same fifty catalogs", async () => {
  const script = join(import.meta.dirname, "oracle/fleet.rb");
  const options = { encoding: "utf8", maxBuffer: 1 << 28 } as const;
  const { stderr, stdout } = spawnSync("ruby", [script, example, join(example, "inventory.ndjson")], options);
  expect(stderr).toBe("");
  const expected = stdout
    .split("\n")
    .flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as PrintedCatalog] : []));
  expect(expected.length).toBe(50);
  const profile = puppet.stdout.startsWith("7.") ? "puppet7" : "puppet8";
  const { status } = await folder.run(...fleet, ...keys, "--profile", profile);
  expect(status).toBe(0);
  const catalogs = join(folder.path, "catalogs");
  expect(readdirSync(catalogs).filter((name) => name.endsWith(".json")).length).toBe(50);
  for (const catalog of expected) {
    const ours = JSON.parse(readFileSync(join(catalogs, `${catalog.name}.json`), "utf8")) as PrintedCatalog;
    expect(comparable(ours)).toEqual(comparable(catalog));
  }
});
