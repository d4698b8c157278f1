import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@jest/globals";
import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { compile } from "../src/compile.js";
import { diskFiles } from "@cairn/diagnostics/node";

const testWithLinks = testIf(process.platform !== "win32", "not everyone may make links on Windows");

testWithLinks("an import stays inside its folder, even if a link is replaced after it was looked at", () => {
  const folder = mkdtempSync(join(tmpdir(), "cf2-swapped-"));
  const [root, link] = [join(folder, "root"), join(folder, "root", "link.cf2")];
  mkdirSync(root);
  writeFileSync(join(root, "inside.cf2"), "a => 1\n");
  writeFileSync(join(folder, "outside.cf2"), "secret => 'outside'\n");
  symlinkSync("inside.cf2", link);
  /** Whoever looks at the link finds it inside, and whoever then opens it, outside. */
  const realPath = (path: string): string | undefined => {
    if (path !== root && path !== link) return undefined;
    const real = realpathSync(path);
    if (path !== link) return real;
    unlinkSync(link);
    symlinkSync("../outside.cf2", link);
    return real;
  };
  const source = createSource(join(root, "main.cf2"), "import('link.cf2')\n");
  const { diagnostics } = compile(source, { files: diskFiles, importRoots: { folders: [root], realPath } });
  rmSync(folder, { recursive: true });
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining("where imports must stay")]);
});
