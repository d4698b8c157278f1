import {
  createSource,
  type Diagnostic,
  type Files,
  type Folders,
  joinPath,
  nameOfFolder,
  pushAll,
  readSource,
  type Result,
  type Source,
  startOf,
} from "@cairn/diagnostics";
import { expandGlob } from "@cairn/hiera";
import { compareText } from "@cairn/puppet-core/values";
import { catalogue } from "../diagnostics/index.js";
import { readSettings, type Setting } from "./environment-conf.js";
import type { EnvironmentSettings } from "./environment.js";

/** An environment's folder, with the module path that it sets. */
export interface ReadEnvironment {
  readonly environment: EnvironmentSettings;
  readonly modulePath: readonly string[];
}

export interface EnvironmentWorld {
  readonly files: Files;
  readonly folders: Folders;
  /** The folder's own name if it is the current one. */
  readonly currentFolder: string;
  /** The value of `$basemodulepath`. */
  readonly baseModulePath: readonly string[];
}

/** Reads environment.conf and the manifests of an environment. */
export function readEnvironment(folder: string, world: EnvironmentWorld): Result<ReadEnvironment> {
  const root = joinPath(folder, "");
  const name = nameOfFolder(folder, world.currentFolder);
  if (world.folders.kindOf(folder) !== "folder") {
    const reason = "there is no such folder";
    return { diagnostics: [catalogue.create["environment"](startOf(createSource(folder, "")), { reason })] };
  }
  const { diagnostics, settings } = readConf(`${joinPath(root, "environment.conf")}`, world.files);
  const setting = settings.get("modulepath");
  const modulePath = modulePathOf(setting, root, name, world);
  const unbounded = modulePath ? [] : [catalogue.create["environment"](setting!.span, { reason: tooManyFolders })];
  const written = settings.get("manifest");
  const manifest = joinPath(root, written ? expand(written.value, name) : "manifests");
  const manifests = readManifests(manifest, written, world);
  const environment = { name, root, manifests: manifests.value };
  return {
    value: { environment, modulePath: modulePath ?? [] },
    diagnostics: [...diagnostics, ...unbounded, ...manifests.diagnostics],
  };
}

function readConf(path: string, files: Files) {
  const nothing = { settings: new Map<string, Setting>(), diagnostics: [] };
  if (!("bytes" in files.read(path))) return nothing;
  const source = readSource(path, files, catalogue.create);
  return source.value ? readSettings(source.value) : { ...nothing, diagnostics: source.diagnostics };
}

function expand(text: string, name: string): string {
  return text.replace(/\$(?:\{environment\}|environment\b)/g, () => name);
}

const tooManyFolders = "the patterns of `modulepath` lead through more than 100,000 names";

/** Entries with wildcards such as `*` mean all matching folders; undefined if they match too many. */
function modulePathOf(setting: Setting | undefined, root: string, name: string, world: EnvironmentWorld) {
  const entries = (setting ? expand(setting.value, name) : "modules:$basemodulepath").split(/(?<!(?:^|:)[A-Za-z]):|;/);
  const { folders } = world;
  let isWhole = true;
  const found = entries.flatMap((entry) => {
    const text = entry.trim();
    if (text === "") return [];
    if (/^\$(?:basemodulepath|\{basemodulepath\})$/.test(text)) return world.baseModulePath;
    const path = joinPath(root, text);
    if (!/[*?[{]/.test(text)) return [path];
    const matches = expandGlob(path, folders);
    isWhole &&= matches !== undefined;
    return matches?.filter((match) => folders.kindOf(match) === "folder") ?? [];
  });
  return isWhole ? found : undefined;
}

/** The manifests of a folder and its subfolders, in the order of their paths; or the single manifest. */
function readManifests(path: string, setting: Setting | undefined, { files, folders }: EnvironmentWorld) {
  const kind = folders.kindOf(path);
  const value: Source[] = [];
  const diagnostics: Diagnostic[] = [];
  if (kind === undefined && setting) {
    const reason = `the manifest \`${path}\` isn't there`;
    diagnostics.push(catalogue.create["environment"](setting.span, { reason }));
  }
  for (const file of kind === "folder" ? manifestsBelow(path, folders) : kind === "file" ? [path] : []) {
    const source = readSource(file, files, catalogue.create);
    pushAll(diagnostics, source.diagnostics);
    if (source.value) value.push(source.value);
  }
  return { value, diagnostics };
}

/** The manifests in a directory and below it, in the order of their paths. */
export function manifestsBelow(root: string, folders: Folders): string[] {
  const found: string[] = [];
  const waiting = [root];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const { kind, name } of folders.readFolder(folder)) {
      if (name.startsWith(".")) continue;
      if (kind === "folder") waiting.push(`${folder}/${name}`);
      else if (kind === "file" && name.endsWith(".pp")) found.push(`${folder}/${name}`);
    }
  }
  return found.sort(compareText);
}
