/**
 * Writes the manual page of a language's command, which its package holds: `packages/<language>/dist/<language>.1`.
 *
 *     node tools/manual-page.mjs LANGUAGE
 */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fromLanguage } from "./shared/from-language.mjs";

const language = process.argv[2];
const folder = join(dirname(import.meta.dirname), "packages", language);
writeFileSync(join(folder, "dist", `${language}.1`), await fromLanguage("manualPage", folder));
