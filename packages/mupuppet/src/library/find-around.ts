/** What belongs to checked manifests and isn't named: their modules and their environment. */
import { joinPath, type Folders } from "@cairn/diagnostics";
import type { Program } from "@cairn/puppet-core/manifest";
import type { LanguageSettings } from "../evaluate/settings.js";
import type { ModulePlace } from "../resolve/check-location.js";
import { withModuleTypes } from "../resource-types/of-modules.js";
import type { CompileOptions } from "./options.js";

/**
 * A file of a module: the folder of modules, the module's name, the folder of its kind, its path there without the
 * extension.
 */
const moduleFile = /^(?:(.*)[/\\])?([a-z][a-z0-9_]*)[/\\](manifests|functions|types)[/\\](.*)\.pp$/;

/** Files that only the folder of a module has. */
const moduleMarks = ["metadata.json", "manifests/init.pp"];

/** The position of a file in its module, by its path and by its (or the folder's) contents. */
export function moduleOf({ source, statements }: Program, { folders }: CompileOptions): ModulePlace | undefined {
  const [, base = ".", module, folder, rest] = moduleFile.exec(source.name) ?? [];
  if (module === undefined) return undefined;
  const marks = moduleMarks.map((mark) => `${base}/${module}/${mark}`);
  const definesOwn = statements.some(
    (each) => "name" in each && typeof each.name === "object" && each.name.value.startsWith(`${module}::`),
  );
  if (!definesOwn && !marks.some((mark) => folders?.kindOf(mark) === "file")) return undefined;
  const isInit = folder === "manifests" && rest === "init";
  return { module, namespace: isInit ? module : [module, ...rest!.split(/[/\\]/)].join("::") };
}

/**
 * If no environment was named, it is found from the checked manifests: the outermost enclosing folder with an
 * environment.conf, or with a hiera.yaml that isn't a module's.
 */
export function withFoundEnvironment([first]: readonly string[], options: CompileOptions): CompileOptions {
  const { folders } = options;
  if (first === undefined || !folders || options.environment !== undefined) return options;
  const environment = environmentAround(first, folders);
  return environment === undefined ? options : { ...options, environment };
}

/** The environment's folder that contains a file. */
export function environmentAround(name: string, host: Pick<Folders, "kindOf">): string | undefined {
  const isThere = (folder: string, file: string) => host.kindOf(`${folder}/${file}`) !== undefined;
  let environment: string | undefined;
  for (let folder = joinPath(name, ".."); !folder.startsWith(".."); folder = joinPath(folder, "..")) {
    const hasData = isThere(folder, "hiera.yaml") && !moduleMarks.some((mark) => isThere(folder, mark));
    if (hasData || isThere(folder, "environment.conf")) environment = `${folder}/`;
    if (folder === "." || folder === "/") break;
  }
  return environment;
}

/** If no module path was given, it is found from the checked modules: a module is next to those that it needs. */
export function withFoundModules(
  language: LanguageSettings,
  names: readonly string[],
  { folders }: CompileOptions,
): LanguageSettings {
  if (language.modulePath.length > 0 || !folders) return language;
  const found = new Set<string>();
  for (const name of names) {
    const [, folder = ".", module] = moduleFile.exec(name) ?? [];
    if (module !== undefined) found.add(folder);
  }
  const settings = { ...language, modulePath: [...found] };
  return found.size === 0 ? settings : { ...settings, types: withModuleTypes(language.types, settings) };
}
