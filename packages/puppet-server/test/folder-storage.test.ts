import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderStorage } from "@cairn/puppet-server";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "cairn-storage-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const catalog = (name: string) => ({
  ...{ name, environment: "production", catalog: "{}", exported: [{ type: "Host", title: name }] },
  transaction: undefined,
});

test("what nodes export is there after a start, but for damaged files, which are told", async () => {
  const before = new FolderStorage(folder);
  await before.storeCatalog(catalog("web1"));
  const damaged = { empty: "", cut: '[{"type":', nothing: "null", numbers: "[null, 3]" };
  for (const [name, text] of Object.entries(damaged)) writeFileSync(join(folder, `exported/${name}.json`), text);
  const lines: string[] = [];
  const after = new FolderStorage(folder, (line) => lines.push(line));
  expect(after.exportedOf("Host", "other")).toEqual([{ type: "Host", title: "web1" }]);
  expect(lines.sort()).toEqual(
    Object.keys(damaged)
      .sort()
      .map((name) => `exported/${name}.json is damaged, and counts as empty`),
  );
  await after.storeCatalog(catalog("cut"));
  expect(new FolderStorage(folder).exportedOf("Host", "other")).toHaveLength(2);
});
