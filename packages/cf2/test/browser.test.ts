import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { run } from "./run-text.js";
import { print } from "./inside.js";

/** What the page does: everything by the library's public names, nothing of Node. */
const page = `
  import { audit, check, compile, createSource, diff, explain, format, hasErrors, load, parse, render } from "@cairn/cf2";

  globalThis.compileText = (text) => {
    const { value, diagnostics } = compile(createSource("page.cf2", text));
    if (hasErrors(diagnostics)) return render(diagnostics, { format: "plain" });
    return value.toText("cf2").value;
  };
  globalThis.library = { audit, check, diff, explain, format, load, parse };
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

describe("the library in a browser", () => {
  let opened: Promise<{ compileText(text: string): string }>;
  beforeAll(() => (opened = openPage()));

  it("compiles to the same output as here", async () => {
    const text = "def url(x) = 'https://' ++ $x\nA ~(max)> 1 / 4\nB => [url(é), { c => $A }]\nA ~(max)> 0.3\n";
    const { value } = run(text);
    expect((await opened).compileText(text)).toBe([...print(value!, "cf2", 0).value!].join(""));
  });

  it("reports semantic errors", async () => {
    expect((await opened).compileText("X => $Y")).toMatch(/^page\.cf2:1:6: error cf2\/undefined/);
  });

  it("reports syntax errors", async () => {
    expect((await opened).compileText("X => {")).toMatch(/^page\.cf2:1:\d+: error cf2\/syntax/);
  });
});
