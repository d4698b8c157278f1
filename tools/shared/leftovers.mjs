/** `tsc -b` never removes the output of a source that is gone; this does, so that nobody packs or imports it. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { packages } from "./workspace.mjs";

/** The source (below `src`, without ending) that a file of `dist` was compiled from; `undefined` for other files. */
export function sourceOf(path) {
  return /^(.*?)\.(js|js\.map|d\.ts|d\.ts\.map)$/.exec(path)?.[1];
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Removes compiled files without a source from every package's `dist`. */
export function removeLeftovers() {
  for (const { folder } of packages())
    for (const file of filesBelow(join(folder, "dist"))) {
      const path = file.slice(join(folder, "dist").length + 1);
      const source = path.startsWith("esm") ? undefined : sourceOf(path);
      if (source !== undefined && !existsSync(join(folder, "src", `${source}.ts`))) rmSync(file);
    }
}
