import { Failure } from "@cairn/evaluation";
import type { ReadRubyType } from "../evaluate/parts.js";
import type { LanguageSettings } from "../evaluate/settings.js";
import { Modules } from "../modules/modules.js";
import { rubyFilesIn } from "../modules/ruby-files.js";
import { readGeneratedType } from "./read-generated.js";
import type { AddedTypes } from "./read-types.js";
import type { ResourceTypes } from "./resource-types.js";
import type { TypeFacts } from "./type-facts.js";
import { TypeTable, type FoundTypes } from "./type-table.js";

const folder = "lib/puppet/type";

type ModuleSettings = Pick<
  LanguageSettings,
  "environment" | "files" | "folders" | "modulePath" | "parseRuby" | "parts"
>;

/** The resource types of a run: the built-in ones, those of its modules, and those that users add. */
export function typeTable({ metaparameters, types }: AddedTypes, settings: ModuleSettings): TypeTable {
  const isLoose = !settings.folders || (settings.modulePath.length === 0 && !settings.environment);
  return new TypeTable(types, metaparameters, isLoose ? undefined : typesOf(settings));
}

/** The same with the types of modules that were found in the course of a run. */
export function withModuleTypes(types: ResourceTypes, settings: ModuleSettings): ResourceTypes {
  return types instanceof TypeTable ? types.withModules(typesOf(settings)) : types;
}

function typesOf({ environment, files, folders, modulePath, parseRuby, parts }: ModuleSettings): FoundTypes {
  const modules = new Modules(files, modulePath, folders);
  const read = parseRuby && (() => parts.createRubyTypes(modules, parseRuby));
  return new ModuleResourceTypes(modules, read, environment?.root);
}

/**
 * The resource types of a run's modules, each read on demand: from the output of `puppet generate types` for the
 * environment, else from the module's Ruby.
 */
export class ModuleResourceTypes implements FoundTypes {
  private readonly modules: Modules;
  private readonly createReader: (() => ReadRubyType) | undefined;
  private readonly generated: string | undefined;
  private known: ReadonlyMap<string, string> | undefined;
  private read: ReadRubyType | undefined;
  readonly problems = new Map<string, Failure>();

  /** `createReader` gives what reads Ruby; without it only generated types are found. */
  constructor(modules: Modules, createReader: (() => ReadRubyType) | undefined, environment: string | undefined) {
    this.modules = modules;
    this.createReader = createReader;
    this.generated = environment === undefined ? undefined : `${environment}/.resource_types`;
  }

  find(name: string): TypeFacts | undefined {
    return this.findGenerated(name) ?? this.findInRuby(name);
  }

  get names(): Iterable<string> {
    return this.paths.keys();
  }

  private findGenerated(name: string): TypeFacts | undefined {
    if (this.generated === undefined || !/^[a-z]\w*$/.test(name)) return undefined;
    const source = this.modules.readPath(`${this.generated}/${name}.pp`)?.value;
    return source && readGeneratedType(source, name);
  }

  private findInRuby(name: string): TypeFacts | undefined {
    const path = this.createReader && this.paths.get(name);
    if (!this.createReader || path === undefined) return undefined;
    this.read ??= this.createReader();
    const found = this.read(path, name);
    if (!(found instanceof Failure)) return found;
    this.problems.set(name, found);
    return undefined;
  }

  /** The file of each type; that of the first module that has one. */
  private get paths(): ReadonlyMap<string, string> {
    return (this.known ??= rubyFilesIn(this.modules, folder));
  }
}
