import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { tiny } from "../bench/start-up.mjs";
import { capture, root } from "../shared/command.mjs";
import { languages } from "../shared/workspace.mjs";

// Some chunks need packages that stay outside of them.
const env = { ...process.env, NODE_PATH: join(root, "node_modules") };
const run = (...words) => capture(process.execPath, words, { cwd: root, env });

describe.each(languages().map(({ name }) => name))("the command %s", (name) => {
  let folder, output, chunks;
  const read = (chunk) => readFileSync(join(folder, "command", chunk), "utf8");
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "cairn-plain-"));
    output = join(folder, `${name}.cjs`);
    expect(run("tools/bundle-cli.mjs", name, "--output", output).status).toBe(0);
    chunks = readdirSync(join(folder, "command")).filter((file) => file.endsWith(".cjs"));
    expect(chunks.length).toBeGreaterThan(10);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is plain code: nothing packed, no code in comments", () => {
    for (const text of [readFileSync(output, "utf8"), ...chunks.map(read)]) {
      expect(/[A-Za-z0-9+/]{400,}={0,2}/.exec(text)?.[0]).toBeUndefined();
      const comments = text.match(/^\s*\/\/.*$/gm) ?? [];
      expect(comments.filter((line) => /^\s*\/\/.*(?:=>|;\s*$)/.test(line) && line.length > 200)).toEqual([]);
      expect(text.split("\n").filter((line) => line.length > 20_000)).toEqual([]);
    }
  });

  it("is ASCII, which V8 reads faster", () => {
    expect(chunks.filter((chunk) => /[^\0-\x7f]/.test(read(chunk)))).toEqual([]);
  });

  it("loads five files for a tiny program: none of what few runs need", () => {
    const [command, file, text] = tiny[name];
    writeFileSync(join(folder, file), text);
    const told = "process.on('exit', () => process.stderr.write(Object.keys(require.cache).join()))";
    const script = `process.argv.splice(1, 0, ${JSON.stringify(output)}); ${told}; require(${JSON.stringify(output)});`;
    const words = ["-e", script, "--", command, join(folder, file)];
    const { status, stderr } = capture(process.execPath, words, { env: { ...env, NODE_DISABLE_COMPILE_CACHE: "1" } });
    const loaded = stderr.split(",").map((path) => basename(path).replace(/^chunk-.*/, "chunk"));
    expect([status, loaded]).toEqual([0, [`${name}.cjs`, "main.cjs", "chunk", "services.cjs", "chunk"]]);
  });

  it("loads two files for help, and no parser", () => {
    const imported = (chunk) =>
      [...read(chunk).matchAll(/^.*= require\("\.\/(chunk-\w+\.cjs)"\)/gm)].map(([, name]) => name);
    const [start, ...others] = new Set(imported("main.cjs"));
    expect(others).toEqual([]);
    expect(new Set([...imported("services.cjs"), start]).size).toBe(2);
    expect(read(start)).not.toContain("extends LeanParser");
  });

  it("has a map for each chunk, and in it the sources as they are: no package is patched", () => {
    for (const chunk of chunks) {
      expect(read(chunk).trimEnd().endsWith(`//# sourceMappingURL=${chunk}.map`)).toBe(true);
      const { sources, sourcesContent } = JSON.parse(read(`${chunk}.map`));
      const changed = sources.filter((source, index) => {
        const path = join(folder, "command", source);
        // What loads a part is written by the bundler; some packages bring maps without the sources.
        if (source.startsWith("stand-in:")) return false;
        if (source.includes("/node_modules/") && !existsSync(path)) return false;
        return readFileSync(path, "utf8") !== sourcesContent[index];
      });
      expect(changed).toEqual([]);
    }
  });

  it("can load every chunk first: none needs itself while it is being loaded", () => {
    const others = chunks.filter((chunk) => chunk !== "main.cjs"); // It would run.
    const each = "for (const path in require.cache) delete require.cache[path]; require(file);";
    const script = `for (const file of process.argv.slice(1)) { ${each} }`;
    const { status, stderr } = run("-e", script, ...others.map((chunk) => join(folder, "command", chunk)));
    expect([status, stderr]).toEqual([0, ""]);
  });
});
