/**
 * Writes the JSON schema of every language's configuration file to `docs/config/<language>.schema.json`, from the same
 * declarations that the command line reads. `--check` compares instead, exit 1 where one is out of date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { root } from "./shared/command.mjs";
import { fromLanguage } from "./shared/from-language.mjs";
import { languages } from "./shared/workspace.mjs";

async function update(language, check) {
  const path = join(root, `docs/config/${language.name}.schema.json`);
  const text = await format(JSON.stringify(await fromLanguage("configSchema", language.folder)), {
    ...(await resolveConfig(path)),
    filepath: path,
  });
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
