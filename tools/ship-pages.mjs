/**
 * Puts the pages of a language's diagnostics into its package, where the `helpUri` of a SARIF report finds them:
 * `packages/<language>/dist/pages/<name>.md`.
 *
 *     node tools/ship-pages.mjs LANGUAGE
 */
import { cpSync, existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

const root = dirname(import.meta.dirname);
const language = process.argv[2];
const target = join(root, "packages", language, "dist/pages");
rmSync(target, { recursive: true, force: true });
// A language that is being made has none until `npm run docs:diagnostics` wrote them.
const pages = join(root, "docs/diagnostics", language);
if (existsSync(pages)) cpSync(pages, target, { recursive: true });
