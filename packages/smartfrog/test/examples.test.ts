import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createSource, render, type Diagnostic, type Files, type Source } from "@cairn/diagnostics";
import { check, compile } from "../src/compile.js";
import { serialize, type DataFormat } from "@cairn/store";
import { expectGolden } from "@cairn/testing";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "examples/smartfrog");
const expected = (name: string) => join(import.meta.dirname, "examples", name);

/** The files of the examples by their names alone, so that goldens don't name a machine's folders. */
const files: Files = {
  read: (path) => ({ bytes: readFileSync(join(folder, path)) }),
  resolve: (from, path) => join(dirname(from), path),
};

function example(name: string): Source {
  return createSource(name, readFileSync(join(folder, name), "utf8"));
}

function compiled(name: string, format: DataFormat): string {
  const { value } = compile(example(name), { files });
  const printed = value?.main && serialize(value.main, value.store.log, { format });
  return printed && "chunks" in printed ? [...printed.chunks].join("") : "nothing was compiled";
}

function rendered(diagnostics: readonly Diagnostic[]): string {
  return render(diagnostics, { format: "pretty", color: false, width: 80, language: "smartfrog", version: "0.1.0" });
}

/** The code blocks of a language in a Markdown file. */
function codeBlocks(path: string, language: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  return [...text.matchAll(new RegExp("^```" + language + "\\n([^]*?)^```$", "gm"))].map(([, code]) => code!);
}

describe("examples/smartfrog", () => {
  it("compiles the site, in order, without a warning", () => {
    expectGolden(expected("site.json"), compiled("site.sf", "json"));
    expect(check(example("site.sf"), { files })).toEqual([]);
  });

  it("shows a good error for the broken site", () => {
    expectGolden(expected("broken.txt"), rendered(check(example("broken.sf"), { files })));
  });

  it("warns of the order trap", () => {
    expectGolden(expected("order.txt"), rendered(check(example("order.sf"), { files })));
  });
});

describe("README.md", () => {
  it("shows the program of examples/smartfrog/readme.sf", () => {
    expect(codeBlocks("README.md", "smartfrog")).toEqual([readFileSync(join(folder, "readme.sf"), "utf8")]);
  });

  it("shows what that compiles to", () => {
    expect(codeBlocks("README.md", "yaml")).toEqual([compiled("readme.sf", "yaml")]);
  });
});
