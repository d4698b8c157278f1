import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { clientOf, place, type Client } from "@cairn/language-server/testing";
import { language } from "../../src/cli/language.js";

const root = mkdtempSync(join(tmpdir(), "smartfrog-lsp-"));
const base = "// A machine.\nHost extends { port 80; }\n";
const site = [
  '#include "base.sf";',
  "sfConfig extends {",
  "    web extends Host, { port 443; }",
  '    balancer extends { to web:port; name "λ𝒳"; }',
  "}",
  "",
].join("\n");
const broken = site.replace("port 443;", "port 443");

let client: Client;
let exit: Promise<number>;

beforeAll(async () => {
  writeFileSync(join(root, "base.sf"), base);
  writeFileSync(join(root, "site.sf"), site);
  ({ client, exit } = clientOf(language, root, { inlayHints: true }));
  await client.initialize();
});
afterAll(async () => {
  await client.end();
  expect(await exit).toBe(0);
  rmSync(root, { recursive: true });
});

interface Found {
  readonly uri: string;
  readonly range: { readonly start: unknown; readonly end: unknown };
}

const at = (mark: string) => {
  const { character, line } = place(site, mark);
  return [line, character] as const;
};

describe("a program that is right", () => {
  beforeAll(async () => expect(await client.open("site.sf", site)).toEqual([]));

  it("is outlined", async () => {
    const symbols = await client.of<{ name: string; children: { name: string; detail?: string }[] }[]>(
      "documentSymbol",
      "site.sf",
    );
    expect(symbols.map(({ name }) => name)).toEqual(["sfConfig"]);
    expect(symbols[0]!.children.map(({ detail, name }) => [name, detail])).toEqual([
      ["web", "Host"],
      ["balancer", undefined],
    ]);
  });

  it("leads from a component to its prototype", async () => {
    const [line, character] = at("we¦b:port");
    const found = await client.at<Found[]>("typeDefinition", "site.sf", line, character);
    expect(found).toMatchObject([{ uri: client.uri("base.sf"), range: { start: { line: 1, character: 0 } } }]);
  });

  it("formats the block and the line that were just finished", async () => {
    await client.open("typed.sf", "a   1;\nb extends {\n c   1;\n}\n");
    const block = await client.at("onTypeFormatting", "typed.sf", 3, 1, { ch: "}" });
    expect(block).toMatchObject([{ newText: "  c 1;\n" }]);
    const line = await client.at("onTypeFormatting", "typed.sf", 0, 6, { ch: ";" });
    expect(line).toMatchObject([{ newText: "a 1;\n" }]);
  });

  it("leads from a prototype to its definition in another file", async () => {
    const found = await client.at<Found[]>("definition", "site.sf", ...at("extends Ho¦st"));
    expect(found).toEqual([
      { uri: client.uri("base.sf"), range: { start: { line: 1, character: 0 }, end: { line: 1, character: 4 } } },
    ]);
  });

  it("explains a value where it is written and where it is linked", async () => {
    for (const mark of ["{ po¦rt 443", "web:po¦rt"]) {
      const { contents } = await client.at<{ contents: { value: string } }>("hover", "site.sf", ...at(mark));
      expect(contents.value).toContain("web:port = 443");
      expect(contents.value).toContain("80");
    }
  });

  it("knows what a component inherits from, and what inherits from it", async () => {
    const [host] = await client.at<{ name: string }[]>("prepareTypeHierarchy", "site.sf", ...at("extends Ho¦st"));
    const below = await client.request<{ name: string }[]>("typeHierarchy/subtypes", { item: host });
    expect(below.map(({ name }) => name)).toEqual(["web"]);
    const above = await client.request<{ name: string }[]>("typeHierarchy/supertypes", { item: below[0] });
    expect(above.map(({ name }) => name)).toEqual(["Host"]);
  });

  it("shows the comment above what a name stands for", async () => {
    const { contents } = await client.at<{ contents: { value: string } }>("hover", "site.sf", ...at("extends Ho¦st"));
    expect(contents.value).toContain("A machine.");
  });

  it("renames an attribute with those that override it and the links to it, in all files", async () => {
    const { changes } = await client.at<{ changes: Record<string, { newText: string }[]> }>(
      "rename",
      "site.sf",
      ...at("web:po¦rt"),
      { newName: "door" },
    );
    expect(
      Object.entries(changes)
        .map(([uri, edits]) => [uri, edits.length])
        .sort(),
    ).toEqual([
      [client.uri("base.sf"), 1],
      [client.uri("site.sf"), 2],
    ]);
  });

  it("refuses a name that is none, with the reason", async () => {
    const renaming = client.at("rename", "site.sf", ...at("web:po¦rt"), { newName: "a b" });
    await expect(renaming).rejects.toThrow("`a b` is no name in SmartFrog");
  });

  it("completes members after a colon, prototypes after `extends`, files in an include", async () => {
    const labels = async (mark: string) =>
      (await client.at<{ items: { label: string }[] }>("completion", "site.sf", ...at(mark))).items.map(
        ({ label }) => label,
      );
    expect(await labels("web:¦port")).toEqual(["port"]);
    expect(await labels("web extends H¦ost")).toEqual(["Host"]);
    expect(await labels('"¦base')).toContain("base.sf");
  });

  it("shows what links come to", async () => {
    const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
    expect(await client.of("inlayHint", "site.sf", { range })).toMatchObject([{ label: "→ 443" }]);
  });

  it("is formatted as `fmt` does", async () => {
    const edits = await client.of<{ newText: string }[]>("formatting", "site.sf");
    expect(edits.map(({ newText }) => newText).join("")).toContain("  web extends Host, {");
  });

  it("links its includes", async () => {
    expect(await client.of("documentLink", "site.sf")).toMatchObject([{ target: client.uri("base.sf") }]);
  });
});

