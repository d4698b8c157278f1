import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { clientOf } from "@cairn/language-server/testing";
import { language } from "../../src/cli/language.js";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "smartfrog-untrusted-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("starts in a folder whose configuration isn't trusted, keeps its harmless options, and reports the others", async () => {
  writeFileSync(join(root, "smartfrog.config.json"), '{ "maxMemory": 0, "values": ["/etc/hostname"], "merge": true }');
  const { client, exit } = clientOf(language, root);
  await client.initialize();
  expect(await client.open("a.sf", "x extends { b 1; }\nsfConfig extends { y merges x }\n")).toEqual([]);
  const ignored = client.log.filter((line) => line.startsWith("ignored: "));
  expect(ignored).toEqual([
    expect.stringContaining("`maxMemory` lifts the limit"),
    expect.stringContaining("`values` reads a file outside of this folder"),
  ]);
  expect(client.shown).toEqual([
    expect.stringMatching(/^smartfrog: ignored: .*`maxMemory` lifts the limit.*; type .* \(the log has 1 more\)$/),
  ]);
  await client.end();
  expect(await exit).toBe(0);
});

it("shows a warning again only after it has changed", async () => {
  const write = (text: string) => writeFileSync(join(root, "smartfrog.config.json"), text);
  write('{ "maxMemory": 0 }');
  const { client, exit } = clientOf(language, root);
  await client.initialize();
  await client.open("a.sf", "sfConfig extends { }\n");
  const change = async (text: string) => {
    write(text);
    client.onDisk("smartfrog.config.json", 2);
    await client.open(`${text.length}.sf`, "sfConfig extends { }\n");
    return client.shown.length;
  };
  expect([await change('{ "maxMemory": 0 }  '), await change('{ "maxMemory": 00 }')]).toEqual([1, 2]);
  await client.end();
  expect(await exit).toBe(0);
});

it("starts with a damaged configuration", async () => {
  writeFileSync(join(root, "smartfrog.config.json"), "{");
  const { client, exit } = clientOf(language, root);
  await client.initialize();
  expect(await client.open("a.sf", "sfConfig extends { }\n")).toEqual([]);
  for (const messages of [client.log, client.shown]) expect(messages.join("\n")).toContain("smartfrog.config.json:1:");
  await client.end();
  expect(await exit).toBe(0);
});
