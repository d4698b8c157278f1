import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createSource, render, type Diagnostic, type Files } from "@cairn/diagnostics";
import { check, compile, print } from "./inside.js";
import { expectGolden } from "@cairn/testing";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "examples/cf2");
const expected = (name: string) => join(import.meta.dirname, "examples", name);

/** The files below a folder by their names from there, so that goldens don't name a machine's folders. */
function filesBelow(top: string): Files {
  return {
    read(path) {
      try {
        return { bytes: readFileSync(join(top, path)) };
      } catch {
        return { problem: "no such file" };
      }
    },
    resolve: (from, path) => join(dirname(from), path),
  };
}

const files = filesBelow(folder);

function example(name: string) {
  return createSource(name, readFileSync(join(folder, name), "utf8"));
}

function rendered(diagnostics: readonly Diagnostic[]): string {
  return render(diagnostics, { format: "pretty", color: false, width: 80, language: "cf2", version: "0.1.0" });
}

describe("examples/cf2", () => {
  it("compiles the site without a warning", () => {
    const { value, diagnostics } = compile(example("site.cf2"), { files });
    expect(diagnostics).toEqual([]);
    expectGolden(expected("site.cf2"), [...print(value!, "cf2", 0).value!].join(""));
    expect(check(example("site.cf2"), { files })).toEqual([]);
  });

  it("shows good errors for the broken site", () => {
    expectGolden(expected("broken.txt"), rendered(check(example("broken.cf2"), { files })));
  });

  it("shows in README.md the program of readme.cf2, which compiles", () => {
    const text = readFileSync(join(root, "README.md"), "utf8");
    const [, code] = /^```cf2\n([^]*?)^```$/m.exec(text)!;
    expect(code).toBe(readFileSync(join(folder, "readme.cf2"), "utf8"));
    expect(compile(createSource("readme.cf2", code!), { files: filesBelow(root) }).diagnostics).toEqual([]);
  });

  it("shows in docs/languages/cf2.md what its first programs compile to", () => {
    const text = readFileSync(join(root, "docs/languages/cf2.md"), "utf8");
    const [site, webserver] = [...text.matchAll(/^```cf2\n([^]*?)^```$/gm)].map(([, code]) => code!);
    const [result] = [...text.matchAll(/^```text\n([^]*?)^```$/gm)].map(([, code]) => code!);
    const encoded = new TextEncoder().encode(webserver);
    const { value } = compile(createSource("site.cf2", site!), {
      files: {
        read: (path) => (path === "webserver.cf2" ? { bytes: encoded } : { problem: "no such file" }),
        resolve: (_from, path) => path,
      },
    });
    expect([...print(value!, "cf2", 0).value!].join("")).toBe(result);
  });
});
