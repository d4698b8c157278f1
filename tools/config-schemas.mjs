/**
 * Writes the JSON schema of every language's configuration file to `docs/config/<language>.schema.json`, from the same
 * declarations that the command line reads. `--check` compares instead, exit 1 where one is out of date.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { format, resolveConfig } from "prettier";
import { root } from "./shared/command.mjs";
import { languages } from "./shared/workspace.mjs";

/** The schema as this checkout's sources have it. */
async function schemaOf({ folder }) {
  const temporary = mkdtempSync(join(tmpdir(), "cairn-schema-"));
  const outfile = join(temporary, "schema.cjs");
  const contents = `import { configSchema } from "@cairn/cli-kit";
import { language } from "./src/cli/language.ts";
module.exports = configSchema(language);`;
  try {
    await build({
      stdin: { contents, resolveDir: folder, loader: "ts" },
      outfile,
      bundle: true,
      platform: "node",
      format: "cjs",
      conditions: ["@cairn/source"],
      // Only declarations are run: no parser, no yargs.
      external: ["@ruby/prism", "antlr4ng", "yargs", "yargs/*", "@viz-js/viz", "hash-wasm", "kdbxweb", "openpgp"],
      logLevel: "error",
    });
    return JSON.stringify(createRequire(import.meta.url)(outfile));
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

async function update(language, check) {
  const path = join(root, `docs/config/${language.name}.schema.json`);
  const text = await format(await schemaOf(language), { ...(await resolveConfig(path)), filepath: path });
  const old = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (old === text) return true;
  if (check)
    process.stderr.write(
      `docs/config/${language.name}.schema.json is out of date: run node tools/config-schemas.mjs\n`,
    );
  else writeFileSync(path, text);
  return !check;
}

const check = process.argv.includes("--check");
mkdirSync(join(root, "docs/config"), { recursive: true });
const withCommand = languages().filter(({ folder }) => existsSync(join(folder, "src/cli/language.ts")));
for (const language of withCommand) if (!(await update(language, check))) process.exitCode = 1;
