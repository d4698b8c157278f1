#!/usr/bin/env node
/**
 * Generates the parser and the lexer table of every language from `grammars/<language>/`. A folder whose grammars others import
 * belongs to the package that `owners` names.
 *
 *   node tools/generate-parsers.mjs [FOLDER…]            writes packages/<package>/{src,test}/generated/
 *   node tools/generate-parsers.mjs [FOLDER…] --check    compares instead
 *
 * Without folders of `grammars/` it does all. `tools/grammars/generated.json` holds hashes of what goes in and what came out: without Java,
 * `--check` compares those.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateFolder, hasJava } from "./grammars/generate.mjs";
import { staleHashes, writeHashes } from "./grammars/hashes.mjs";

const root = join(import.meta.dirname, "..");
const check = process.argv.includes("--check");
const wanted = process.argv.slice(2).filter((word) => word !== "--check");

/** The packages of those folders of `grammars/` that are not named after one, with the folder inside of it where it isn't the whole. */
const owners = { puppet: "puppet-core" };

/** Pairs of a folder of `grammars/` and the package that it belongs to. */
function findFolders() {
  const folders = readdirSync(join(root, "grammars"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .map(({ name }) => [name, owners[name] ?? name])
    .filter(([, owner]) => existsSync(join(root, "packages", owner.split("/")[0], "package.json")));
}

function write(folder, files) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

/** The names of the files that differ between what is committed and what the grammars give. */
function findStale(folder, files) {
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const names = new Set([...present, ...files.keys()]);
  return [...names].filter(
    (name) => !present.includes(name) || readFileSync(join(folder, name), "utf8") !== files.get(name),
  );
}

async function run() {
  if (!hasJava()) {
    if (check) return compareHashes();
    console.error("Generating parsers needs Java 11 or newer: install a JRE and see that `java -version` runs.");
    console.error("Building and testing don't need it: the generated parsers are committed.");
    return (process.exitCode = 1);
  }
  const work = mkdtempSync(join(tmpdir(), "cairn-grammars-"));
  try {
    for (const [folder, owner] of findFolders()) await handle(folder, owner, join(work, folder));
    if (wanted.length === 0) check ? compareHashes() : writeHashes(root, generated);
    else if (!check) writeHashes(root);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The folders with generated files. */
const generated = [];

async function handle(name, owner, work) {
  for (const [folder, files] of Object.entries(await generateFolder(root, name, owner, work))) {
    generated.push(folder);
    if (check) compare(folder, files);
    else write(join(root, folder), files);
    if (!check) console.log(`${folder}: ${[...files.keys()].join(", ")}`);
  }
}

function compare(folder, files) {
  const stale = findStale(join(root, folder), files);
  if (stale.length === 0) return console.log(`${folder}: up to date`);
  console.error(`${folder}: out of date: ${stale.join(", ")}; run \`npm run grammars\` and commit the result`);
  process.exitCode = 1;
}

/** Without Java: whether grammars, generator and generated files are those of the last generation. */
function compareHashes() {
  const stale = staleHashes(root);
  if (stale.length === 0) return console.log("generated parsers: the hashes of tools/grammars/generated.json hold");
  console.error(
    `tools/grammars/generated.json: out of date: ${stale.join(", ")}; run \`npm run grammars\` and commit the result`,
  );
  process.exitCode = 1;
}

await run();
