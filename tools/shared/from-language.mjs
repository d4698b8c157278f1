import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

/** The result of a function of cli-kit, such as `configSchema`, for the language in a package's folder, from this checkout's sources. */
export async function fromLanguage(functionName, folder) {
  const temporary = mkdtempSync(join(tmpdir(), "cairn-language-"));
  const outfile = join(temporary, "result.cjs");
  const contents = `import { ${functionName} } from "@cairn/cli-kit";
import { language } from "./src/cli/language.ts";
module.exports = ${functionName}(language);`;
  try {
    await build({
      stdin: { contents, resolveDir: folder, loader: "ts" },
      outfile,
      bundle: true,
      platform: "node",
      format: "cjs",
      conditions: ["@cairn/source"],
      // Only declarations are run: no yargs.
      external: ["@ruby/prism", "yargs", "yargs/*", "@viz-js/viz", "hash-wasm", "kdbxweb", "openpgp"],
      logLevel: "error",
    });
    return createRequire(import.meta.url)(outfile);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
