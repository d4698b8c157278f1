/**
 * Bundles a language's command into one executable file that plain `node` runs: `packages/<package>/dist/<package>.cjs`.
 *
 *     node tools/bundle-cli.mjs PACKAGE [--entry FILE] [--output FILE] [--name NAME]
 *
 * The file holds a small loader (`tools/bundle/loader.cjs`) and the minified program as comments; see there.
 * Siblings are taken from their sources, so nothing has to be built before.
 */
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { patchPlugin, unwanted } from "./bundle/patches.mjs";

const root = dirname(import.meta.dirname);
/** The commands that get a code cache of their own: those that load a parser. */
const cachedCommands = "compile check fmt explain diff graph ast";

/** Bundles; returns where the file is and how large. */
export async function bundle({ entry, name, output, version }) {
  const { metafile, outputFiles } = await runBuild(entry, version);
  const inputs = Object.keys(metafile.inputs).filter((path) => unwanted.test(path));
  if (inputs.length > 0) throw new Error(`these files must not be in a command: ${inputs.join(", ")}`);
  const program = wrap(outputFiles[0].text);
  const text = assemble(program, { name, version });
  mkdirSync(dirname(output), { recursive: true });
  const temporary = `${output}.${process.pid}`;
  writeFileSync(temporary, text);
  chmodSync(temporary, 0o755);
  renameSync(temporary, output);
  return { output, size: text.length, inputs: metafile.inputs };
}

function runBuild(entry, version) {
  return build({
    entryPoints: [entry],
    absWorkingDir: root,
    outfile: "program.cjs",
    write: false,
    bundle: true,
    minify: true,
    metafile: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    charset: "ascii",
    legalComments: "none",
    conditions: ["@cairn/source"],
    define: { CAIRN_VERSION: JSON.stringify(version) },
    // Found on the disk when `graph --format svg` asks for it: a megabyte that nobody else needs.
    external: ["@viz-js/viz"],
    // `import()` of an external package isn't there in a `vm.Script`; `require` is handed in.
    supported: { "dynamic-import": false },
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, target: "es2023" } },
    plugins: [patchPlugin().plugin],
    logOverride: { "import-is-undefined": "error" },
    logLevel: "warning",
  });
}

/** The program as a function of what a CommonJS module sees; ASCII only, so that bytes are characters. */
function wrap(code) {
  return `(function(require,module,exports,__filename,__dirname){${escapeRest(code.trimEnd())}\n})`;
}

/** esbuild leaves other characters only in regular expressions and tagged templates, where an escape means the same. */
function escapeRest(code) {
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function assemble(program, { name, version }) {
  const hash = createHash("sha256").update(program).digest("hex").slice(0, 16);
  const values = { name, version, hash, commands: cachedCommands };
  const loader = readFileSync(join(import.meta.dirname, "bundle/loader.cjs"), "utf8");
  const filled = loader.replace(/\{\{(\w+)\}\}/g, (_, key) => values[key]);
  return `#!/usr/bin/env node\n${filled}\n//:payload\n//${program.replaceAll("\n", "\n//")}`;
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
