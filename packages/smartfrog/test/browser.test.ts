import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { createSource } from "@cairn/diagnostics";
import { compile } from "@cairn/smartfrog";
import { serialize } from "@cairn/store";
import { build } from "esbuild";

/** What the page does: everything by the library's public names, nothing of Node. */
const page = `
  import { createSource, hasErrors, render } from "@cairn/diagnostics";
  import { check, compile, format, parse } from "@cairn/smartfrog";
  import { serialize } from "@cairn/store";

  globalThis.compileText = (text) => {
    const { value, diagnostics } = compile(createSource("page.sf", text));
    if (hasErrors(diagnostics)) return render(diagnostics, { format: "plain", color: false, width: 80, language: "smartfrog", version: "0.1.0" });
    return [...serialize(value.main, value.store.log, { format: "json" }).chunks].join("");
  };
  globalThis.library = { check, format, parse };
`;

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: page, resolveDir: join(import.meta.dirname, "..") },
    bundle: true,
    platform: "browser",
    format: "iife",
    conditions: ["@cairn/source"],
    write: false,
    logLevel: "silent",
  });
  return outputFiles[0]!.text;
}

/** Runs the bundle with what every browser has and Node's globals left out. */
async function openPage(): Promise<{ compileText(text: string): string }> {
  const context = createContext({ TextDecoder, TextEncoder });
  runInContext(await bundlePage(), context);
  return context as unknown as { compileText(text: string): string };
}

function compileHere(text: string): string {
  const { value } = compile(createSource("page.sf", text));
  const printed = serialize(value!.main!, value!.store.log, { format: "json" });
  return "chunks" in printed ? [...printed.chunks].join("") : "";
}

describe("the library in a browser", () => {
  let opened: Promise<{ compileText(text: string): string }>;
  beforeAll(() => (opened = openPage()));

  it("compiles to the same output as here", async () => {
    const text = readFileSync(join(import.meta.dirname, "../../../examples/smartfrog/readme.sf"), "utf8");
    expect((await opened).compileText(text)).toBe(compileHere(text));
  });

  it("reports semantic errors", async () => {
    expect((await opened).compileText("sfConfig extends { a b; }")).toMatch(/^page\.sf:1:/);
  });

  it("reports syntax errors", async () => {
    expect((await opened).compileText("sfConfig extends { a ")).toMatch(/^page\.sf:1:/);
  });
});
