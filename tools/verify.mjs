/**
 * Checks your changes before a push: format, lint, generated files, types and tests of everything that differs from the branch
 * point with main, changes that aren't committed included.
 *
 *   npm run verify [-- --base REVISION]
 *
 * Properties and comparisons with other programs, which take most of the time of the tests, are left to CI.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkAll } from "./generated.mjs";
import { testedBy } from "./nx/test-inputs.mjs";
import { capture, nodeProgram, npm, root, run } from "./shared/command.mjs";
import { runJest, withoutSlowTests } from "./shared/jest.mjs";

/** The lines that git prints; undefined if it fails. */
function git(...words) {
  const { status, stdout } = capture("git", words);
  return status === 0 ? stdout.split("\n").filter((line) => line !== "") : undefined;
}

/** The commit at which this branch left main. */
function branchPoint() {
  return ["origin/main", "main", "origin/master", "master"].flatMap((name) => git("merge-base", "HEAD", name) ?? [])[0];
}

/** The files that differ from a revision, new ones included; undefined if git doesn't know the revision. */
function changedSince(base) {
  const tracked = git("diff", "--name-only", "--no-renames", base);
  const untracked = git("ls-files", "--others", "--exclude-standard");
  return tracked && untracked && [...new Set([...tracked, ...untracked])].sort();
}

/** Files that every test depends on. */
const isShared = (file) => /^(?:package(?:-lock)?\.json|nx\.json|tsconfig[^/]*\.json|jest\.[^/]*\.mjs)$/.test(file);

function node(program, words) {
  return run(process.execPath, [program, ...words]) === 0;
}

/** The steps that the files need: a name, and a function that returns whether the step succeeded. */
function stepsFor(files) {
  const present = files.filter((file) => existsSync(join(root, file)));
  const code = present.filter((file) => /\.(?:ts|mts|cts|js|mjs|cjs)$/.test(file));
  const projects = testedBy(root, files);
  const [command, words, options] = npm("run", "--silent", "typecheck");
  return [
    [
      "format",
      present.length > 0,
      () => node(nodeProgram("prettier", "bin/prettier.cjs"), ["--check", "--ignore-unknown", ...present]),
    ],
    ["lint", code.length > 0, () => node(nodeProgram("eslint", "bin/eslint.js"), ["--no-warn-ignored", ...code])],
    ["generated files", true, async () => (await checkAll()).length === 0],
    ["types", code.length > 0, () => run(command, words, options) === 0],
    [
      `tests of ${projects.join(", ")}`,
      projects.length > 0,
      () => runJest({ root, folders: projects, words: withoutSlowTests }) === 0,
    ],
  ].filter(([, isNeeded]) => isNeeded);
}

async function main() {
  const { values } = parseArgs({ options: { base: { type: "string" } } });
  const base = values.base ?? branchPoint();
  if (base === undefined) {
    process.stderr.write("verify: there is no branch main to compare with: npm run verify -- --base REVISION\n");
    return 1;
  }
  const files = changedSince(base);
  if (files === undefined) {
    process.stderr.write(`verify: git can't compare with ${base}\n`);
    return 1;
  }
  process.stdout.write(`${files.length} files differ from ${base.slice(0, 12)}\n`);
  const failed = [];
  for (const [name, , step] of stepsFor(files)) {
    const start = performance.now();
    process.stdout.write(`\n=== ${name}\n`);
    if (!(await step())) failed.push(name);
    process.stdout.write(`--- ${name}: ${Math.round((performance.now() - start) / 1000)} s\n`);
  }
  process.stdout.write(failed.length === 0 ? "\nall of these checks pass\n" : `\nFAILED: ${failed.join("; ")}\n`);
  const shared = files.filter(isShared);
  if (shared.length > 0) process.stdout.write(`every test depends on ${shared.join(", ")}: run npm test as well\n`);
  return failed.length === 0 ? 0 : 1;
}

process.exitCode = await main();
