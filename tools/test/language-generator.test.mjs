import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { hasJava } from "../grammars/generate.mjs";
import { capture, nodeProgram, root } from "../shared/command.mjs";

const minutes = 60_000;
const notCopied = new Set(["node_modules", ".git", ".nx", "coverage"]);
const notBuilt = {
  recursive: true,
  filter: (path) => !/[\\/](dist|\.tsbuildinfo)$/.test(path) || path.includes("node_modules"),
};

/** A workspace of its own, inside of this one: modules that it doesn't have are found further up. */
function copyWorkspace(folder) {
  for (const name of readdirSync(root))
    if (!notCopied.has(name)) cpSync(join(root, name), join(folder, name), notBuilt);
  mkdirSync(join(folder, "node_modules/@cairn"), { recursive: true });
  for (const name of readdirSync(join(folder, "packages"))) link(folder, `packages/${name}`, name);
  link(folder, "tools", "tools");
}

function link(folder, path, name) {
  symlinkSync(join(folder, path), join(folder, "node_modules/@cairn", name), "junction");
}

const itWithJava = hasJava() ? it : (name, run) => it.skip(`${name} [skipped: needs default-jre-headless]`, run);

describe("nx g @cairn/tools:language", () => {
  mkdirSync(join(root, ".nx"), { recursive: true });
  const folder = mkdtempSync(join(root, ".nx/language-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, NX_TUI: "false", NX_DAEMON: "false" };
  const node = (...words) => {
    const { status, stdout, stderr } = capture(process.execPath, words, { cwd: folder, env });
    return { status, text: stdout + stderr };
  };
  const nx = (...words) => node(nodeProgram("nx", "dist/bin/nx.js"), ...words);

  itWithJava(
    "makes a language",
    () => {
      copyWorkspace(folder);
      expect(nx("g", "@cairn/tools:language", "two-words")).toMatchObject({ status: 0 });
      expect(existsSync(join(folder, "packages/two-words/src/generated/TwoWordsParser.ts"))).toBe(true);
      expect(nx("g", "@cairn/tools:language", "two-words").text).toContain("there is packages/two-words already");
      expect(nx("g", "@cairn/tools:language", "Bad_Name")).toMatchObject({ status: 1 });
    },
    5 * minutes,
  );

  itWithJava(
    "whose tests pass, through nx",
    () => {
      const { status, text } = nx("test", "@cairn/two-words", "--skipSync");
      expect([status, text]).toEqual([0, expect.stringMatching(/\d+ passed/)]);
    },
    10 * minutes,
  );

  itWithJava(
    "whose lint and format are clean",
    () => {
      expect(nx("lint", "@cairn/two-words", "--skipSync")).toMatchObject({ status: 0 });
      const files = ["packages/two-words", "grammars/two-words", "docs/languages", "examples", "*.json"];
      expect(node(nodeProgram("prettier", "bin/prettier.cjs"), "--check", ...files)).toMatchObject({ status: 0 });
    },
    10 * minutes,
  );

  itWithJava(
    "whose command is built and runs",
    () => {
      expect(nx("run", "@cairn/two-words:bundle", "--skipSync")).toMatchObject({ status: 0 });
      const words = ["compile", "examples/two-words/site.two-words", "--format", "yaml"];
      const text = "port: 80\nhost: a.example\nproxy: 80\n";
      expect(node("packages/two-words/dist/two-words.mjs", ...words)).toEqual({ status: 0, text });
    },
    10 * minutes,
  );
});
