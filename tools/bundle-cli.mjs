/**
 * Bundles a language's command into plain CommonJS files that `node` runs, with source maps: `packages/<package>/dist/<package>.cjs`, which
 * starts it, and the folder `command` beside it with the entry `main.cjs` and the chunks that `import()` and lazy `require` cut.
 *
 *     node tools/bundle-cli.mjs PACKAGE [--entry FILE] [--output FILE]
 *
 * esbuild splits only ES modules, and Node starts CommonJS faster: so the chunks are converted.
 * Siblings are taken from their sources, so nothing has to be built before.
 */
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { ColdParts, coldParts } from "./bundle/cold-parts.mjs";
import { LazyParts } from "./bundle/lazy-parts.mjs";
import { toCommonJs } from "./bundle/to-commonjs.mjs";
import { unusedShims } from "./bundle/unused-shims.mjs";

const root = dirname(import.meta.dirname);

/** Bundles; returns the strings of the files that it wrote into the folder `command`, by their names. */
export async function bundle({ entry, output, version }) {
  const folder = join(dirname(output), "command");
  const split = await splitIntoChunks(entry, folder, version);
  const files = new Map(
    split.map(({ path, text }) => [basename(path), path.endsWith(".map") ? text : toCommonJs(text)]),
  );
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) replaceFile(join(folder, name), text);
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
  const start = readFileSync(join(import.meta.dirname, "bundle/start.cjs"), "utf8");
  replaceFile(output, start.replace('"BUILD"', JSON.stringify(buildOf(files))), 0o755);
  return files;
}

/** The command in ES modules, with their maps. */
async function splitIntoChunks(entry, folder, version) {
  const parts = new LazyParts(new ColdParts(coldParts, join(root, "packages")));
  for (;;) {
    const known = parts.size;
    const { metafile } = await runEsbuild(entry, folder, version, parts, { metafile: true });
    if (parts.size > known) continue;
    parts.layer(metafile, entry, root);
    return (await runEsbuild(entry, folder, version, parts)).outputFiles;
  }
}

function runEsbuild(entry, folder, version, parts, options = {}) {
  return build({
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: folder,
    platform: "node",
    target: "node20",
    format: "esm",
    splitting: true,
    sourcemap: "linked",
    legalComments: "none",
    logLevel: "warning",
    // Modules that only add to types are imported bare.
    logOverride: { "import-is-undefined": "error", "ignored-bare-import": "silent" },
    entryPoints: { main: entry, ...parts.entryPoints },
    outExtension: { ".js": ".cjs" },
    conditions: ["@cairn/source"],
    define: { CAIRN_VERSION: JSON.stringify(version) },
    // Found on the disk by the few commands that need them: for `graph --format svg`, databases of secrets, signatures, many nodes,
    // `mupuppet serve`.
    external: [
      ...["@peculiar/x509", "@ruby/prism", "@viz-js/viz", "fastify", "hash-wasm", "kdbxweb", "openpgp", "piscina"],
      "reflect-metadata",
    ],
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, target: "es2023" } },
    plugins: [parts.plugin(), unusedShims],
    ...options,
  });
}

/** A short name for the contents of files. */
function buildOf(files) {
  return createHash("sha256")
    .update(JSON.stringify([...files]))
    .digest("hex")
    .slice(0, 8);
}

/** Whoever runs the command meanwhile finds the old file or the new one. */
function replaceFile(path, text, mode = 0o644) {
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, text);
  chmodSync(temporary, mode);
  renameSync(temporary, path);
}

async function main(words) {
  const options = { entry: { type: "string" }, output: { type: "string" } };
  const { positionals, values } = parseArgs({ args: words, allowPositionals: true, options });
  const [packageName] = positionals;
  if (packageName === undefined) throw new Error("usage: node tools/bundle-cli.mjs PACKAGE");
  const folder = join(root, "packages", packageName);
  const output = resolve(values.output ?? join(folder, `dist/${packageName}.cjs`));
  const files = await bundle({
    entry: resolve(values.entry ?? join(folder, "src/cli/main.ts")),
    output,
    version: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version,
  });
  const chunks = [...files].filter(([name]) => name.endsWith(".cjs"));
  const size = chunks.reduce((sum, [, text]) => sum + text.length, 0);
  process.stdout.write(`${output}: ${chunks.length} files, ${Math.round(size / 1024)} KB\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
