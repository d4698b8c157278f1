import type { Modules } from "./modules.js";

/**
 * The paths of the Ruby files in a folder of all modules, by their names without `.rb`. Of files with the same name, that
 * of the first module. `names` says which names are taken.
 */
export function rubyFilesIn(modules: Modules, folder: string, names = /^[a-z]\w*$/): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const module of modules.names()) {
    for (const file of modules.filesBelow(module, folder).toSorted()) {
      const name = /^([^/]+)\.rb$/.exec(file)?.[1];
      const path = modules.pathOf(module, `${folder}/${file}`);
      if (name !== undefined && names.test(name) && path !== undefined && !files.has(name)) files.set(name, path);
    }
  }
  return files;
}
