/**
 * Bundles a package's library into one plain ES module for each of its entry points, `dist/esm/<entry>.js`, its commands
 * there included, with what several of them share in chunks beside them: importing a hundred small files costs more than running them.
 *
 *     node tools/bundle-library.mjs PACKAGE
 *
 * Packages that users install stay outside.
 */
import { readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import { writeProgramTexts } from "./program-texts.mjs";

const root = dirname(import.meta.dirname);

/** `{ "dist/esm/node/index": "src/node/index.ts" }`: where each entry point is written, and where it comes from. */
function entryPoints({ bin = {}, exports }) {
  const entries = Object.values(exports).filter((entry) => entry.default !== undefined);
  const commands = Object.values(bin).filter((path) => path.startsWith("./dist/esm/"));
  const all = [
    ...entries.map((entry) => [entry.default, entry["@cairn/source"]]),
    ...commands.map((path) => [path, path.replace("/dist/esm/", "/src/").replace(/js$/, "ts")]),
  ];
  return Object.fromEntries(all.map(([path, source]) => [path.replace(/^\.\/dist\/esm\/|\.js$/g, ""), source]));
}

const [packageName] = process.argv.slice(2);
if (packageName === undefined) throw new Error("usage: node tools/bundle-library.mjs PACKAGE");
const folder = join(root, "packages", packageName);
const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const outdir = join(folder, "dist/esm");
writeProgramTexts();
rmSync(outdir, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: folder,
  bundle: true,
  outdir,
  entryPoints: entryPoints(manifest),
  metafile: true,
  format: "esm",
  splitting: true,
  platform: "neutral",
  target: "es2023",
  logLevel: "warning",
  conditions: ["@cairn/source", "browser", "import"],
  external: externals(manifest),
  // Of CommonJS packages that have modules for browsers, those: they run everywhere.
  mainFields: ["browser", "module", "main"],
  // The names of the own classes are kept for messages of internal errors; comments are in the declarations.
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: "eof",
  keepNames: false,
  logOverride: { "import-is-undefined": "error", "ignored-bare-import": "silent" },
  tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, target: "es2023" } },
});
const sizes = Object.values(metafile.outputs).map(({ bytes }) => bytes);
const size = Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024);
process.stdout.write(`${relative(root, outdir)}: ${sizes.length} files, ${size} KB\n`);

/** All packages that users install with this one. */
function externals({ dependencies, peerDependencies }) {
  const installed = Object.keys({ ...dependencies, ...peerDependencies });
  return [...installed, "node:*"];
}
