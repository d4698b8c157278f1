import type { CliHost } from "./host.js";
import { baseName, folderOf } from "./paths.js";

/** A link that nobody named, but that was found in a folder or by a pattern, may lead anywhere: what it leads to stays as it is. */
export function isFoundLink(host: CliHost, path: string, words: readonly string[]): boolean {
  if (words.includes(path)) return false;
  const [real, folder] = [host.realPath(path), host.realPath(folderOf(path) || ".")];
  return real !== undefined && (folderOf(real) !== folder || baseName(real) !== baseName(path));
}
