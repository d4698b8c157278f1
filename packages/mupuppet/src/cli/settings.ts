import type { LanguageRequest } from "@cairn/cli-kit";
import {
  type Diagnostic,
  hasErrors,
  nameOfFolder,
  pushAll,
  readSource,
  type Result,
  type Source,
} from "@cairn/diagnostics";
import type { LanguageSettings, NodeSettings } from "../evaluate/settings.js";
import { defaultProfile, profiles, type Profile } from "../profiles.js";
import { catalogue } from "../diagnostics/index.js";
import { classified } from "../facts/classified.js";
import { nodeSettings } from "../facts/node-settings.js";
import type { TypeFacts } from "../resource-types/type-facts.js";
import { TypeTable } from "../resource-types/type-table.js";
import { environmentFolder, timeOf } from "./options.js";
import { customFunctions } from "./custom-functions.js";
import { loadViews } from "#load-views";
import { rubyParser } from "../node/ruby-parser.js";
import { allowFolders } from "../facts/allowed-folders.js";
import { confineModules } from "../facts/module-files.js";

/** What the options say about all nodes of a run. */
export function languageSettings(request: LanguageRequest): Result<LanguageSettings> {
  const { allowance, files, host, maxMemory, options } = request;
  const types = addedTypes(request);
  if (!types.value) return { diagnostics: types.diagnostics };
  const baseModulePath = listOf(options["modulepath"]).flatMap(splitPath);
  const read = environmentOf(request, baseModulePath);
  if (read && !read.value) return { diagnostics: read.diagnostics };
  const { environment, modulePath } = read?.value ?? { modulePath: baseModulePath };
  const confined = [...modulePath, ...(environment ? [environment.root] : [])];
  const hieraConfig = options["hieraConfig"] as string | undefined;
  const profile = profileOf(request);
  const now = timeOf(String(options["now"])) ?? BigInt(Date.now()) * 1_000_000n;
  return {
    value: {
      profile,
      strict: options["strict"] === true || profiles[profile].isStrict,
      types: types.value,
      modulePath,
      files: host && confined.length > 0 ? confineModules(files, modulePath, host, environment?.root) : files,
      environment,
      hieraConfig,
      maxMemory,
      allowance,
      ...(host ? { folders: host } : {}),
      ...(host ? { parseRuby: rubyParser() } : {}),
      ...(host ? { allowed: allowFolders(listOf(options["allowRead"]), files, host) } : {}),
      now: () => now,
      seed: options["seed"] as string | undefined,
      functions: host ? customFunctions(listOf(options["functions"]).flatMap(splitPath), host) : new Map(),
    },
    diagnostics: read?.diagnostics ?? [],
  };
}

function profileOf({ options }: LanguageRequest): Profile {
  return (options["profile"] ?? defaultProfile) as Profile;
}

/** The environment, where it is a folder. */
function environmentOf({ files, host, options }: LanguageRequest, baseModulePath: readonly string[]) {
  const folder = environmentFolder(String(options["environment"] ?? ""));
  if (folder === undefined || !host) return undefined;
  return loadViews().readEnvironment(folder, { files, folders: host, currentFolder: host.cwd, baseModulePath });
}

function addedTypes({ files, options }: LanguageRequest): Result<TypeTable> {
  const types: TypeFacts[] = [];
  const metaparameters: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const path of listOf(options["types"])) {
    const source = readSource(path, files, catalogue.create);
    const read = source.value ? loadViews().readTypes(source.value) : { diagnostics: source.diagnostics };
    pushAll(diagnostics, read.diagnostics);
    pushAll(types, read.value?.types ?? []);
    pushAll(metaparameters, read.value?.metaparameters ?? []);
  }
  return diagnostics.length > 0 ? { diagnostics } : { value: new TypeTable(types, metaparameters), diagnostics };
}

/** What the options say about one node; `factsFile` and `name` may come from a list of nodes instead. */
export function settingsOfNode(
  request: LanguageRequest,
  name = request.options["node"] as string | undefined,
  factsFile = request.options["facts"] as string | undefined,
): Result<NodeSettings> {
  const facts = readWith(factsFile, request, (source) => loadViews().readFacts(source));
  const classes = readWith(request.options["classes"], request, (source) => loadViews().readClasses(source));
  const diagnostics = [...facts.diagnostics, ...classes.diagnostics];
  if (hasErrors(diagnostics)) return { diagnostics };
  const isFolder = environmentFolder(String(request.options["environment"] ?? "")) !== undefined;
  const environment = { name: environmentName(request), isFolder, version: profiles[profileOf(request)].version };
  return { value: classified(nodeSettings(name, facts.value), classes.value, environment), diagnostics };
}

/** The environment's name: a folder has its own. */
function environmentName({ host, options }: LanguageRequest): string | undefined {
  const given = options["environment"] as string | undefined;
  const folder = environmentFolder(given ?? "");
  return folder === undefined ? given : nameOfFolder(folder, host?.cwd ?? "");
}

function readWith<T>(
  path: unknown,
  { files }: LanguageRequest,
  read: (source: Source) => Result<T>,
): { readonly value?: T | undefined; readonly diagnostics: readonly Diagnostic[] } {
  if (typeof path !== "string") return { diagnostics: [] };
  const source = readSource(path, files, catalogue.create);
  return source.value ? read(source.value) : { diagnostics: source.diagnostics };
}

function listOf(option: unknown): readonly string[] {
  return (option ?? []) as readonly string[];
}

/** Folders joined by colons, without a slash at their ends; the colon of a Windows drive doesn't separate. */
function splitPath(path: string): string[] {
  const folders = path.split(/(?<!(?:^|:)[A-Za-z])[:]|;/).filter((folder) => folder !== "");
  return folders.map((folder) => folder.replace(/(?<=[^/\\]|^[/\\])[/\\]+$/, ""));
}
