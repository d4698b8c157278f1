import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { capture, nodeProgram, root } from "../shared/command.mjs";
import { readJson } from "../shared/workspace.mjs";
import { dependencyClosures, listed, readByTests, testedBy, testSources } from "../nx/test-inputs.mjs";

const graph = dependencyClosures(root);
const tested = [...graph.closures.keys()].filter((name) => existsSync(join(root, "packages", name, "test")));

/** The inputs of the package diagnostics, if `text` were its only test. */
function read(text) {
  return readByTests(root, "diagnostics", graph, [[join(root, "packages/diagnostics/test/a.test.ts"), text]]);
}

describe("the inputs of a package's tests", () => {
  it.each([
    ['import { a } from "@cairn/evaluation";'],
    ['import { a } from "@cairn/evaluation/internal/deep";'],
    ['const { a } = await import("@cairn/evaluation");'],
    ['import "@cairn/evaluation";'],
    ['export * from "../../evaluation/src/index.js";'],
    ['const path = join(root, "packages/evaluation/src/index.ts");'],
  ])("have the package of %s", (text) => expect(read(text).packages).toEqual(["evaluation"]));

  it("have what those packages depend on", () => {
    expect(read('import { a } from "@cairn/puppet-core";').packages).toEqual(["evaluation", "puppet-core", "syntax"]);
  });

  it("have the packages of commands that tests build", () => {
    const text = 'run(join(root, "tools/bundle-cli.mjs"), "hocon", "smartfrog");';
    expect(read(text).packages).toContain("smartfrog");
    expect(read(text).packages).not.toContain("hocon");
    expect(read('const name = "smartfrog";').packages).toEqual([]);
  });

  it("have the folders, pages and other packages' tests that they read", () => {
    const text = 'readdirSync("examples/cf2"); read(root, "docs"); read("README.md"); read("packages/cf2/test");';
    expect(read(text)).toMatchObject({ folders: ["docs", "examples"], hasPages: true, tests: ["cf2"] });
  });

  it("are named wherever tests list the folder of all packages", () => {
    const all = /[([,]\s*["'`]packages["'`]/;
    const lists = tested.filter((name) =>
      testSources(join(root, "packages", name, "test")).some(([, text]) => all.test(text)),
    );
    expect(lists.sort()).toEqual(Object.keys(listed).sort());
  });
});

/** The projects that nx finds affected by a change of a file. */
function affectedBy(file) {
  const program = nodeProgram("nx", "dist/bin/nx.js");
  const env = { ...process.env, NX_DAEMON: "false", NX_TUI: "false" };
  const words = [program, "show", "projects", "--affected", `--files=${file}`, "--json"];
  return JSON.parse(capture(process.execPath, words, { env }).stdout);
}

it("a change affects every package whose tests import the changed one", () => {
  const users = tested.filter((name) =>
    testSources(join(root, "packages", name, "test")).some(([, text]) => /["']@cairn\/mupuppet["'/]/.test(text)),
  );
  expect(users).toContain("puppet-core");
  const affected = affectedBy("packages/mupuppet/src/parse/parse.ts");
  const nameOf = (folder) => readJson("packages", folder, "package.json").name;
  expect(users.map(nameOf).filter((name) => !affected.includes(name))).toEqual([]);
}, 60_000);

it("only what reads the examples is affected by them", () => {
  const affected = affectedBy("examples/cf2/README.md");
  expect(affected).toContain("@cairn/cf2");
  expect(affected).not.toContain("@cairn/puppet-core");
  expect(affected).not.toContain("@cairn/hocon");
}, 60_000);

it.each([
  ["packages/hocon/src/index.ts", "packages/mupuppet", "packages/smartfrog"],
  ["packages/mupuppet/src/parse/parse.ts", "packages/puppet-core", "packages/hocon"],
  ["packages/mupuppet/test/cli.test.ts", "packages/mupuppet", "packages/puppet-core"],
  ["examples/cf2/README.md", "packages/cf2", "packages/puppet-core"],
  ["tools/build.mjs", "tools", "packages/evaluation"],
])("a change of %s asks for the tests of %s, and not of %s", (file, some, other) => {
  const tested = testedBy(root, [file]);
  expect(tested).toContain(some);
  expect(tested).not.toContain(other);
});
