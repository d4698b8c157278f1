/**
 * Bundles a language's command into ES modules that `node` runs, with source maps: `packages/<package>/dist/<package>.mjs`, which starts
 * it, and the folder `command` beside it with the entry `main.mjs` and the chunks that `import()` cuts.
 *
 *     node tools/bundle-cli.mjs PACKAGE [--entry FILE] [--output FILE] [--sources]
 *
 * The maps have file names and line numbers; with `--sources`, also the source code, for a debugger.
 * Siblings are taken from their sources, so nothing has to be built before.
 */
import { chmodSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { writeProgramTexts } from "./program-texts.mjs";

const root = dirname(import.meta.dirname);

/** Packages that a command finds on the disk: only a few commands need them. */
const external = [
  ...["@peculiar/x509", "@ruby/prism", "@viz-js/viz", "fastify", "hash-wasm", "kdbxweb", "openpgp", "piscina"],
  "reflect-metadata",
];

/** Packages of CommonJS among the bundled ones call `require`. */
const banner = `import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);`;

/** Bundles; returns the strings of the files that it wrote into the folder `command`, by their names. */
export async function bundle({ entry, output, version, sources = false }) {
  const folder = join(dirname(output), "command");
  const { outputFiles } = await build({
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: folder,
    platform: "node",
    target: "node20",
    format: "esm",
    splitting: true,
    sourcemap: "linked",
    sourcesContent: sources,
    legalComments: "none",
    logLevel: "warning",
    // Modules that only add to types are imported bare.
    logOverride: { "import-is-undefined": "error", "ignored-bare-import": "silent" },
    entryPoints: { main: entry, ...workers(dirname(entry)) },
    outExtension: { ".js": ".mjs" },
    banner: { js: banner },
    conditions: ["@cairn/source"],
    define: { CAIRN_VERSION: JSON.stringify(version) },
    external,
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, target: "es2023" } },
  });
  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) replaceFile(join(folder, name), text);
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
  replaceFile(output, readFileSync(join(import.meta.dirname, "bundle/start.mjs"), "utf8"), 0o755);
  return files;
}

/** What worker threads run besides `main`: the modules `…-worker.ts` below a folder, each in a file of its name. */
function workers(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith("-worker.ts"));
  return Object.fromEntries(names.map((name) => [basename(name, ".ts"), join(folder, name)]));
}

/** Whoever runs the command meanwhile finds the old file or the new one. */
function replaceFile(path, text, mode = 0o644) {
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, text);
  chmodSync(temporary, mode);
  renameSync(temporary, path);
}

async function main(words) {
  const options = { entry: { type: "string" }, output: { type: "string" }, sources: { type: "boolean" } };
  const { positionals, values } = parseArgs({ args: words, allowPositionals: true, options });
  const [packageName] = positionals;
  if (packageName === undefined) throw new Error("usage: node tools/bundle-cli.mjs PACKAGE");
  const folder = join(root, "packages", packageName);
  writeProgramTexts();
  const output = resolve(values.output ?? join(folder, `dist/${packageName}.mjs`));
  const files = await bundle({
    entry: resolve(values.entry ?? join(folder, "src/cli/main.ts")),
    output,
    sources: values.sources,
    version: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version,
  });
  const chunks = [...files].filter(([name]) => name.endsWith(".mjs"));
  const size = chunks.reduce((sum, [, text]) => sum + text.length, 0);
  process.stdout.write(`${output}: ${chunks.length} files, ${Math.round(size / 1024)} KB\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
