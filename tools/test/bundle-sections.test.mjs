import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { capture, root } from "../shared/command.mjs";
import { languages } from "../shared/workspace.mjs";

const run = (...words) => capture(process.execPath, words, { cwd: root });

describe("bundled commands", () => {
  let folder;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "cairn-sections-"))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(languages().map(({ name }) => name))("%s: every section can be the first one to be loaded", (name) => {
    const output = join(folder, `${name}.cjs`);
    expect(run("tools/bundle-cli.mjs", name, "--output", output).status).toBe(0);
    const { status, stderr, stdout } = run("tools/bundle/load-alone.mjs", output);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout.split("\n").length).toBeGreaterThan(10);
  });
});
