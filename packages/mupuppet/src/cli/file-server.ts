import type { LanguageRequest } from "@cairn/cli-kit";
import { joinPath, readSource, type Result } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { FileServer } from "../diff/served/file-server.js";
import { readMounts, type Mounts } from "../diff/served/mounts.js";
import type { ServedTree } from "../diff/served/served-tree.js";
import type { LanguageSettings } from "../evaluate/settings.js";

/** The file server of one side of a comparison, with the mounts of its fileserver.conf. */
export function openFileServer(
  { options }: Pick<LanguageRequest, "options">,
  language: LanguageSettings,
  tree: ServedTree,
): Result<FileServer> {
  const path = configurationPath(options, language, tree);
  const mounts = path === undefined ? { value: new Map<string, string>(), diagnostics: [] } : mountsIn(path, tree);
  if (!mounts.value) return { diagnostics: mounts.diagnostics };
  return { value: new FileServer(tree, language.modulePath, mounts.value), diagnostics: mounts.diagnostics };
}

/** The directory on this machine, with symlinks and everything else as it is there. */
export function treeOnDisk({ files, host }: Pick<LanguageRequest, "files" | "host">): ServedTree | undefined {
  return (
    host && {
      read: (path) => files.read(path),
      resolve: (from, path) => files.resolve(from, path),
      kindOf: (path) => host.kindOf(path),
      readFolder: (path) => host.readFolder(path),
      permissionsOf: (path) => host.permissionsOf?.(path),
      realPath: (path) => host.realPath(path),
    }
  );
}

/** `--fileserver-config`, or the fileserver.conf that belongs to the puppet.conf of `--settings` or to the environment. */
function configurationPath(
  options: LanguageRequest["options"],
  { environment, puppetConf }: LanguageSettings,
  tree: ServedTree,
): string | undefined {
  const named = options["fileserverConfig"];
  if (typeof named === "string") return named;
  const candidates: string[] = [];
  const settings = options["settings"];
  if (typeof settings === "string") {
    const folder = joinPath(settings, "..");
    const written = ["server", "main"].flatMap((section) => puppetConf?.get(section)?.get("fileserverconfig") ?? [])[0];
    if (written !== undefined) return joinPath(folder, written.replace(/^\$(?:confdir|\{confdir\})\//, ""));
    candidates.push(joinPath(folder, "fileserver.conf"));
  }
  if (environment) candidates.push(joinPath(environment.root, "fileserver.conf"));
  return candidates.find((each) => tree.kindOf(each) === "file");
}

/** The mounts of a fileserver.conf; relative directories are relative to the file. */
function mountsIn(path: string, tree: ServedTree): Result<Mounts> {
  const source = readSource(path, tree, catalogue.create);
  const mounts = source.value && readMounts(source.value);
  if (!mounts?.value) return { diagnostics: [...source.diagnostics, ...(mounts?.diagnostics ?? [])] };
  const folder = joinPath(path, "..");
  const value = new Map([...mounts.value].map(([name, directory]) => [name, joinPath(folder, directory)]));
  return { value, diagnostics: source.diagnostics };
}
