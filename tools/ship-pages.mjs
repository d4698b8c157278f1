/**
 * Puts the pages of a language's diagnostics into its package, where the `helpUri` of a SARIF report finds them:
 * `packages/<language>/dist/diagnostics/<name>.md`.
 *
 *     node tools/ship-pages.mjs LANGUAGE
 */
import { cpSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

const root = dirname(import.meta.dirname);
const language = process.argv[2];
const target = join(root, "packages", language, "dist/diagnostics");
rmSync(target, { recursive: true, force: true });
cpSync(join(root, "docs/diagnostics", language), target, { recursive: true });
