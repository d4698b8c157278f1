import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pageProblems, renderPage } from "@cairn/diagnostics";
import { expectGolden } from "../../testing/src/golden.js";
import { catalogue } from "./fixtures/toy/src/diagnostics/index.js";
import { compileExample } from "./fixtures/toy/src/diagnostics/example.js";
import { pages } from "./fixtures/toy/src/diagnostics/pages.js";

const fixture = join(import.meta.dirname, "fixtures", "toy");
const tool = await import(join(import.meta.dirname, "../../../tools/diagnostics-docs.mjs"));
const { folderOfPages } = await import(join(import.meta.dirname, "../../../tools/diagnostics/load-language.mjs"));

test("the tool makes a page for every code of the language and of the command line, and an index", async () => {
  const { files, problems } = await tool.makePages([folderOfPages(fixture)]);
  expect(problems).toEqual([]);
  const ofCommandLine = [
    "toy/file-not-writable.md",
    "toy/internal-error.md",
    "toy/invalid-data.md",
    "toy/output-cut-short.md",
  ];
  const ofLanguage = ["toy/name-missing.md", "toy/name-unused.md"];
  expect(Object.keys(files).sort()).toEqual(["README.md", ...ofCommandLine, ...ofLanguage].sort());
  for (const [path, text] of Object.entries<string>(files))
    expectGolden(join(import.meta.dirname, "diagnostics", path), text);
});

test("what lies in the folder is compared, and put right", () => {
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

test("examples that don't show what they should are named", () => {
  const page = pages["name-missing"];
  const problems = (other: object) => pageProblems("toy", "name-missing", { ...page, ...other }, compileExample);
  expect(problems({})).toEqual([]);
  expect(problems({ failing: page.repaired })).toEqual(["toy/name-missing: the failing example isn't reported"]);
  expect(problems({ failing: "use port\ndefine b\n" })).toEqual([
    "toy/name-missing: the failing example is reported as toy/name-unused: `b` is never used",
  ]);
  expect(problems({ repaired: page.failing })).toEqual([
    "toy/name-missing: the repaired example is reported as toy/name-missing: there is no `port`",
  ]);
});

test("backticks in a program don't end its fence", () => {
  const text = renderPage(catalogue, "name-missing", { ...pages["name-missing"], failing: "```\nuse x\n" }, "");
  expect(text).toContain("````toy\n```\nuse x\n````");
});

test("a program that nobody would read to its end is cut short", () => {
  const failing = `${"[".repeat(500)}\n${"x\n".repeat(10)}use x\n`;
  const text = renderPage(catalogue, "name-missing", { ...pages["name-missing"], failing }, "");
  const brackets = "[".repeat(60);
  expect(text).toContain(`\n${brackets} … 380 more characters … ${brackets}\nx\n… and 9 more lines like it\nuse x\n`);
});
