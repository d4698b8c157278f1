import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { clientOf, place, type Client } from "@cairn/language-server/testing";
import { language } from "../../src/cli/language.js";

const root = mkdtempSync(join(tmpdir(), "type-arm-lsp-"));
const text = [
  "# What has a name.",
  "type net::named {",
  "  attr name, String { min => 1 }",
  "}",
  "type net::host inherits Net::Named {",
  "  attr ports, Integer { max => unbound, check => { if $it < 1 { 'too small' } } }",
  "  has gateway, Net::Host { containment => false }",
  "  invariant 'ports' { $ports != [] or $name == 'x' }",
  "}",
  "",
].join("\n");

let client: Client;
let exit: Promise<number>;

beforeAll(async () => {
  writeFileSync(join(root, "net.pp"), text);
  ({ client, exit } = clientOf(language, root));
  await client.initialize();
  expect((await client.open("net.pp", text)).filter(({ severity }) => severity === 1)).toEqual([]);
});
afterAll(async () => {
  await client.end();
  expect(await exit).toBe(0);
  rmSync(root, { recursive: true });
});

interface Found {
  readonly range: { readonly start: object };
}

function at<Answer>(method: string, mark: string, more?: object): Promise<Answer> {
  const { character, line } = place(text, mark);
  return client.at(method, "net.pp", line, character, more);
}

it("is outlined by types and features", async () => {
  const symbols = await client.of<{ name: string; children: { name: string }[] }[]>("documentSymbol", "net.pp");
  expect(symbols.map(({ children, name }) => [name, children.map((each) => each.name)])).toEqual([
    ["net::named", ["name"]],
    ["net::host", ["ports", "gateway", "ports"]],
  ]);
});

it("leads from a feature to its type", async () => {
  const host = [{ range: { start: { line: 4, character: 5 } } }];
  expect(await at<Found[]>("typeDefinition", "has gate¦way")).toMatchObject(host);
  expect(await at<Found[]>("typeDefinition", "gateway, Net::Ho¦st")).toMatchObject(host);
  expect(await at<Found[]>("typeDefinition", "{ $por¦ts !=")).toEqual([]);
});

it("formats the block that was just finished", async () => {
  await client.open("typed.pp", "type a {\n    attr   x,String\n}\n$b  =  1\n");
  const edits = await client.at("onTypeFormatting", "typed.pp", 2, 1, { ch: "}" });
  expect(edits).toMatchObject([{ newText: "  attr x, String\n" }]);
});

it("leads from a type to its definition, and from a variable to the feature, inherited ones too", async () => {
  expect(await at<Found[]>("definition", "gateway, Net::Ho¦st")).toMatchObject([
    { range: { start: { line: 4, character: 5 } } },
  ]);
  expect(await at<Found[]>("definition", "{ $por¦ts !=")).toMatchObject([
    { range: { start: { line: 5, character: 7 } } },
  ]);
  expect(await at<Found[]>("definition", "or $na¦me")).toMatchObject([{ range: { start: { line: 2, character: 7 } } }]);
});

it("knows what a type inherits from", async () => {
  const [host] = await at<object[]>("prepareTypeHierarchy", "type net::ho¦st");
  expect(await client.request("typeHierarchy/supertypes", { item: host })).toMatchObject([{ name: "net::named" }]);
});

it("explains a feature", async () => {
  const { contents } = await at<{ contents: { value: string } }>("hover", "attr por¦ts");
  expect(contents.value).toContain('Net::Host/ports = "attr Integer"');
});

it("renames a type in every spelling", async () => {
  const { changes } = await at<{ changes: Record<string, { newText: string }[]> }>("rename", "type net::na¦med", {
    newName: "net::titled",
  });
  expect(changes[client.uri("net.pp")]!.map(({ newText }) => newText)).toEqual(["net::titled", "Net::Titled"]);
});

it("completes types, settings and variables", async () => {
  const labels = async (mark: string) =>
    (await at<{ items: { label: string }[] }>("completion", mark)).items.map(({ label }) => label);
  expect(await labels("inherits Net::¦Named")).toEqual(["Net::Named", "Net::Host"]);
  expect(await labels("Integer { m¦ax")).toEqual(expect.arrayContaining(["max", "min"]));
  expect(await labels("{ $po¦rts !=")).toEqual(["ports"]);
});

it("keeps the outline where a bracket is missing", async () => {
  const found = await client.change("net.pp", { text: text.replace("min => 1 }", "min => 1") });
  expect(found[0]).toMatchObject({ severity: 1 });
  const symbols = await client.of<{ name: string }[]>("documentSymbol", "net.pp");
  expect(symbols.map(({ name }) => name)).toContain("net::named");
});
