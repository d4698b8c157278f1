import { readFileSync } from "node:fs";
import { testIf } from "@cairn/testing";
import { describe, expect, it } from "@jest/globals";
import { tooDeepAt } from "../../src/migrate/depth.js";
import { corpusFiles, isInstalled, readAll } from "./corpus.js";

const shapes: Readonly<Record<string, (count: number) => string>> = {
  "!": (count) => `${"!".repeat(count)}x`,
  not: (count) => `${"not ".repeat(count)}x`,
  assignments: (count) => `${"a = ".repeat(count)}x`,
  choices: (count) => `${"a ? b : ".repeat(count)}c`,
  commands: (count) => `${"a ".repeat(count)}b`,
  calls: (count) => "a(".repeat(count) + ")".repeat(count),
  lists: (count) => "[".repeat(count) + "]".repeat(count),
  chain: (count) => `x${".a".repeat(count)}`,
  "chain over lines": (count) => `x${"\n  .a".repeat(count)}`,
  sum: (count) => `1${"+1".repeat(count)}`,
  blocks: (count) => "a do\n".repeat(count) + "end\n".repeat(count),
  conditions: (count) => "if a\n".repeat(count) + "end\n".repeat(count),
  strings: (count) => '"#{'.repeat(count) + '}"'.repeat(count),
};

describe("nesting", () => {
  it.each(Object.keys(shapes))("of %s is read up to the limit and rejected beyond", async (name) => {
    expect(tooDeepAt(shapes[name]!(20_000))).toBeDefined();
    let most = 1;
    while (most < 20_000 && tooDeepAt(shapes[name]!(most + 1)) === undefined) most++;
    expect(most).toBeGreaterThan(30);
    const [file] = await readAll([["deep.rb", shapes[name]!(most)]]);
    expect(file!.root.kind).toBe("statements");
  });

  testIf(isInstalled, "needs puppet, puppet-module-*")("of real types is far from the limit", () => {
    const refused = corpusFiles().filter((file) => tooDeepAt(readFileSync(file, "utf8")) !== undefined);
    expect(refused).toEqual([]);
  });
});
