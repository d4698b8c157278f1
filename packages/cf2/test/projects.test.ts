import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { typeIn } from "./command.js";
import { meaning } from "./run-text.js";

const marker = '{ "configuration": "conf", "projects": { "base": "b", "other": "o" } }';

describe("projects", () => {
  it("`:x` is the project of the file that imports, and so are the names that it knows", () => {
    const files = {
      "cf2.project.json": marker,
      "conf/y.cf2": "Y => main",
      "b/cf2.project.json": '{ "configuration": "c", "projects": { "deep": "../d" } }',
      "b/c/x.cf2": "import(':y')\nimport('deep:z')\nimport('other:o')",
      "b/c/y.cf2": "Y => base",
      "d/z.cf2": "import(':q')",
      "d/q.cf2": "Z => deep",
      "o/o.cf2": "O => 1",
    };
    expect(meaning("import('base:x')\nM => import(':y')", files)).toBe(
      "Y => base, Z => deep, O => 1, M => { Y => main }",
    );
    expect(meaning("import('deep:z')", files)).toBe("import");
  });

  it("a project without its own marker is one all the same, within another one too", () => {
    const files = {
      "cf2.project.json": marker,
      "b/x.cf2": "import(':y')",
      "b/y.cf2": "Y => base",
      "conf/y.cf2": "Y => no",
    };
    expect(meaning("import('base:x')", files)).toBe("Y => base");
  });

  it("the last place that is searched is the configuration of the importing file's project", () => {
    const files = {
      "cf2.project.json": marker,
      "b/cf2.project.json": '{ "configuration": "c" }',
      "b/c/in/x.cf2": "import(y)",
      "b/c/y.cf2": "Y => base",
      "conf/y.cf2": "Y => main",
    };
    expect(meaning("import('base:in/x')", files)).toBe("Y => base");
  });

  it("the path defaults to the configuration folder, with the ending, or to the file in it that is called like the project", () => {
    expect(meaning("import('base:')", { "cf2.project.json": marker, "b.cf2": "X => 1" })).toBe("X => 1");
    expect(meaning("import('base:')", { "cf2.project.json": marker, "b/base.cf2": "X => 2" })).toBe("X => 2");
    expect(meaning("import(':')", { "cf2.project.json": marker, "conf/conf.cf2": "X => 3" })).toBe("X => 3");
    expect(meaning("import('constructor:x')", { "cf2.project.json": marker })).toBe("import");
  });

  it("`topdir()` is the same wherever the command is called", async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "cf2-projects-")));
    mkdirSync(join(folder, "site/conf"), { recursive: true });
    writeFileSync(join(folder, "site/conf/main.cf2"), "T => topdir()\n");
    const compiled = async (from: string, path: string) => (await typeIn(join(folder, from), ["compile", path])).stdout;
    const places = [
      ["site/conf", "main.cf2"],
      ["site", "conf/main.cf2"],
      [".", "site/conf/main.cf2"],
      ["site/conf", "../../site/conf/main.cf2"],
      ["/", join(folder, "site/conf/main.cf2")],
    ] as const;
    for (const [from, path] of places) expect(await compiled(from, path)).toBe(`T => '${folder}/site/conf'\n`);
    writeFileSync(join(folder, "site/cf2.project.json"), "{}");
    for (const [from, path] of places) expect(await compiled(from, path)).toBe(`T => '${folder}/site'\n`);
    rmSync(folder, { recursive: true });
  });
});