describe("a program with a mistake", () => {
  it("is told so while it is typed, and keeps its outline and names", async () => {
    const found = await client.change("site.sf", { text: broken });
    expect(found).toMatchObject([{ code: "smartfrog/missing-semicolon", severity: 1, source: "smartfrog" }]);
    const symbols = await client.of<{ children: unknown[] }[]>("documentSymbol", "site.sf");
    expect(symbols[0]!.children).toHaveLength(2);
    const [line, character] = at("balancer extends { to we¦b");
    expect(await client.at<Found[]>("definition", "site.sf", line, character)).toHaveLength(1);
  });

  it("is repaired by the fix that `check --fix-suggestions` makes", async () => {
    const range = { start: { line: 2, character: 0 }, end: { line: 2, character: 40 } };
    const actions = await client.of<
      { kind: string; edit: { changes: Record<string, { range: never; newText: string }[]> } }[]
    >("codeAction", "site.sf", { range, context: { diagnostics: [] } });
    expect(actions.map(({ kind }) => kind)).toEqual(["quickfix"]);
    const [edit] = actions[0]!.edit.changes[client.uri("site.sf")]!;
    expect(await client.change("site.sf", { range: edit!.range, text: edit!.newText })).toEqual([]);
  });
});

it("checks again what depends on a text that isn't saved", async () => {
  await client.open("base.sf", base);
  void client.change("base.sf", { text: base.replace("Host", "Hoster") });
  const seen = await new Promise<{ code?: unknown }[]>((resolve) => {
    const look = setInterval(() => {
      const found = client.diagnostics.get(client.uri("site.sf"))?.diagnostics ?? [];
      if (found.length === 0) return;
      clearInterval(look);
      resolve(found);
    }, 5);
  });
  expect(seen.map(({ code }) => code)).toEqual(["smartfrog/prototype-missing"]);
  await client.change("base.sf", { text: base });
});

it("selects from the word outwards", async () => {
  const [line, character] = at("{ po¦rt 443");
  const [selection] = await client.of<{ range: Found["range"]; parent?: object }[]>("selectionRange", "site.sf", {
    positions: [{ line, character }],
  });
  expect(selection!.range).toEqual({
    start: { line, character: character - 2 },
    end: { line, character: character + 2 },
  });
  expect(selection!.parent).toBeDefined();
});
