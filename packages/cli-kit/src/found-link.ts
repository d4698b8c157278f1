import type { CliHost } from "./host.js";
import { baseName, folderOf } from "./paths.js";

/**
 * Whether `path` is a link that was found in a folder or by a pattern, without being named: it may lead anywhere, so
 * its target must stay unchanged.
 */
export function isFoundLink(host: CliHost, path: string, words: readonly string[]): boolean {
  if (words.includes(path)) return false;
  const [real, folder] = [host.realPath(path), host.realPath(folderOf(path) || ".")];
  return real !== undefined && (folderOf(real) !== folder || baseName(real) !== baseName(path));
}
