/** Loads a language's adapter straight from its TypeScript, so that the pages need no build. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "../shared/command.mjs";

const commandLine = join(root, "packages", "cli-kit", "src");

/** The adapter of the package in this folder, where it is a language. */
export function adapterOf(packageFolder) {
  const file = join(packageFolder, "src", "cli", "language.ts");
  return existsSync(file) ? file : undefined;
}

/** `{ name, catalogue, pages, runExample }` of the language whose adapter the file exports as `exported`. */
export async function loadLanguage(adapter, exported = "language") {
  const module = await importTypeScript([adapter, join(commandLine, "testing", "run-page-example.ts")]);
  const { load, name, pages } = module[exported];
  const { catalogue } = await load();
  return { name, catalogue, pages: await pages(), runExample: module.pageExamples(module[exported]) };
}

/** The package that makes pages, from its TypeScript too. */
export function loadRenderer() {
  return importTypeScript([join(root, "packages", "diagnostics", "src", "index.ts")]);
}

/** What the command line of every language reports, and the pages of it. */
export function loadCommandLine() {
  return importTypeScript([join(commandLine, "catalogue.ts"), join(commandLine, "cli-pages.ts")]);
}

/** The bundle lies below node_modules, so that it finds what is left out of it. */
async function importTypeScript(files) {
  const cache = join(root, "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "cairn-pages-"));
  try {
    const outfile = join(folder, "bundle.mjs");
    const contents = files.map((file) => `export * from ${JSON.stringify(file)};`).join("\n");
    await build({
      stdin: { contents, resolveDir: root, loader: "ts" },
      bundle: true,
      platform: "node",
      format: "esm",
      conditions: ["@cairn/source"],
      external: ["@ruby/prism", "@viz-js/viz", "hash-wasm", "kdbxweb", "openpgp"],
      // What is bundled may be CommonJS that asks for modules of Node.js.
      banner: {
        js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
      },
      logLevel: "error",
      outfile,
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
