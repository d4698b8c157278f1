import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "../src/results/folder-store.js";

let folder: string;
const path = (...words: string[]) => join(folder, ...words);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cairn-farm-results-"));
  for (const name of ["results", "outside"]) mkdirSync(path(name));
  writeFileSync(path("catalog"), "new");
  writeFileSync(path("outside/kept"), "old");
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = () => folderStore(path("results")).put("r1", "web1.json", path("catalog"));

test("a catalog that is put twice is there once, and nothing else", async () => {
  await Promise.all([put(), put()]);
  expect(readdirSync(path("results/r1"))).toEqual(["web1.json"]);
  expect(readFileSync(path("results/r1/web1.json"), "utf8")).toBe("new");
});

test("a link in place of a catalog is replaced, and what it leads to stays", async () => {
  mkdirSync(path("results/r1"));
  symlinkSync(path("outside/kept"), path("results/r1/web1.json"));
  await put();
  expect(readFileSync(path("results/r1/web1.json"), "utf8")).toBe("new");
  expect(readFileSync(path("outside/kept"), "utf8")).toBe("old");
});

test("a link in place of a run's folder is refused", async () => {
  symlinkSync(path("outside"), path("results/r1"));
  await expect(put()).rejects.toThrow("is a link, not a folder");
  expect(readdirSync(path("outside"))).toEqual(["kept"]);
});

test("a catalog that isn't there leaves nothing", async () => {
  await expect(folderStore(path("results")).put("r1", "a.json", path("missing"))).rejects.toThrow("ENOENT");
  expect(existsSync(path("results/r1/a.json"))).toBe(false);
  expect(readdirSync(path("results/r1"))).toEqual([]);
});
