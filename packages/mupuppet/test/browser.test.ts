import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";

/** What the page does: everything by the library's public names, nothing of Node. */
const page = `
  import { createPrismParser } from "@cairn/ruby-subset/prism";
  import { check, compile, createSource, diff, explain, format, parse, render } from "@cairn/mupuppet";

  globalThis.compileText = (text, files = {}) => {
    const source = createSource("site.pp", text);
    const encoder = new TextEncoder();
    const read = (path) => (path in files ? { bytes: encoder.encode(files[path]) } : { problem: "no such file" });
    const parseRuby = createPrismParser(() => globalThis.prism);
    const options = { profile: "puppet7", parseRuby, modulePath: ["modules"], files: { read, resolve: (_from, path) => path } };
    const { diagnostics, value } = compile(source, options);
    return value ? value.toText("json").value : render(diagnostics, { format: "plain" });
  };
  globalThis.library = { check, diff, explain, format, parse };
`;

interface Page {
  compileText(text: string, files?: Readonly<Record<string, string>>): string;
}

/** Runs the bundle with what every browser has and Node's globals left out. */
async function openPage(): Promise<Page> {
  const { outputFiles } = await build({
    stdin: { contents: page, resolveDir: join(import.meta.dirname, "..") },
    bundle: true,
    platform: "browser",
    format: "iife",
    conditions: ["@cairn/source"],
    write: false,
    logLevel: "silent",
  });
  const context = createContext({
    TextDecoder,
    TextEncoder,
    Uint8Array,
    prism: readFileSync(createRequire(import.meta.url).resolve("@ruby/prism/src/prism.wasm")),
  });
  runInContext(outputFiles[0]!.text, context);
  return context as unknown as Page;
}

describe("the library in a browser", () => {
  let opened: Promise<Page>;
  beforeAll(() => (opened = openPage()));

  it("compiles, with the files of modules that the page hands over", async () => {
    const json = (await opened).compileText("include m", {
      "modules/m/manifests/init.pp":
        "class m { notify { 'a': message => template('m/a.erb') } notify { epp('m/b.epp'): } }",
      "modules/m/templates/a.erb": "<%= [1, 2].map { |each| each + 1 }.join('-') %>",
      "modules/m/templates/b.epp": "<% [3].each |$each| { %>three is <%= $each %><% } %>",
    });
    const { resources } = JSON.parse(json) as { resources: { title: string; parameters?: Record<string, unknown> }[] };
    expect(resources.find(({ title }) => title === "a")?.parameters).toEqual({ message: "2-3" });
    expect(resources.map(({ title }) => title)).toContain("three is 3");
  });

  it("reports errors with their places", async () => {
    expect((await opened).compileText("notify { 'a': }\nnotify { 'a': }")).toMatch(
      /^site\.pp:2:.*duplicate-declaration/,
    );
  });
});
