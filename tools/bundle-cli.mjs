/**
 * Bundles a language's command into one executable file that plain `node` runs: `packages/<package>/dist/<package>.cjs`.
 *
 *     node tools/bundle-cli.mjs PACKAGE [--entry FILE] [--output FILE] [--name NAME]
 *
 * The file holds a small loader (`tools/bundle/loader.cjs`) and the minified program as comments; see there. Node reads the
 * whole file at each start, and so what only some runs need is packed.
 * Siblings are taken from their sources, so nothing has to be built before.
 */
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { lazyEntries, lazyModules } from "./bundle/lazy-modules.mjs";
import { patchPlugin, tablesEntry, unwanted } from "./bundle/patches.mjs";
import { scriptsOf } from "./bundle/scripts.mjs";
import { toCommonJs } from "./bundle/to-commonjs.mjs";

const root = dirname(import.meta.dirname);
/** The commands that get a code cache of their own: those that load a parser. */
const loaderText = readFileSync(join(import.meta.dirname, "bundle/loader.cjs"), "utf8").trimEnd();
const cachedCommands = "compile lookup check fmt explain diff graph ast audit step eval validate emit";

/** Bundles; returns where the file is, how large, and what went into it. */
export async function bundle({ entry, name, output, version }) {
  const { inputs, metafile, scripts } = await makeScripts(entry, version);
  const wrong = inputs.filter((path) => unwanted.test(path));
  if (wrong.length > 0) throw new Error(`these files must not be in a command: ${wrong.join(", ")}`);
  const text = assemble(scripts, { name, version });
  mkdirSync(dirname(output), { recursive: true });
  const temporary = `${output}.${process.pid}`;
  writeFileSync(temporary, text);
  chmodSync(temporary, 0o755);
  renameSync(temporary, output);
  return { output, size: text.length, metafile };
}

/** The program in scripts of sections, by name; the first section is the entry. */
async function makeScripts(entry, version) {
  const { plugin, yaml } = patchPlugin(join(dirname(entry), ".."));
  const lazy = lazyModules(join(root, "packages"));
  const { metafile, outputFiles } = await untilStable(lazy.found, () => ({
    ...commonSettings,
    entryPoints: { main: entry, ...lazyParts(entry), ...lazyEntries(lazy.found) },
    outdir: "/bundle",
    splitting: true,
    format: "esm",
    chunkNames: "[name]-[hash]",
    conditions: ["@cairn/source"],
    // The second is a feature of yargs that is never reached: configuration files that extend packages.
    define: { CAIRN_VERSION: JSON.stringify(version), "import.meta.resolve": "undefined" },
    // Found on the disk by the few commands that need them: for `graph --format svg`, databases of secrets, signatures.
    external: ["@ruby/prism", "@viz-js/viz", "hash-wasm", "kdbxweb", "openpgp"],
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, target: "es2023" } },
    plugins: [plugin, lazy.plugin],
  }));
  const sections = outputFiles.map(({ path, text }) => [`./${basename(path)}`, wrap(toCommonJs(text))]);
  sections.sort(([left], [right]) => (right === "./main.js") - (left === "./main.js"));
  if (yaml.folder) sections.push(["yaml", await bundleYaml(yaml.folder)]);
  return { inputs: Object.keys(metafile.inputs), metafile, scripts: scriptsOf(sections, metafile) };
}

/** Builds until no more modules turn out to be wanted on demand: what one section needs may be in another. */
async function untilStable(found, settings) {
  for (;;) {
    const before = countAll(found);
    const built = await build(settings());
    if (countAll(found) === before) return built;
  }
}

function countAll(found) {
  return [...found.values()].reduce((sum, { size }) => sum + size, 0);
}

