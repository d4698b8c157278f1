import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectGolden } from "@cairn/testing";

const tools = join(import.meta.dirname, "../../../tools");
const tool = await import(join(tools, "diagnostics-docs.mjs"));
const { loadLanguage } = await import(join(tools, "diagnostics/load-language.mjs"));

test("the tool makes a page for every code that has one, names those without, and makes an index", async () => {
  const kv = await loadLanguage(join(import.meta.dirname, "fixture-language/language.ts"), "kv");
  const { files, problems } = await tool.makePages([kv]);
  expect(problems).toContain("kv/syntax has no page");
  expect(files["README.md"]).toContain("| [kv/overridden](kv/overridden.md) | warning |");
  for (const path of ["kv/overridden.md", "kv/file-not-writable.md"])
    expectGolden(join(import.meta.dirname, "diagnostic-pages", path), files[path]);
});

test("the contents of the folder are compared, and corrected", () => {
  const folder = mkdtempSync(join(tmpdir(), "cairn-docs-"));
  const files = { "README.md": "index\n", "toy/a.md": "a\n" };
  expect(tool.compareFolder(folder, files)).toEqual(["README.md is missing", "toy/a.md is missing"]);
  tool.writeFolder(folder, files);
  expect(tool.compareFolder(folder, files)).toEqual([]);
  writeFileSync(join(folder, "toy", "a.md"), "old\n");
  writeFileSync(join(folder, "toy", "gone.md"), "old\n");
  expect(tool.compareFolder(folder, files)).toEqual(["toy/gone.md belongs to no code", "toy/a.md is out of date"]);
  tool.writeFolder(folder, files);
  expect(tool.compareFolder(folder, files)).toEqual([]);
  expect(readFileSync(join(folder, "toy", "a.md"), "utf8")).toBe("a\n");
  rmSync(folder, { recursive: true });
});
