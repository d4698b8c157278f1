/**
 * Hashes of everything that parsers are generated from, and of the generated files, in `tools/grammars/generated.json`. They
 * show without Java that the generated files belong to the grammars.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const page = "tools/grammars/generated.json";

/** The hash of the files of a folder whose names end in one of the endings, with their names. */
function hashOf(root, folder, ...endings) {
  if (!existsSync(join(root, folder))) return "missing";
  const names = readdirSync(join(root, folder), { recursive: true }).map((name) => name.replaceAll("\\", "/"));
  const hash = createHash("sha256");
  for (const name of names.filter((each) => endings.some((ending) => each.endsWith(ending))).sort())
    hash.update(`${name}\0${readFileSync(join(root, folder, name), "utf8").replaceAll("\r\n", "\n")}\0`);
  return hash.digest("hex");
}

function hashesOf(root, folders) {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return {
    "antlr4ng-cli": devDependencies["antlr4ng-cli"],
    grammars: hashOf(root, "grammars", ".g4"),
    generator: hashOf(root, "tools/grammars", ".mjs"),
    ...Object.fromEntries([...folders].sort().map((folder) => [folder, hashOf(root, folder, ".ts")])),
  };
}

function readHashes(root) {
  return existsSync(join(root, page)) ? JSON.parse(readFileSync(join(root, page), "utf8")) : {};
}

function generatedFolders(hashes) {
  return Object.keys(hashes).filter((name) => name.startsWith("packages/"));
}

/** Writes the hashes of these folders with generated files; of those written before, if none are given. */
export function writeHashes(root, folders = generatedFolders(readHashes(root))) {
  writeFileSync(join(root, page), `${JSON.stringify(hashesOf(root, folders), null, 2)}\n`);
}

/** The parts whose hashes aren't those that were written: grammars, generator, or folders with generated files. */
export function staleHashes(root) {
  const written = readHashes(root);
  const now = hashesOf(root, generatedFolders(written));
  return Object.keys({ ...now, ...written }).filter((name) => now[name] !== written[name]);
}
