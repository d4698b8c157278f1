import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSource, render, type Diagnostic, type Files } from "@cairn/diagnostics";
import { expectGolden } from "@cairn/testing";
import { Compiler } from "../src/compile.js";
import { rubyParser } from "../src/node/ruby-parser.js";
import { printCatalog } from "../src/emit/print.js";
import type { LanguageSettings } from "../src/evaluate/settings.js";
import { nodeSettings } from "../src/facts/node-settings.js";
import { readFacts } from "../src/facts/read-facts.js";
import { TypeTable } from "../src/resource-types/type-table.js";
import { compilerParts } from "../src/parts.js";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "examples/mupuppet");
const expected = (name: string) => join(import.meta.dirname, "examples", name);
const types = new TypeTable();

/** The files below the folder by their names from there, so that goldens don't name a machine's folders. */
const files: Files = {
  read(path) {
    try {
      return { bytes: readFileSync(join(folder, path)) };
    } catch {
      return { problem: "no such file" };
    }
  },
  resolve: (_from, path) => path,
};

const language: LanguageSettings = {
  ...{
    parts: compilerParts,
    profile: "puppet7",
    strict: true,
    types,
    modulePath: ["modules"],
    files,
    functions: new Map(),
    parseRuby: rubyParser(),
  },
};

function example(name: string) {
  return createSource(name, readFileSync(join(folder, name), "utf8"));
}

function compile(name: string, node: string | undefined, facts?: string) {
  const read = facts === undefined ? undefined : readFacts(example(facts)).value;
  return new Compiler(example(name), language).compile(nodeSettings(node, read));
}

function rendered(diagnostics: readonly Diagnostic[]): string {
  return render(diagnostics, { format: "pretty", color: false, width: 80, language: "mupuppet", version: "0.1.0" });
}

describe("examples/mupuppet", () => {
  it.each([
    ["web1", undefined, "facts/web1.json"],
    ["web2", undefined, "facts/web2.yaml"],
    ["db1", "db1.example.org", undefined],
  ])("compiles the site for %s without a warning, also strictly", (name, node, facts) => {
    const { diagnostics, value } = compile("site.pp", node, facts);
    expect(rendered(diagnostics)).toBe("");
    const source = example("site.pp");
    const printed = printCatalog(value!, { types, source, format: "yaml", maxOutput: 0, pathOf: (each) => each.name });
    expectGolden(expected(`${name}.yaml`), [...printed.value!].join(""));
  });

  it("shows good errors for the broken site", () => {
    expectGolden(expected("broken.txt"), rendered(compile("broken.pp", undefined).diagnostics));
  });

  it.each(["README.md", "docs/languages/mupuppet.md"])(
    "shows in %s the program of readme.pp, which compiles",
    (page) => {
      const [, code] = /^```puppet\n([^]*?)^```$/m.exec(readFileSync(join(root, page), "utf8"))!;
      expect(code).toBe(readFileSync(join(folder, "readme.pp"), "utf8"));
      expect(compile("readme.pp", "web1", "facts/web1.json").diagnostics).toEqual([]);
    },
  );
});
