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
import type { MissingBackends } from "@cairn/hiera";
import type { LanguageSettings, NodeSettings } from "../evaluate/settings.js";
import { defaultProfile, profiles, type Profile } from "../profiles.js";
import { catalogue } from "../diagnostics/index.js";
import { classified } from "../facts/classified.js";
import { withoutLegacyFacts } from "../facts/legacy-facts.js";
import { nodeSettings } from "../facts/node-settings.js";
import type { AddedTypes } from "../resource-types/read-types.js";
import type { TypeFacts } from "../resource-types/type-facts.js";
import { typeTable } from "../resource-types/of-modules.js";
import { environmentFolder, timeOf } from "./options.js";
import { customFunctions } from "./custom-functions.js";
import { loadViews } from "#load-views";
import { rubyParser } from "../node/ruby-parser.js";
import { allowFolders } from "../facts/allowed-folders.js";
import { confineModules } from "../facts/module-files.js";

/** The options that apply to all nodes of a run. */
export function languageSettings(request: LanguageRequest): Result<LanguageSettings> {
  const { allowance, files, host, maxMemory, options } = request;
  const added = addedTypes(request);
  if (!added.value) return { diagnostics: added.diagnostics };
  const baseModulePath = listOf(options["modulepath"]).flatMap(splitPath);
  const read = environmentOf(request, baseModulePath);
  if (read && !read.value) return { diagnostics: read.diagnostics };
  const { environment, modulePath } = read?.value ?? { modulePath: baseModulePath };
  const confined = [...modulePath, ...(environment ? [environment.root] : [])];
  const hieraConfig = options["hieraConfig"] as string | undefined;
  const conf = readWith(options["settings"], request, (source) => loadViews().readPuppetConf(source));
  const missing = missingBackends(request);
  const problems = [...conf.diagnostics, ...missing.diagnostics];
  if (hasErrors(problems)) return { diagnostics: problems };
  const profile = profileOf(request);
  const confinedFiles =
    host && confined.length > 0 ? confineModules(files, modulePath, host, environment?.root) : files;
  const parseRuby = host && rubyParser();
  return {
    value: {
      ...settingsOfHost(request),
      profile,
      strict: options["strict"] === true || profiles[profile].isStrict,
      types: typeTable(added.value, { modulePath, files: confinedFiles, folders: host, parseRuby, environment }),
      refusesLegacyFacts: refusesLegacyFacts(request),
      allowsCycles: options["allowCycles"] === true,
      modulePath,
      files: confinedFiles,
      environment,
      hieraConfig,
      hieraMissing: missing.value,
      puppetConf: conf.value,
      maxMemory,
      allowance,
      parseRuby,
    },
    diagnostics: read?.diagnostics ?? [],
  };
}

/** The machine's part: its files, its clock, and what the user allows programs to do with them. */
function settingsOfHost({ files, host, options }: LanguageRequest) {
  const now = timeOf(String(options["now"])) ?? BigInt(Date.now()) * 1_000_000n;
  return {
    ...(host ? { folders: host, allowed: allowFolders(listOf(options["allowRead"]), files, host) } : {}),
    now: () => now,
    seed: options["seed"] as string | undefined,
    functions: host ? customFunctions(listOf(options["functions"]).flatMap(splitPath), host) : new Map<string, never>(),
  };
}

/** `--hiera-missing`: a word, or a file of values. */
function missingBackends(request: LanguageRequest): ReadWith<MissingBackends> {
  const given = request.options["hieraMissing"];
  if (given === "skip" || given === "error") return { value: given, diagnostics: [] };
  return readWith(given, request, (source) => loadViews().readStandIns(source));
}

function profileOf({ options }: LanguageRequest): Profile {
  return (options["upgradeTo"] ?? options["profile"] ?? defaultProfile) as Profile;
}

function refusesLegacyFacts({ options }: LanguageRequest): boolean {
  const { upgradeTo, legacyFacts } = options;
  return legacyFacts === false || (upgradeTo !== undefined && upgradeTo !== "puppet7");
}

/** The environment, if it is a folder. */
function environmentOf({ files, host, options }: LanguageRequest, baseModulePath: readonly string[]) {
  const folder = environmentFolder(String(options["environment"] ?? ""));
  if (folder === undefined || !host) return undefined;
  return loadViews().readEnvironment(folder, { files, folders: host, currentFolder: host.cwd, baseModulePath });
}

function addedTypes({ files, options }: LanguageRequest): Result<AddedTypes> {
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
  return diagnostics.length > 0 ? { diagnostics } : { value: { types, metaparameters }, diagnostics };
}

/** The options for one node; `factsFile` and `name` may come from a list of nodes instead. */
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
  const known = refusesLegacyFacts(request) ? withoutLegacyFacts(facts.value) : facts.value;
  return { value: classified(nodeSettings(name, known), classes.value, environment), diagnostics };
}

/** The environment's name: a folder has its own. */
function environmentName({ host, options }: LanguageRequest): string | undefined {
  const given = options["environment"] as string | undefined;
  const folder = environmentFolder(given ?? "");
  return folder === undefined ? given : nameOfFolder(folder, host?.cwd ?? "");
}

interface ReadWith<T> {
  readonly value?: T | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

function readWith<T>(path: unknown, { files }: LanguageRequest, read: (source: Source) => Result<T>): ReadWith<T> {
  if (typeof path !== "string") return { diagnostics: [] };
  const source = readSource(path, files, catalogue.create);
  return source.value ? read(source.value) : { diagnostics: source.diagnostics };
}

function listOf(option: unknown): readonly string[] {
  return (option ?? []) as readonly string[];
}

/** Folders joined by colons, without a trailing slash; the colon of a Windows drive isn't a separator. */
function splitPath(path: string): string[] {
  const folders = path.split(/(?<!(?:^|:)[A-Za-z])[:]|;/).filter((folder) => folder !== "");
  return folders.map((folder) => folder.replace(/(?<=[^/\\]|^[/\\])[/\\]+$/, ""));
}
