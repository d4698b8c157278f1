import type { CliHost } from "./host.js";
import { baseName, folderOf, isAbsolutePath } from "./paths.js";
import { parsePlacedJson } from "./placed-json.js";
import { usageProblem, type UsageProblem } from "./usage.js";

/**
 * The folder that only the user writes: the configuration for all projects, and the list of trusted files. Undefined
 * unless the environment contains its absolute path: a relative one could be anybody's folder.
 */
export function userFolder({ env, platform }: CliHost): string | undefined {
  const isWindows = platform.includes("win32");
  const candidates = isWindows
    ? [env["APPDATA"]]
    : [env["XDG_CONFIG_HOME"], env["HOME"] === undefined ? undefined : `${env["HOME"]}/.config`];
  const base = candidates.find((path) => path !== undefined && isAbsolutePath(path));
  return base === undefined ? undefined : `${base}/cairn`;
}

/**
 * A file by its folder's real path. Links to the file itself aren't followed: paths in it are relative to the link's
 * folder.
 */
function realPathOf(path: string, host: CliHost): string | undefined {
  const folder = host.realPath(folderOf(path) || ".");
  return folder === undefined ? undefined : `${folder.replaceAll("\\", "/").replace(/\/$/, "")}/${baseName(path)}`;
}

/** Whether the file is in the user's own folder. */
export function isOwn(path: string, host: CliHost): boolean {
  const folder = userFolder(host);
  const own = folder === undefined ? undefined : realPathOf(`${folder}/${baseName(path)}`, host);
  return own !== undefined && own === realPathOf(path, host);
}

/** Whether the user trusts a file at this path with exactly these bytes. */
export function isTrusted(path: string, bytes: Uint8Array, host: CliHost): boolean {
  const place = realPathOf(path, host);
  const hashes = readList(host);
  return place !== undefined && hashes !== undefined && hashes.get(place) === host.sha256(bytes);
}

/** Adds a file, with its current contents, to the list of trusted ones. */
export function rememberTrust(path: string, bytes: Uint8Array, host: CliHost): UsageProblem | undefined {
  const [folder, place] = [userFolder(host), realPathOf(path, host)];
  if (folder === undefined || place === undefined)
    return usageProblem("`--remember-trust` knows no folder of yours to keep a list in: set XDG_CONFIG_HOME or HOME");
  const hashes = readList(host);
  if (!hashes) return usageProblem(`cannot read \`${listIn(folder)}\` as a list of trusted files: repair or delete it`);
  const text = JSON.stringify(Object.fromEntries(hashes.set(place, host.sha256(bytes))), undefined, 2);
  const problem = host.makeFolder(folder) ?? host.rewriteFile(listIn(folder), [`${text}\n`]);
  return problem === undefined ? undefined : usageProblem(`can't write \`${listIn(folder)}\`: ${problem}`);
}

function listIn(folder: string): string {
  return `${folder}/trusted.json`;
}

/** The hashes of the trusted files, by their paths; undefined if the list is damaged. */
function readList(host: CliHost): Map<string, unknown> | undefined {
  const folder = userFolder(host);
  if (folder === undefined || host.kindOf(listIn(folder)) === undefined) return new Map();
  const content = host.read(listIn(folder));
  if ("problem" in content) return undefined;
  const json = parsePlacedJson(new TextDecoder().decode(content.bytes));
  const isList = "value" in json && typeof json.value === "object" && json.value !== null;
  return isList ? new Map(Object.entries(json.value)) : undefined;
}
