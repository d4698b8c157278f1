/** Bundles what a language contributes to deep runs, so that a worker can load it without a loader for TypeScript. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "../shared/command.mjs";

/** The languages' contributions, by the language's name. */
export function contribution(language) {
  return join(root, "packages", language, "test", "deep.ts");
}

/** The path of the bundle; `undefined` where the language has nothing to contribute. */
export async function bundle(language) {
  const entry = contribution(language);
  return existsSync(entry) ? bundleFile(entry, `deep-${language}`) : undefined;
}

/** Bundles a file of tests, so that plain Node can load it. */
export async function bundleFile(entry, name) {
  const outfile = join(root, "node_modules", ".cache", "cairn", `${name}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    conditions: ["@cairn/source"],
    sourcemap: "inline",
    logLevel: "error",
    banner: {
      js: `import { createRequire as requireFor } from "node:module"; const require = requireFor(${JSON.stringify(entry)});`,
    },
  });
  return outfile;
}
