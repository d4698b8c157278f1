import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { clientOf, place, type Client } from "@cairn/language-server/testing";
import { language } from "../../src/cli/language.js";

const root = mkdtempSync(join(tmpdir(), "cf2-lsp-"));
const base = "// Whose it is.\nDomain => ?\nMemory ~(sum)> 512\n";
const site = [
  "import(base)",
  "Domain => 'example.org'",
  "def host(name) = $name ++ '.' ++ $Domain",
  "Web => { Host => host('www'), Port => 443 }",
  "Url => 'https://' ++ $Web.Host",
  "",
].join("\n");

let client: Client;
let exit: Promise<number>;

beforeAll(async () => {
  writeFileSync(join(root, "base.cf2"), base);
  writeFileSync(join(root, "site.cf2"), site);
  ({ client, exit } = clientOf(language, root, { inlayHints: true }));
  await client.initialize();
  expect(await client.open("site.cf2", site)).toEqual([]);
});
afterAll(async () => {
  await client.end();
  expect(await exit).toBe(0);
  rmSync(root, { recursive: true });
});

interface Found {
  readonly uri: string;
  readonly range: { readonly start: { readonly line: number } };
}

function at<T>(method: string, mark: string, more?: object): Promise<T> {
  const { character, line } = place(site, mark);
  return client.at(method, "site.cf2", line, character, more);
}

it("leads from a name to all its definitions, in the order of imports or not", async () => {
  const found = await at<Found[]>("definition", "++ $Dom¦ain");
  expect(found.map(({ range, uri }) => [uri, range.start.line]).sort()).toEqual([
    [client.uri("base.cf2"), 1],
    [client.uri("site.cf2"), 1],
  ]);
});

it("leads into blocks, to macros and their parameters", async () => {
  expect(await at<Found[]>("definition", "$Web.Ho¦st")).toMatchObject([
    { range: { start: { line: 3, character: 9 } } },
  ]);
  expect(await at<Found[]>("definition", "=> ho¦st(")).toMatchObject([{ range: { start: { line: 2, character: 4 } } }]);
  expect(await at<Found[]>("definition", "= $na¦me")).toMatchObject([{ range: { start: { line: 2, character: 9 } } }]);
});

it("knows no types", async () => {
  expect(await at<Found[]>("typeDefinition", "$Web.Ho¦st")).toEqual([]);
});

it("formats the line that was just finished", async () => {
  await client.open("typed.cf2", "A  =>  1\nB  =>  2\n");
  const edits = await client.at("onTypeFormatting", "typed.cf2", 1, 0, { ch: "\n" });
  expect(edits).toMatchObject([{ newText: "A => 1\n", range: { start: { line: 0 }, end: { line: 1 } } }]);
});

it("leads from an import to its file", async () => {
  expect(await at<Found[]>("definition", "import(ba¦se)")).toMatchObject([{ uri: client.uri("base.cf2") }]);
});

it("explains, also where a value is only read", async () => {
  const { contents } = await at<{ contents: { value: string } }>("hover", "$Web.Ho¦st");
  expect(contents.value).toContain('Web.Host = "www.example.org"');
});

it("renames a resource in all files, and not what is called the same elsewhere", async () => {
  const { changes } = await at<{ changes: Record<string, object[]> }>("rename", "++ $Dom¦ain", { newName: "Zone" });
  expect(
    Object.entries(changes)
      .map(([uri, edits]) => [uri, edits.length])
      .sort(),
  ).toEqual([
    [client.uri("base.cf2"), 1],
    [client.uri("site.cf2"), 2],
  ]);
  const host = await at<{ changes: Record<string, object[]> }>("rename", "$Web.Ho¦st", { newName: "Name" });
  expect(host.changes).toEqual({ [client.uri("site.cf2")]: [expect.anything(), expect.anything()] });
});

it("completes names, members, parameters, functions and files", async () => {
  const labels = async (mark: string) =>
    (await at<{ items: { label: string }[] }>("completion", mark)).items.map(({ label }) => label);
  expect(await labels("$Web.¦Host")).toEqual(["Host", "Port"]);
  expect(await labels("$D¦omain")).toEqual(["Domain"]);
  expect(await labels("= $¦name")).toEqual(expect.arrayContaining(["name", "Memory"]));
  expect(await labels("import(b¦ase)")).toEqual(["base"]);
  expect(await labels("Url => ¦'https")).toEqual(expect.arrayContaining(["upcase", "host", "if"]));
});

it("shows how macros and functions are called", async () => {
  expect(await at("signatureHelp", "host('w¦ww')")).toMatchObject({
    signatures: [{ label: "host(name)" }],
    activeParameter: 0,
  });
});

it("shows what values come to", async () => {
  const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
  const hints = await client.of<{ label: string }[]>("inlayHint", "site.cf2", { range });
  expect(hints.map(({ label }) => label)).toEqual(['→ "www.example.org"', '→ "https://www.example.org"']);
});

it("keeps the outline where a bracket is missing", async () => {
  await client.change("site.cf2", { text: site.replace("443 }", "443") });
  const symbols = await client.of<{ name: string }[]>("documentSymbol", "site.cf2");
  expect(symbols.map(({ name }) => name)).toEqual(["Domain", "host", "Web"]);
  expect(client.diagnostics.get(client.uri("site.cf2"))?.diagnostics).not.toEqual([]);
});
