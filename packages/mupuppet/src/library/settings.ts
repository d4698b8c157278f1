import {
  createSource,
  hasErrors,
  joinPath,
  nameOfFolder,
  pushAll,
  readSource,
  type Diagnostic,
  type Files,
  type Result,
  type Source,
} from "@cairn/diagnostics";
import type { MissingBackends } from "@cairn/hiera";
import { catalogue } from "../diagnostics/index.js";
import { environmentFolder } from "../environment/environment-folder.js";
import { readEnvironment } from "../environment/read-environment.js";
import type { Parts } from "../evaluate/parts.js";
import type { LanguageSettings, NodeSettings } from "../evaluate/settings.js";
import { ExportedTable } from "../exported/exported-table.js";
import { allowFolders } from "../facts/allowed-folders.js";
import { classified } from "../facts/classified.js";
import { withoutLegacyFacts } from "../facts/legacy-facts.js";
import { confineModules } from "../facts/module-files.js";
import { nodeSettings } from "../facts/node-settings.js";
import { readClasses } from "../facts/read-classes.js";
import { readFacts } from "../facts/read-facts.js";
import { readStandIns } from "../hiera/stand-ins.js";
import { defaultProfile, profiles, type Profile } from "../profiles.js";
import { typeTable } from "../resource-types/of-modules.js";
import { readTypes, type AddedTypes } from "../resource-types/read-types.js";
import type { TypeFacts } from "../resource-types/type-facts.js";
import { memoryState } from "../facts/state-files.js";
import { readPuppetConf } from "../server-settings/puppet-conf.js";
import { scriptFunction, type ScriptFunction } from "../scripts/script-function.js";
import { jsonText } from "./json-text.js";
import type { CompileOptions, FileOrData } from "./options.js";

/** The options that apply to all nodes of a run, for a compiler with these parts. */
export function languageSettings(options: CompileOptions, parts: Parts): Result<LanguageSettings> {
  const { currentFolder = "", files = noFiles, folders, now } = options;
  const added = addedTypes(options);
  if (!added.value) return { diagnostics: added.diagnostics };
  const read = environmentOf(options);
  if (read && !read.value) return { diagnostics: read.diagnostics };
  const { environment, modulePath } = read?.value ?? { modulePath: options.modulePath ?? [] };
  const conf = readWith(options.settings, options, readPuppetConf);
  const missing = missingBackends(options);
  const problems = [...conf.diagnostics, ...missing.diagnostics];
  if (hasErrors(problems)) return { diagnostics: problems };
  const profile = profileOf(options);
  const isConfined = folders !== undefined && (modulePath.length > 0 || environment !== undefined);
  const confined = isConfined ? confineModules(files, modulePath, folders, environment?.root) : files;
  const { parseRuby } = options;
  const common = { modulePath, files: confined, folders, parseRuby, environment, parts };
  const value = {
    ...common,
    ...sameSettings(options),
    profile,
    strict: options.strict === true || profiles[profile].isStrict,
    types: typeTable(added.value, common),
    refusesLegacyFacts: refusesLegacyFacts(options),
    allowsCycles: options.allowCycles === true,
    hieraMissing: missing.value,
    puppetConf: conf.value,
    ...foldersToRead(options, environment ? [...modulePath, environment.root] : modulePath),
    absolutePath: (path: string) => joinPath(currentFolder, path),
    now: now === undefined ? undefined : () => now,
    state: options.state ?? memoryState(),
    functions: functionsOf(options),
  };
  return { value, diagnostics: read?.diagnostics ?? [] };
}

/** The options that settings have as they are. */
function sameSettings(options: CompileOptions) {
  const { allowance, askRuby, decrypt, decryptWith, hieraConfig, maxMemory } = options;
  const { randomBytes, runGenerator, seed, stillEncrypted } = options;
  const known = { allowance, askRuby, decrypt, decryptWith, hieraConfig, maxMemory };
  return { ...known, randomBytes, runGenerator, seed, stillEncrypted };
}

/** The folders from which functions may read: those of `--allow-read`, and the run's own ones. */
function foldersToRead(
  { allowRead = [], currentFolder = "", files = noFiles, folders }: CompileOptions,
  own: readonly string[],
): Pick<LanguageSettings, "allowed" | "readable"> {
  if (!folders) return {};
  const allow = (names: readonly string[]) => allowFolders(names, files, folders, currentFolder);
  return { allowed: allow(allowRead), readable: allow([...allowRead, ...own]) };
}

