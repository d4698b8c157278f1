import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Emission } from "../../src/emit/target.js";

/** Writes what a target emits into a folder. */
export function emitInto(folder: string, { files }: Emission): void {
  for (const { chunks, path } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), [...chunks].join(""));
  }
}
