import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { compile, createSource } from "@cairn/smartfrog";
import { build } from "esbuild";

/** What the page does: everything by the library's public names, nothing of Node. */
const page = `
  import { check, compile, createSource, diff, explain, format, hasErrors, parse, render } from "@cairn/smartfrog";

  globalThis.compileText = (text) => {
    const { value, diagnostics } = compile(createSource("page.sf", text));
    if (hasErrors(diagnostics)) return render(diagnostics, { format: "plain" });
    return value.toText("json").value;
  };
  globalThis.library = { check, diff, explain, format, parse };
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
  return compile(createSource("page.sf", text)).value!.toText("json").value!;
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
