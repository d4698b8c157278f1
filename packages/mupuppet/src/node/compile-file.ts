import { resolve } from "node:path";
import {
  createSource,
  hasErrors,
  readSource,
  type Diagnostic,
  type Files,
  type Result,
  type Source,
} from "@cairn/diagnostics";
import type { Catalog } from "../catalog/catalog.js";
import { compile } from "../compile.js";
import { printCatalog } from "../emit/print.js";
import { catalogue } from "../diagnostics/index.js";
import { readEnvironment, type ReadEnvironment } from "../environment/read-environment.js";
import type { LanguageSettings, NodeSettings } from "../evaluate/settings.js";
import { classified } from "../facts/classified.js";
import { nodeSettings } from "../facts/node-settings.js";
import { readClasses } from "../facts/read-classes.js";
import { allowFolders } from "../facts/allowed-folders.js";
import { withoutLegacyFacts } from "../facts/legacy-facts.js";
import { readFacts } from "../facts/read-facts.js";
import { readStandIns } from "../hiera/stand-ins.js";
import { readTypes } from "../resource-types/read-types.js";
import { readPuppetConf } from "../server-settings/puppet-conf.js";
import type { MissingBackends } from "@cairn/hiera";
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { defaultProfile, profiles, type Profile } from "../profiles.js";
import { typeTable } from "../resource-types/of-modules.js";
import { confineModules } from "../facts/module-files.js";
import { diskFiles, diskFolders } from "./disk-files.js";
import { rubyParser } from "./ruby-parser.js";

export interface CompileFileOptions {
  /** The node's name; by default that of its facts, or `default`. */
  readonly node?: string;
  /** A file with the node's facts. */
  readonly facts?: string;
  /** The folder of an environment: its modules and its data are used, too. */
  readonly environment?: string;
  /** A file with an external classifier's output for the node: `classes`, `parameters` and `environment`. */
  readonly classes?: string;
  /** Folders of modules; in an environment, `$basemodulepath`. */
  readonly modulePath?: readonly string[];
  /** The language; by default that of OpenVox 8. */
  readonly profile?: Profile;
  /** `strict=error` and `strict_variables=true`. */
  readonly strict?: boolean;
  /** The hiera.yaml of the global layer. */
  readonly hieraConfig?: string;
  /** How levels of Hiera are handled that don't read files: `skip`, `error`, or a file that replaces them. */
  readonly hieraMissing?: string;
  /** A server's puppet.conf, for `$settings::…`. */
  readonly settings?: string;
  /** Files of resource types to add to the known ones. */
  readonly types?: readonly string[];
  /** The user's own functions, by name. */
  readonly functions?: ReadonlyMap<string, PuppetFunction>;
  /** Folders that modules' Ruby and data may read. */
  readonly allowRead?: readonly string[];
  /** Whether dependency cycles are only warnings. */
  readonly allowCycles?: boolean;
  /** `false` omits the facts that agents omit since Puppet 8. */
  readonly legacyFacts?: boolean;
  /** The current time, in nanoseconds since 1970; by default the clock's. */
  readonly now?: bigint;
  readonly files?: Files;
}

/**
 * Compiles a manifest on the disk for a node: its catalog as the JSON that `puppet apply --catalog` takes. If the path
 * is that of an environment's folder, that environment's own manifests are the program.
 */
export function compileFile(path: string, options: CompileFileOptions = {}): Result<string> {
  const files = options.files ?? diskFiles;
  const isFolder = diskFolders.kindOf(path) === "folder";
  const folder = options.environment ?? (isFolder ? path : undefined);
  const read = folder === undefined ? undefined : environmentIn(folder, options, files);
  if (read && !read.value) return { diagnostics: read.diagnostics };
  const environment = read?.value;
  const node = nodeOf(options, files, environment?.environment.name);
  if (!node.value) return { diagnostics: node.diagnostics };
  const isProgram = environment !== undefined && isFolder && resolve(path) === resolve(environment.environment.root);
  const source = isProgram
    ? { value: createSource(environment.environment.root, ""), diagnostics: [] }
    : readSource(path, files, catalogue.create);
  if (!source.value) return { diagnostics: source.diagnostics };
  const { diagnostics: problems, value: language } = languageOf(options, files, environment);
  if (!language) return { diagnostics: problems };
  const { diagnostics, value } = compile(source.value, { language, node: node.value });
  const before = [...(read?.diagnostics ?? []), ...diagnostics];
  return value ? printed(value, source.value, language, before) : { diagnostics: before };
}

