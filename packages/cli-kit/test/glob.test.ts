import { describe, expect, it } from "@jest/globals";
import { expandPattern } from "../src/glob.js";
import { memoryHost } from "../src/testing/index.js";

const paths = [
  "b.kv",
  "a.kv",
  "B.kv",
  "a.txt",
  "lib/c.kv",
  "lib/deep/d.kv",
  "lib/.e.kv",
  ".git/f.kv",
  "node_modules/g.kv",
];
const host = memoryHost({ files: Object.fromEntries(paths.map((path) => [path, ""])) });
const expand = (pattern: string) => expandPattern(host, pattern, [".kv"]);

describe("expandPattern", () => {
  it("takes a file as it is, whatever its extension", () => {
    expect(expand("a.txt")).toEqual(["a.txt"]);
  });

  it("finds all files of the language below a folder, sorted by code unit", () => {
    expect(expand("lib")).toEqual(["lib/c.kv", "lib/deep/d.kv"]);
    expect(expand(".")).toEqual(["B.kv", "a.kv", "b.kv", "lib/c.kv", "lib/deep/d.kv"]);
    expect(expand("./lib/")).toEqual(["./lib/c.kv", "./lib/deep/d.kv"]);
  });

  it.each([
    ["*.kv", ["B.kv", "a.kv", "b.kv"]],
    ["?.txt", ["a.txt"]],
    ["lib/*.kv", ["lib/c.kv"]],
    ["lib/**", ["lib/c.kv", "lib/deep/d.kv"]],
    ["**/*.kv", ["B.kv", "a.kv", "b.kv", "lib/c.kv", "lib/deep/d.kv"]],
    ["**/deep/*", ["lib/deep/d.kv"]],
    ["**/**/d.kv", ["lib/deep/d.kv"]],
    ["*/*.kv", ["lib/c.kv", "node_modules/g.kv"]],
    ["lib/.*", ["lib/.e.kv"]],
    [".git/*", [".git/f.kv"]],
  ])("matches %s", (pattern, found) => {
    expect(expand(pattern)).toEqual(found);
  });

  it("matches many stars in time", () => {
    const name = `${"a".repeat(5000)}.kv`;
    const long = memoryHost({ files: { [name]: "" } });
    expect(expandPattern(long, `${"a*".repeat(500)}b`, [])).toBeUndefined();
    expect(expandPattern(long, `${"*a".repeat(500)}*.?v`, [])).toEqual([name]);
  });

  it.each(["nowhere", "*.sf", "a+.kv", "[ab].kv", "lib/*/*/x"])("finds nothing for %s", (pattern) => {
    expect(expand(pattern)).toBeUndefined();
  });
});
