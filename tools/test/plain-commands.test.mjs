import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { tiny } from "../bench/start-up.mjs";
import { capture, root } from "../shared/command.mjs";
import { languages } from "../shared/workspace.mjs";

const run = (...words) => capture(process.execPath, words, { cwd: root });

describe.each(languages().map(({ name }) => name))("the command %s", (name) => {
  let folder, output, chunks;
  const read = (chunk) => readFileSync(join(folder, "command", chunk), "utf8");
  beforeAll(() => {
    // Below node_modules, where the packages are found that stay outside of the bundle.
    folder = mkdtempSync(join(root, "node_modules/cairn-plain-"));
    output = join(folder, `${name}.mjs`);
    expect(run("tools/bundle-cli.mjs", name, "--output", output, "--sources").status).toBe(0);
    chunks = readdirSync(join(folder, "command")).filter((file) => file.endsWith(".mjs"));
    expect(chunks.length).toBeGreaterThan(10);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The files that modules import as soon as one of them is loaded, the module itself included. */
  function loadedWith(chunk) {
    const loaded = new Set([chunk]);
    for (const each of loaded)
      for (const [, next] of read(each).matchAll(/^(?:import|\} from|export .* from).*"\.\/([^"]+\.mjs)";$/gm))
        loaded.add(next);
    return [...loaded];
  }

  it("is plain code: nothing packed, no code in comments", () => {
    for (const text of [readFileSync(output, "utf8"), ...chunks.map(read)]) {
      expect(/[A-Za-z0-9+/]{400,}={0,2}/.exec(text)?.[0]).toBeUndefined();
      const comments = text.match(/^\s*\/\/.*$/gm) ?? [];
      expect(comments.filter((line) => /^\s*\/\/.*(?:=>|;\s*$)/.test(line) && line.length > 200)).toEqual([]);
      expect(text.split("\n").filter((line) => line.length > 20_000)).toEqual([]);
    }
  });

  it("loads no parser for help", () => {
    const parsersOf = (chunk) => loadedWith(chunk).filter((each) => read(each).includes("extends LeanParser"));
    const services = chunks.find((chunk) => chunk.startsWith("services-"));
    expect(parsersOf(services)).not.toEqual([]);
    expect(parsersOf("main.mjs")).toEqual([]);
  });

  it("runs a tiny program", () => {
    const [command, file, text] = tiny[name];
    const at = mkdtempSync(join(tmpdir(), "cairn-tiny-"));
    writeFileSync(join(at, file), text);
    expect(run(output, command, join(at, file))).toMatchObject({ status: 0, stderr: "" });
    rmSync(at, { recursive: true });
  });

  it("has a map for each chunk, and in it the sources as they are: no package is patched", () => {
    for (const chunk of chunks) {
      expect(read(chunk).trimEnd().endsWith(`//# sourceMappingURL=${chunk}.map`)).toBe(true);
      const { sources, sourcesContent } = JSON.parse(read(`${chunk}.map`));
      const changed = sources.filter((source, index) => {
        const path = join(folder, "command", source);
        // Some packages bring maps without the sources; those of xmlchars would even be outside of it.
        if (!path.startsWith(join(root, "packages/")) && !existsSync(path)) return false;
        return readFileSync(path, "utf8") !== sourcesContent[index];
      });
      expect(changed).toEqual([]);
    }
  });

  it("can load every chunk first: none needs itself while it is being loaded", () => {
    // These two would run.
    const others = chunks.filter((chunk) => chunk !== "main.mjs" && chunk !== "serve-worker.mjs");
    const script = `const [file] = process.argv.slice(1); await import(file);`;
    for (const chunk of others.filter((each) => !each.startsWith("chunk-"))) {
      const { status, stderr } = run("--input-type=module", "-e", script, join(folder, "command", chunk));
      expect([chunk, status, stderr]).toEqual([chunk, 0, ""]);
    }
  }, 120_000);
});
