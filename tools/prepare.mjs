/**
 * Makes a clone ready for work: the packages are what package-lock.json says, and the modules that git doesn't keep are made. Every
 * command of the workshop that needs them calls this first, so a fresh clone needs no step of its own.
 *
 *   node tools/prepare.mjs
 */
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./ensure-installed.mjs";
import { writeProgramTexts } from "./program-texts.mjs";

/** Returns false if the installation failed. */
export function prepare() {
  if (!ensureInstalled()) return false;
  writeProgramTexts();
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = prepare() ? 0 : 1;