/** The parts that are sections of their own, loaded on demand (`patches.mjs`), by name. */
function lazyParts(entry) {
  const functions = join(root, "packages/puppet-expressions/src/functions/index.ts");
  const paper = join(dirname(entry), "../evaluate/paper/index.ts");
  const hiera = join(dirname(entry), "../hiera/index.ts");
  const views = join(dirname(entry), "views.ts");
  const stdlib = join(dirname(entry), "../stdlib/index.ts");
  const templates = join(dirname(entry), "../templates/index.ts");
  return {
    tables: tablesEntry,
    report: join(root, "packages/syntax/src/report/report.ts"),
    ...(existsSync(join(dirname(entry), "../evaluate/load-core-functions.ts")) ? { functions } : {}),
    ...(existsSync(hiera) ? { hiera } : {}),
    ...(existsSync(paper) ? { paper } : {}),
    ...(existsSync(stdlib) ? { stdlib } : {}),
    ...(existsSync(templates) ? { templates } : {}),
    ...(existsSync(views) ? { views } : {}),
  };
}

const commonSettings = {
  absWorkingDir: root,
  write: false,
  bundle: true,
  minify: true,
  metafile: true,
  platform: "node",
  target: "node20",
  charset: "ascii",
  legalComments: "none",
  logOverride: { "import-is-undefined": "error" },
  logLevel: "warning",
};

async function bundleYaml(resolveDir) {
  const stdin = { contents: 'module.exports = require("yaml")', resolveDir };
  const { outputFiles } = await build({ ...commonSettings, stdin, outfile: "/bundle/yaml.cjs", format: "cjs" });
  return wrap(`const module={exports};${outputFiles[0].text}\nObject.assign(exports,module.exports);`);
}

/** A section as a function of what it may use; ASCII only, so that in the file bytes are characters. */
function wrap(code) {
  return `(function(exports,cairnRequire,cairnImport,require){"use strict";${escapeRest(code.trimEnd())}})`;
}

/** esbuild leaves other characters only in regular expressions and tagged templates, where an escape means the same. */
function escapeRest(code) {
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function assemble(scripts, { name, version }) {
  const bodies = scripts.map(bodyOf);
  const hash = createHash("sha256").update(bodies.join()).digest("hex").slice(0, 16);
  const entry = scripts[0].sections[0][0];
  const fill = (places) => {
    const values = { name, version, hash, commands: cachedCommands, entry, scripts: JSON.stringify(places) };
    return `#!/usr/bin/env node\n${loaderText.replace(/\{\{(\w+)\}\}/g, (_, key) => values[key])}`;
  };
  // The loader's own length depends on the digits of the places: pad them, so that one round is enough.
  const head = fill(placesOf(scripts, bodies, 1e8)).length + 1;
  return `${fill(placesOf(scripts, bodies, head)).padEnd(head - 1)}\n${bodies.map((body) => `//${body}\n`).join("")}`;
}

/** Plain text is read faster, packed text costs runs less that don't need it. */
function bodyOf({ isRare, sections }) {
  const text = `[${sections.map(([, code]) => code)}]`;
  return isRare ? brotliCompressSync(text).toString("base64") : text.replaceAll("\n", "\n//");
}

/** Where each body begins, how long it is, what sections it holds and whether it is packed, when the first one's line begins at `start`. */
function placesOf(scripts, bodies, start) {
  let place = start;
  const places = scripts.map(({ isRare, name, sections }, index) => {
    const { length } = bodies[index];
    const entry = [name, [place + 2, length, sections.map(([section]) => section), isRare]];
    place += length + 3;
    return entry;
  });
  return Object.fromEntries(places);
}

async function main(words) {
  const options = { entry: { type: "string" }, output: { type: "string" }, name: { type: "string" } };
  const { positionals, values } = parseArgs({ args: words, allowPositionals: true, options });
  const [packageName] = positionals;
  if (packageName === undefined) throw new Error("usage: node tools/bundle-cli.mjs PACKAGE");
  const folder = join(root, "packages", packageName);
  const name = values.name ?? packageName;
  const result = await bundle({
    name,
    entry: resolve(values.entry ?? join(folder, "src/cli/main.ts")),
    output: resolve(values.output ?? join(folder, `dist/${name}.cjs`)),
    version: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version,
  });
  process.stdout.write(`${result.output}: ${Math.round(result.size / 1024)} KB\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
