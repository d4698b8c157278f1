/**
 * Writes what a package holds for a command's shell: the manual page, `packages/<language>/dist/<language>.1`, and the completion scripts,
 * in `dist/completions`.
 *
 *     node tools/manual-page.mjs LANGUAGE
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fromLanguage } from "./shared/from-language.mjs";

const language = process.argv[2];
const folder = join(dirname(import.meta.dirname), "packages", language);
const completions = join(folder, "dist/completions");
writeFileSync(join(folder, "dist", `${language}.1`), await fromLanguage("manualPage", folder));
mkdirSync(completions, { recursive: true });
for (const [name, script] of Object.entries(await fromLanguage("completionFiles", folder)))
  writeFileSync(join(completions, name), script);
