import { wildcardMatcher } from "@cairn/diagnostics";
import type { CliHost } from "./host.js";
import { baseName, byCodeUnit, folderOf } from "./paths.js";

/** Folders with other people's files, which are read only if named explicitly. */
const skippedFolders = new Set(["node_modules"]);

/**
 * The files that `pattern` denotes: itself, the files below it with one of `extensions`, or what matches its
 * `*`, `**` and `?`; sorted by code unit. `undefined` if there is nothing. Hidden names match only a pattern with an
 * explicit dot; links to folders aren't followed, so that a walk terminates.
 */
export function expandPattern(
  host: CliHost,
  pattern: string,
  extensions: readonly string[],
): readonly string[] | undefined {
  const kind = host.kindOf(pattern);
  if (kind === "file") return [pattern];
  const found = kind === "folder" ? filesBelow(host, pattern, extensions) : matches(host, pattern);
  return found.length > 0 ? found.sort(byCodeUnit) : undefined;
}

/** Whether `pattern` contains a wildcard. */
export function isGlob(pattern: string): boolean {
  return /[*?]/.test(pattern);
}

function filesBelow(host: CliHost, folder: string, extensions: readonly string[]): string[] {
  const found: string[] = [];
  const pending = [folder === "." || folder === "./" ? "" : folder];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const entry of host.readFolder(next === "" ? "." : next)) {
      if (isHidden(entry.name)) continue;
      const path = joinName(next, entry.name);
      if (entry.kind === "folder" && !skippedFolders.has(entry.name)) pending.push(path);
      else if (entry.kind === "file" && extensions.some((extension) => entry.name.endsWith(extension)))
        found.push(path);
    }
  }
  return found;
}

function matches(host: CliHost, pattern: string): string[] {
  if (!isGlob(pattern)) return [];
  const names = pattern.split(/[/\\]/);
  const firstGlob = names.findIndex(isGlob);
  const start = names.slice(0, firstGlob).join("/") || (firstGlob > 0 ? "/" : "");
  const found = new Set<string>();
  const seen = new Set<string>();
  const pending: { readonly folder: string; readonly index: number }[] = [{ folder: start, index: firstGlob }];
  for (let step = pending.pop(); step; step = pending.pop()) {
    const key = `${step.index}:${step.folder}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const next of stepInto(host, step.folder, names, step.index, found)) pending.push(next);
  }
  return [...found];
}

/** Matches one name of the pattern in one folder: adds files to `found`, and returns the folders to search next. */
function stepInto(host: CliHost, folder: string, names: readonly string[], index: number, found: Set<string>) {
  const name = names[index]!;
  const isLast = index === names.length - 1;
  const next: { folder: string; index: number }[] = [];
  const any = name === "**";
  const isMatch = any ? undefined : wildcardMatcher(name);
  if (any && !isLast) next.push({ folder, index: index + 1 });
  for (const entry of host.readFolder(folder === "" ? "." : folder)) {
    if (isHidden(entry.name) && !name.startsWith(".")) continue;
    if (isMatch?.(entry.name) === false) continue;
    const path = joinName(folder, entry.name);
    if (entry.kind === "folder" && any && !skippedFolders.has(entry.name)) next.push({ folder: path, index });
    else if (entry.kind === "folder" && !any && !isLast) next.push({ folder: path, index: index + 1 });
    else if (entry.kind === "file" && isLast) found.add(path);
  }
  return next;
}

function joinName(folder: string, name: string): string {
  if (folder === "") return name;
  return baseName(folder) === "" && folderOf(folder) !== "" ? folder + name : `${folder}/${name}`;
}

function isHidden(name: string): boolean {
  return name.startsWith(".");
}
