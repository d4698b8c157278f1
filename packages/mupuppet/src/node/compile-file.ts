import { resolve } from "node:path";
import { createSource, readSource, type Diagnostic, type Files, type Result, type Source } from "@cairn/diagnostics";
import type { Catalog } from "../catalog/catalog.js";
import { compile } from "../compile.js";
import { printCatalog } from "../emit/print.js";
import { catalogue } from "../diagnostics/index.js";
import { readEnvironment, type ReadEnvironment } from "../environment/read-environment.js";
import type { LanguageSettings, NodeSettings } from "../evaluate/settings.js";
import { classified } from "../facts/classified.js";
import { nodeSettings } from "../facts/node-settings.js";
import { readClasses } from "../facts/read-classes.js";
import { readFacts } from "../facts/read-facts.js";
import { defaultProfile, profiles, type Profile } from "../profiles.js";
import { TypeTable } from "../resource-types/type-table.js";
import { confineModules } from "../facts/module-files.js";
import { diskFiles, diskFolders } from "./disk-files.js";
import { rubyParser } from "./ruby-parser.js";

export interface CompileFileOptions {
  /** The node's name; the one that its facts say, or `default`. */
  readonly node?: string;
  /** A file with the node's facts. */
  readonly facts?: string;
  /** The folder of an environment: its modules and its data count, too. */
  readonly environment?: string;
  /** A file with what an external classifier says of the node: `classes`, `parameters` and `environment`. */
  readonly classes?: string;
  /** Folders of modules; in an environment, `$basemodulepath`. */
  readonly modulePath?: readonly string[];
  /** The language; by default that of OpenVox 8. */
  readonly profile?: Profile;
  /** `strict=error` and `strict_variables=true`. */
  readonly strict?: boolean;
  readonly files?: Files;
}

/**
 * Compiles a manifest of the disk for a node: its catalog as the JSON that `puppet apply --catalog` takes. Where the path is that of
 * an environment's folder, that environment's own manifests are the program.
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
  const language = languageOf(options, files, environment);
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
  return { value: classified(nodeSettings(options.node, facts.value), classes.value, place), diagnostics };
}

function languageOf(options: CompileFileOptions, files: Files, read: ReadEnvironment | undefined): LanguageSettings {
  const modulePath = read?.modulePath ?? options.modulePath ?? [];
  const environment = read?.environment;
  const { profile = defaultProfile } = options;
  return {
    profile,
    strict: options.strict === true || profiles[profile].isStrict,
    types: new TypeTable(),
    now: () => BigInt(Date.now()) * 1_000_000n,
    modulePath,
    environment,
    files: confineModules(files, modulePath, diskFolders, environment?.root),
    functions: new Map<string, never>(),
    parseRuby: rubyParser(),
    ...(options.files ? {} : { folders: diskFolders }),
  };
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
