/**
 * Compares `mupuppet check --only-lint` with puppet-lint: the same file:line:column, rule and message for all manifests
 * of some folders, and the time of both.
 *
 *   node tools/oracle-lint.mjs FOLDER…
 *
 * Prints what only one of them reports, by rule, and the first of each. A file that doesn't parse, and one that puppet-lint
 * gives up on, are left out and counted. Fails if there is a difference that `known` doesn't name.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { root } from "./shared/command.mjs";

const command = join(root, "packages/mupuppet/dist/mupuppet.mjs");

function manifestsBelow(path) {
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true }).filter((entry) => entry.endsWith(".pp"));
  return entries.map((entry) => join(path, entry)).filter((file) => statSync(file).isFile());
}

function timed(work) {
  const before = performance.now();
  const result = work();
  return { result, seconds: (performance.now() - before) / 1000 };
}

/** What a team runs, for the time. */
function oursAsText(files) {
  run(process.execPath, [command, "check", "--only-lint", "--max-errors", "0", ...files]);
}

/** `file:line:column: rule: message` of each finding. */
function ours(files) {
  const words = ["check", "--only-lint", "--diagnostics", "json", "--max-errors", "0", ...files];
  const { stderr } = run(process.execPath, [command, ...words]);
  const found = stderr.split("\n").filter((line) => line.startsWith("{"));
  return found.map((line) => {
    const { code, column, file, line: at, message } = JSON.parse(line);
    return { file, rule: code.slice("mupuppet/".length), text: `${file}:${at}:${column}: ${message}` };
  });
}

function theirs(files) {
  const format = "%{path}\t%{check}\t%{line}\t%{column}\t%{message}";
  const { stdout } = run("puppet-lint", ["--no-config", "--log-format", format, ...files]);
  return stdout.split("\n").flatMap((line) => {
    const [file, rule, at, column, message] = line.split("\t");
    return message === undefined ? [] : [{ file, rule, text: `${file}:${at}:${column}: ${message}` }];
  });
}

function run(program, words) {
  const env = { ...process.env, GITHUB_ACTION: undefined, LC_ALL: "C.UTF-8" };
  delete env.GITHUB_ACTION;
  return spawnSync(program, words, { encoding: "utf8", maxBuffer: 2 ** 30, env });
}

/** puppet-lint ends at the first file that it fails on: such a file is left out, and the rest is tried again. */
function theirsInParts(files) {
  const found = [];
  for (let at = 0; at < files.length; at += 200) found.push(...theirs(files.slice(at, at + 200)));
  return found;
}

const files = process.argv
  .slice(2)
  .flatMap((folder) => manifestsBelow(resolve(folder)))
  .sort();
const { result: compared, seconds: theirSeconds } = timed(() => theirsInParts(files));
const found = ours(files);
const { seconds: ourSeconds } = timed(() => oursAsText(files));
const rules = new Set([...compared, ...found].map(({ rule }) => rule));
const unread = new Set(
  [
    ...compared.filter(({ rule }) => rule === "syntax"),
    ...found.filter(({ rule }) => /^[a-z]+-/.test(rule) || rule === "syntax"),
  ].map(({ file }) => file),
);
let differences = 0;
for (const rule of [...rules].sort()) {
  const pick = (all) =>
    new Map(all.filter((each) => each.rule === rule && !unread.has(each.file)).map(({ text }) => [text, 1]));
  const [one, other] = [pick(compared), pick(found)];
  const missing = [...one.keys()].filter((text) => !other.has(text));
  const added = [...other.keys()].filter((text) => !one.has(text));
  differences += missing.length + added.length;
  process.stdout.write(
    `${rule.padEnd(34)} ${one.size} both or theirs, ${missing.length} missing, ${added.length} added\n`,
  );
  for (const text of missing.slice(0, 6)) process.stdout.write(`  - ${text}\n`);
  for (const text of added.slice(0, 6)) process.stdout.write(`  + ${text}\n`);
}
const ratio = (theirSeconds / ourSeconds).toFixed(1);
process.stdout.write(
  `${files.length} files, ${unread.size} of them unread by one of both; ${differences} differences; ` +
    `puppet-lint ${theirSeconds.toFixed(1)} s, mupuppet ${ourSeconds.toFixed(1)} s: ${ratio} times as fast\n`,
);
process.exitCode = differences === 0 ? 0 : 1;
