import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { clientOf } from "@cairn/language-server/testing";
import { language } from "../../src/cli/language.js";
import { eventually } from "@cairn/testing";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "smartfrog-hostile-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const text = "sfConfig extends { a 1; b c:d; }\n";

it("goes on after a message that is none", async () => {
  const { client, exit, toServer } = clientOf(language, root);
  await client.initialize();
  for (const body of [
    "{",
    "[]",
    "null",
    '{"jsonrpc":"2.0","method":"textDocument/didOpen"}',
    '{"jsonrpc":"2.0","id":99,"method":"textDocument/hover","params":{}}',
    "Ω",
  ]) {
    const bytes = Buffer.from(body);
    toServer.write(`Content-Length: ${bytes.length}\r\n\r\n`);
    toServer.write(bytes);
  }
  expect(await client.open("a.sf", text)).toHaveLength(1);
  await client.end();
  expect(await exit).toBe(0);
});

it("refuses messages without what they need, as mistakes of the client", async () => {
  const { client, exit } = clientOf(language, root);
  await client.initialize();
  client.notify("textDocument/didOpen", { textDocument: { uri: client.uri("a.sf") } });
  client.notify("textDocument/didClose", undefined);
  await client.open("a.sf", text);
  client.notify("textDocument/didChange", { textDocument: { uri: client.uri("a.sf"), version: 2 } });
  for (const [method, part] of [
    ["hover", "position"],
    ["rename", "position"],
    ["rangeFormatting", "range"],
    ["codeAction", "range"],
    ["selectionRange", "positions"],
  ] as const)
    await expect(client.of(method, "a.sf")).rejects.toMatchObject({
      code: -32602,
      message: `\`textDocument/${method}\` needs a valid \`${part}\``,
    });
  const mistakes = () => client.log.filter((line) => line.includes("a mistake of the client"));
  await eventually(() => expect(mistakes()).toHaveLength(8));
  expect(client.log.join("\n")).not.toMatch(/bug of ours|failed unexpectedly/);
  await client.end();
  expect(await exit).toBe(0);
});

it("goes on after a request and changes that speak of no text, of a version or a place that isn't there", async () => {
  const { client, exit } = clientOf(language, root);
  await client.initialize();
  expect(await client.of("documentSymbol", "nowhere.sf")).toBeNull();
  client.notify("textDocument/didChange", {
    textDocument: { uri: client.uri("nowhere.sf"), version: 3 },
    contentChanges: [{ text: "" }],
  });
  await client.open("a.sf", text);
  const far = { line: 99_999_999, character: 99_999_999 };
  expect(await client.change("a.sf", { range: { start: far, end: { line: 0, character: 0 } }, text: "x" })).not.toEqual(
    [],
  );
  for (const method of ["hover", "definition", "completion", "signatureHelp", "prepareRename"])
    await client
      .at(method, "a.sf", 99_999_999, 99_999_999)
      .catch((refused: Error) => expect(refused.message).toContain("no name"));
  await client.end();
  expect(await exit).toBe(0);
});

it("tells of an included file that isn't UTF-8, where it is included or opened", async () => {
  writeFileSync(join(root, "latin.sf"), Buffer.from([0x61, 0x20, 0x22, 0xe9, 0x22, 0x3b, 0x0a]));
  const { client, exit } = clientOf(language, root);
  await client.initialize();
  await client.open("a.sf", `#include "latin.sf";\nsfConfig extends { }\n`);
  // The findings of each file are a message of their own.
  const found = () => client.diagnostics.get(client.uri("latin.sf"))?.diagnostics;
  await eventually(() => expect(found()).toMatchObject([{ code: "smartfrog/invalid-utf8" }]));
  await client.end();
  expect(await exit).toBe(0);
});

it("lives on when its folder vanishes", async () => {
  mkdirSync(join(root, "inner"));
  writeFileSync(join(root, "inner/base.sf"), "Host extends { }\n");
  const { client, exit } = clientOf(language, join(root, "inner"));
  await client.initialize();
  const using = '#include "base.sf";\nsfConfig extends { web extends Host }\n';
  expect((await client.open("a.sf", using)).map(({ code }) => code)).toEqual([]);
  rmSync(join(root, "inner"), { recursive: true });
  client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: client.uri("base.sf"), type: 3 }] });
  const found = await client.change("a.sf", { text: `${using}\n` });
  expect(found.map(({ code }) => code)).toContain("smartfrog/file-not-readable");
  await client.end();
  expect(await exit).toBe(0);
});

it("counts columns in the units that the client asks for first", async () => {
  const wide = 'sfConfig extends { n "λ𝒳"; b c:d; }\n';
  for (const [encoding, column] of [
    ["utf-8", 33],
    ["utf-16", 30],
    ["utf-32", 29],
  ] as const) {
    const { client } = clientOf(language, root);
    const { capabilities } = await client.initialize({ general: { positionEncodings: [encoding] } });
    expect(capabilities.positionEncoding).toBe(encoding);
    const [found] = await client.open("a.sf", wide);
    expect(found!.range.start.character).toBe(column);
    const changed = await client.change("a.sf", { range: found!.range, text: "1" });
    expect(changed).toEqual([]);
    await client.end();
  }
});

it("ends with 1 where the client says `exit` without `shutdown`, or has gone", async () => {
  const first = clientOf(language, root);
  await first.client.initialize();
  first.client.notify("exit", undefined);
  expect(await first.exit).toBe(1);
  const second = clientOf(language, root);
  await second.client.initialize();
  await second.client.open("a.sf", text);
  second.toServer.end();
  expect(await second.exit).toBe(1);
});

it("doesn't heed settings that need the user's trust or have a wrong type, and says why", async () => {
  const { client } = clientOf(language, root, { semantics: "nonsense", includePath: 1, inlayHints: true });
  await client.initialize();
  await client.open("a.sf", text);
  await eventually(() => expect(client.log.join("\n")).toContain("`cairn.semantics` must be one of"));
  expect(client.log.join("\n")).toContain("`cairn.includePath` must be of the type string");
  await client.end();
});

it("heeds the configuration file of its folder, and a comment that silences", async () => {
  writeFileSync(join(root, "smartfrog.config.json"), '{"semantics":"forward"}');
  const { client } = clientOf(language, root);
  await client.initialize();
  expect(await client.open("a.sf", "sfConfig extends { a b; b 1; }\n")).toEqual([]);
  await client.end();
});
