import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A stack in terms of the sources: the places in bundled files, by the maps beside them. Node.js itself would read the map of every
 * file at each start.
 */
export function sourceStack(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replaceAll(
    /(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/g,
    (place, url: string, line: string, column: string) => {
      const path = fileURLToPath(url);
      if (!maps.has(path)) maps.set(path, mapOf(path));
      const entry = maps.get(path)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !("originalSource" in entry)) return place;
      const source = resolve(dirname(path), entry.originalSource);
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    },
  );
}

/** The map of a bundled file; undefined if there is none. */
function mapOf(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, "utf8")) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