const noFiles: Files = { read: () => ({ problem: "files can't be read here" }), resolve: (_from, path) => path };

function functionsOf({ functions = {} }: CompileOptions): LanguageSettings["functions"] {
  if (functions instanceof Map) return functions as LanguageSettings["functions"];
  const given = Object.entries(functions as Readonly<Record<string, ScriptFunction>>);
  return new Map(given.map(([name, run]) => [name, scriptFunction(name, { default: run })]));
}

/** `hieraMissing`: a word, or a file of values. */
function missingBackends(options: CompileOptions): ReadWith<MissingBackends> {
  const { hieraMissing: given } = options;
  if (given === "skip" || given === "error") return { value: given, diagnostics: [] };
  return readWith(given, options, readStandIns);
}

function profileOf({ profile, upgradeTo }: CompileOptions): Profile {
  return upgradeTo ?? profile ?? defaultProfile;
}

function refusesLegacyFacts({ legacyFacts, upgradeTo }: CompileOptions): boolean {
  return legacyFacts === false || (upgradeTo !== undefined && upgradeTo !== "puppet7");
}

/** The environment, if it is a folder. */
function environmentOf(options: CompileOptions) {
  const { currentFolder = "", environment = "", files = noFiles, folders, modulePath = [] } = options;
  const folder = environmentFolder(environment);
  if (folder === undefined || !folders) return undefined;
  return readEnvironment(folder, { files, folders, currentFolder, baseModulePath: modulePath });
}

function addedTypes(options: CompileOptions): Result<AddedTypes> {
  const types: TypeFacts[] = [];
  const metaparameters: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const path of options.types ?? []) {
    const read = readWith(path, options, readTypes);
    pushAll(diagnostics, read.diagnostics);
    pushAll(types, read.value?.types ?? []);
    pushAll(metaparameters, read.value?.metaparameters ?? []);
  }
  return diagnostics.length > 0 ? { diagnostics } : { value: { types, metaparameters }, diagnostics };
}

/** The options for one node; its name and facts may come from a list of nodes instead. */
export function settingsOfNode(
  options: CompileOptions,
  name = options.node,
  given: FileOrData | Source | undefined = options.facts,
): Result<NodeSettings> {
  const facts = isSource(given) ? readFacts(given) : readWith(given, options, (source) => readFacts(source, name));
  const classes = readWith(options.classes, options, readClasses);
  const diagnostics = [...facts.diagnostics, ...classes.diagnostics];
  if (hasErrors(diagnostics)) return { diagnostics };
  const isFolder = environmentFolder(options.environment ?? "") !== undefined;
  const environment = { name: environmentName(options), isFolder, profile: profiles[profileOf(options)] };
  const known = refusesLegacyFacts(options) ? withoutLegacyFacts(facts.value) : facts.value;
  const node = { ...nodeSettings(name, known), ...knownOfOthers(options) };
  return { value: classified(node, classes.value, environment), diagnostics };
}

function knownOfOthers({ answers, exported }: CompileOptions): Pick<NodeSettings, "answers" | "exported"> {
  return { answers, exported: exported && new ExportedTable(exported) };
}

/** The environment's name: a folder has its own. */
function environmentName({ currentFolder = "", environment }: CompileOptions): string | undefined {
  const folder = environmentFolder(environment ?? "");
  return folder === undefined ? environment : nameOfFolder(folder, currentFolder);
}

function isSource(given: FileOrData | Source | undefined): given is Source {
  return typeof given === "object" && typeof given["text"] === "string" && typeof given["name"] === "string";
}

interface ReadWith<T> {
  readonly value?: T | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

function readWith<T>(
  given: FileOrData | undefined,
  { files = noFiles }: CompileOptions,
  read: (source: Source) => Result<T>,
): ReadWith<T> {
  if (given === undefined) return { diagnostics: [] };
  if (typeof given !== "string") return read(createSource("<data>.json", jsonText(given)));
  const source = readSource(given, files, catalogue.create);
  return source.value ? read(source.value) : { diagnostics: source.diagnostics };
}
