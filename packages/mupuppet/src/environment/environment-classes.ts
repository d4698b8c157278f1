import { type Files, type Folders, readSource } from "@cairn/diagnostics";
import { compareText } from "@cairn/puppet-core/values";
import { catalogue } from "../diagnostics/index.js";
import { readManifest } from "../resolve/manifest.js";
import { classInformation, type ManifestClasses } from "./class-information.js";
import type { EnvironmentSettings } from "./environment.js";
import { manifestsBelow } from "./read-environment.js";

interface Disk {
  readonly files: Files;
  readonly folders: Folders & { realPath(path: string): string | undefined };
}

const settings = { maxErrors: 1, allowance: undefined, strict: false };

/** The classes in the manifests of an environment and of its modules, in the order of the files' paths. */
export function environmentClasses(
  manifests: EnvironmentSettings["manifests"],
  modulePath: readonly string[],
  disk: Disk,
): ManifestClasses[] {
  const own = manifests.map((source) => classInformation(readManifest(source, settings)));
  const ofModules = manifestsOfModules(modulePath, disk.folders).map((path) => classesIn(path, disk.files));
  return [...own, ...ofModules].sort((left, right) => compareText(left.path, right.path));
}

function classesIn(path: string, files: Files): ManifestClasses {
  const { diagnostics, value } = readSource(path, files, catalogue.create);
  if (value) return classInformation(readManifest(value, settings));
  return { error: diagnostics[0]!.message, path };
}

/** The manifests of all modules. A symlink that points outside its module isn't followed. */
function manifestsOfModules(modulePath: readonly string[], folders: Disk["folders"]): string[] {
  const roots = new Map<string, string>();
  for (const folder of modulePath)
    for (const { kind, name } of folders.readFolder(folder))
      if (kind === "folder" && /^[a-z][a-z0-9_]*$/.test(name) && !roots.has(name)) roots.set(name, `${folder}/${name}`);
  return [...roots.values()].flatMap((root) => {
    const real = folders.realPath(root);
    const isInside = (path: string): boolean => folders.realPath(path)?.startsWith(`${real}/`) === true;
    return manifestsBelow(`${root}/manifests`, folders).filter(isInside);
  });
}
