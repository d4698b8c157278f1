/** Loads a language's catalogue and pages straight from its TypeScript, so that the pages need no build. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "../shared/command.mjs";

/** Where a language keeps what its pages are made of; `example.ts` may also be a part of `pages.ts`. */
const parts = ["index.ts", "pages.ts", "example.ts"];

/** The folders of the languages under `packages` that have pages. */
export function folderOfPages(packageFolder) {
  const folder = join(packageFolder, "src", "diagnostics");
  return existsSync(join(folder, "pages.ts")) ? folder : undefined;
}

/** `{ catalogue, pages, compileExample }` of a language, from the folder of its diagnostics. */
export async function loadLanguage(folder) {
  const present = parts.filter((file) => existsSync(join(folder, file)));
  const language = await importTypeScript(present.map((file) => join(folder, file)));
  for (const name of ["catalogue", "pages", "compileExample"]) {
    if (language[name] === undefined) throw new Error(`${folder}: none of ${present.join(", ")} exports ${name}`);
  }
  return language;
}

/** The package that renders, from its TypeScript too. */
export function loadRenderer() {
  return importTypeScript([join(root, "packages", "diagnostics", "src", "index.ts")]);
}

/** What the command line of every language reports, and the pages of it. */
export function loadCommandLine() {
  const folder = join(root, "packages", "cli-kit", "src");
  return importTypeScript([join(folder, "catalogue.ts"), join(folder, "cli-pages.ts")]);
}

async function importTypeScript(files) {
  const folder = mkdtempSync(join(tmpdir(), "cairn-pages-"));
  try {
    const outfile = join(folder, "bundle.mjs");
    const contents = files.map((file) => `export * from ${JSON.stringify(file)};`).join("\n");
    await build({
      stdin: { contents, resolveDir: root, loader: "ts" },
      bundle: true,
      platform: "node",
      format: "esm",
      conditions: ["@cairn/source"],
      // What is bundled may be CommonJS that asks for modules of Node.js.
      banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
      logLevel: "error",
      outfile,
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