function environmentIn(folder: string, { modulePath = [] }: CompileFileOptions, files: Files): Result<ReadEnvironment> {
  return readEnvironment(folder, {
    files,
    folders: diskFolders,
    currentFolder: resolve("."),
    baseModulePath: modulePath,
  });
}

function nodeOf(options: CompileFileOptions, files: Files, environment: string | undefined): Result<NodeSettings> {
  const facts = readWith(options.facts, files, readFacts);
  const classes = readWith(options.classes, files, readClasses);
  const diagnostics = [...facts.diagnostics, ...classes.diagnostics];
  if (diagnostics.length > 0) return { diagnostics };
  const { version } = profiles[options.profile ?? defaultProfile];
  const place = { name: environment, isFolder: environment !== undefined, version };
  const known = options.legacyFacts === false ? withoutLegacyFacts(facts.value) : facts.value;
  return { value: classified(nodeSettings(options.node, known), classes.value, place), diagnostics };
}

function languageOf(
  options: CompileFileOptions,
  files: Files,
  read: ReadEnvironment | undefined,
): Result<LanguageSettings> {
  const { profile = defaultProfile, now } = options;
  const modulePath = read?.modulePath ?? options.modulePath ?? [];
  const environment = read?.environment;
  const given = outsideOf(options, files);
  if (!given.value) return { diagnostics: given.diagnostics };
  const { types, ...outside } = given.value;
  const folders = options.files ? undefined : diskFolders;
  const confined = confineModules(files, modulePath, diskFolders, environment?.root);
  const common = { modulePath, files: confined, folders, parseRuby: rubyParser(), environment };
  return {
    value: {
      ...common,
      ...outside,
      profile,
      strict: options.strict === true || profiles[profile].isStrict,
      types: typeTable(types, common),
      now: () => now ?? BigInt(Date.now()) * 1_000_000n,
      hieraConfig: options.hieraConfig,
      allowsCycles: options.allowCycles === true,
      refusesLegacyFacts: options.legacyFacts === false,
      allowed: allowFolders(options.allowRead ?? [], files, { ...diskFolders, cwd: resolve(".") }),
      functions: options.functions ?? new Map<string, never>(),
    },
    diagnostics: [],
  };
}

/** The contents of the files besides the program. */
function outsideOf({ hieraMissing, settings, types: paths = [] }: CompileFileOptions, files: Files) {
  const conf = readWith(settings, files, readPuppetConf);
  const isWord = hieraMissing === "skip" || hieraMissing === "error";
  const standIns = isWord ? { diagnostics: [] } : readWith(hieraMissing, files, readStandIns);
  const added = paths.map((path) => readWith(path, files, readTypes));
  const diagnostics = [conf, standIns, ...added].flatMap((each) => each.diagnostics);
  if (hasErrors(diagnostics)) return { diagnostics };
  const types = {
    types: added.flatMap(({ value }) => value?.types ?? []),
    metaparameters: added.flatMap(({ value }) => value?.metaparameters ?? []),
  };
  const missing: MissingBackends | undefined = isWord ? hieraMissing : standIns.value;
  return { value: { types, puppetConf: conf.value, hieraMissing: missing }, diagnostics };
}

function printed(catalog: Catalog, source: Source, { types }: LanguageSettings, before: readonly Diagnostic[]) {
  const pathOf = ({ name }: Source) => resolve(name);
  const text = printCatalog(catalog, { types, pathOf, source, format: "json", maxOutput: 2 ** 28 });
  const diagnostics = [...before, ...text.diagnostics];
  return text.value ? { value: [...text.value].join(""), diagnostics } : { diagnostics };
}

function readWith<T>(
  path: string | undefined,
  files: Files,
  read: (source: Source) => Result<T>,
): Partial<Result<T>> & {
  readonly diagnostics: readonly Diagnostic[];
} {
  if (path === undefined) return { diagnostics: [] };
  const source = readSource(path, files, catalogue.create);
  return source.value ? read(source.value) : { diagnostics: source.diagnostics };
}
