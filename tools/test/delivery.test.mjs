/** What other systems read from the root of the project: hooks, CI, images. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { root } from "../shared/command.mjs";
import { languages, publishablePackages } from "../shared/workspace.mjs";

/** The reader of YAML that the store has. */
const { parseAllDocuments } = createRequire(join(root, "packages/store/package.json"))("yaml");
const folder = mkdtempSync(join(tmpdir(), "cairn-delivery-"));
const names = languages().map(({ name }) => name);
const read = (file) => readFileSync(join(root, file), "utf8");
const documents = (file) => parseAllDocuments(read(file)).map((each) => each.toJS());

/** Stands in for every command: says its words, and ends as it is told. */
beforeAll(() => {
  for (const name of names) {
    const path = join(folder, name);
    writeFileSync(path, '#!/bin/sh\nprintf "<%s>" "${0##*/}" "$@"\necho\nexit "${ENDS:-0}"\n');
    chmodSync(path, 0o755);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(script, environment) {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, ...environment };
  const { status, stderr, stdout } = spawnSync(join(root, script), [], { encoding: "utf8", env });
  return { status, stderr, stdout };
}

describe("tools/ci/check.sh", () => {
  it("checks each line's files, whatever their names", () => {
    expect(
      run("tools/ci/check.sh", { COMMAND: "cf2", FILES: "a b.cf2\n\n*.cf2\n--functions=d.pp\n", SARIF: "x.sarif" }),
    ).toEqual({
      status: 0,
      stderr: "",
      stdout: "<cf2><check><--report><sarif=x.sarif><--diagnostics><plain><--><a b.cf2><*.cf2><--functions=d.pp>\n",
    });
  });

  it("checks the current folder unless told otherwise, and fails where the check does", () => {
    const { status, stdout } = run("tools/ci/check.sh", { COMMAND: "mupuppet", DIAGNOSTICS: "github", ENDS: "1" });
    expect([status, stdout]).toEqual([
      1,
      "<mupuppet><check><--report><sarif=cairn.sarif><--diagnostics><github><--><.>\n",
    ]);
  });

  it("wants a command", () => {
    const { status, stderr } = run("tools/ci/check.sh", {});
    expect([status, stderr]).toEqual([1, expect.stringContaining("say which command")]);
  });
});

describe("tools/ci/summarize-diff.sh", () => {
  const options = "<mupuppet><diff><--git><--format><markdown><--environment=prod>";
  const words = `${options}<--><main><HEAD>`;
  const given = { BASE: "main", ENVIRONMENT: "prod" };

  it.each([
    ["0", 0, "No catalog changes.\n"],
    ["2", 0, `${words}\n`],
    ["1", 1, `${words}\n`],
    ["64", 64, ""],
  ])("when diff ends with %s", (ends, status, stdout) => {
    expect(run("tools/ci/summarize-diff.sh", { ...given, ENDS: ends })).toEqual({ status, stderr: "", stdout });
  });

  it("compares many nodes, and adds to a file", () => {
    const summary = join(folder, "summary.md");
    writeFileSync(summary, "before\n");
    run("tools/ci/summarize-diff.sh", { ...given, ENDS: "2", NODES: "facts", SUMMARY: summary });
    expect(readFileSync(summary, "utf8")).toBe(`before\n${options}<--nodes=facts><--><main><HEAD>\n`);
  });
});

describe("what hosts read", () => {
  it("hooks end options before the files that a branch names, and run each language's check and fmt on its files", () => {
    const [hooks] = documents(".pre-commit-hooks.yaml");
    const expected = names.flatMap((name) => [`${name} check --`, `${name} fmt --`]);
    expect(hooks.map(({ entry }) => entry).sort()).toEqual(expected.sort());
    const files = { smartfrog: "a.sf", cf2: "a.cf2", mupuppet: "a.pp", "type-arm": "a.pp" };
    for (const { entry, files: pattern } of hooks) expect(files[entry.split(" ")[0]]).toMatch(new RegExp(pattern));
  });

  it("the action's scripts are there and get what they read", () => {
    const [{ inputs, runs }] = documents("action.yml");
    const text = read("action.yml");
    const scripts = [...text.matchAll(/\$GITHUB_ACTION_PATH\/([\w./-]+)/g)].map(([, path]) => path);
    expect(scripts.filter((path) => existsSync(join(root, path)))).toEqual([
      "tools/ci/check.sh",
      "tools/ci/summarize-diff.sh",
    ]);
    const used = new Set([...text.matchAll(/inputs\.(\w+)/g)].map(([, name]) => name));
    expect([...used].sort()).toEqual(Object.keys(inputs).sort());
    // What a user gives reaches the shell by variables only, never as code.
    for (const step of runs.steps) expect(step.run ?? "").not.toContain("${{");
  });

  it("the component knows every language", () => {
    const [{ spec }, jobs] = documents("templates/check.yml");
    expect(spec.inputs.language.options.sort()).toEqual([...names].sort());
    expect(Object.values(jobs)[0].script[0]).toMatch(/check --report sarif=\S+ -- \$\[\[ inputs\.files \]\]$/);
  });

  it("the image starts as nobody in particular, without a shell", () => {
    const stages = read("Dockerfile")
      .split(/^FROM /m)
      .slice(1);
    expect(stages.at(-1)).toMatch(/^\S*distroless\S*:nonroot\n/);
    expect(stages.at(-1)).not.toMatch(/^(?:RUN|USER|ADD)\b/m);
  });

  it("a release bumps each package that is published, by the first word of its commits, and no other", () => {
    const { conventionalCommits, projects } = JSON.parse(read("nx.json")).release;
    const published = publishablePackages().map(({ name }) => name);
    expect(Object.keys(conventionalCommits.types).sort()).toEqual(published.sort());
    const left = projects.filter((each) => each.startsWith("!")).map((each) => each.slice(1));
    const manifests = readdirSync(join(root, "packages")).map((name) =>
      JSON.parse(read(`packages/${name}/package.json`)),
    );
    const kept = manifests.filter((each) => each.private).map((each) => each.name);
    expect(left.sort()).toEqual(kept.sort());
  });

  it("every package says where it lives and is published with its provenance", () => {
    const { status, stdout } = spawnSync(process.execPath, [join(root, "tools/package-metadata.mjs"), "--check"], {
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([0, ""]);
  });
});
