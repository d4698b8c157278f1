/** In place of Node's module `path`, as far as languages' adapters need it: paths of sources in memory. */
import { joinPath } from "@cairn/diagnostics";

/** A path from `/`. */
export function resolve(...parts: readonly string[]): string {
  return parts.reduce((path, part) => (isAbsolute(part) ? joinPath("", part) : joinPath(path, part)), "/");
}

export function join(...parts: readonly string[]): string {
  return parts.reduce((path, part) => joinPath(path, part));
}

export function isAbsolute(path: string): boolean {
  return path.startsWith("/");
}

export function dirname(path: string): string {
  return path.replace(/\/?[^/]*$/, "") || (isAbsolute(path) ? "/" : ".");
}
