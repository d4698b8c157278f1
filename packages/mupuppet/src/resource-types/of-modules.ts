import { Failure } from "@cairn/evaluation";
import type { PrismParser } from "@cairn/ruby-subset";
import { loadRuby } from "../load/load-ruby.js";
import type { LanguageSettings } from "../evaluate/settings.js";
import { Modules } from "../modules/modules.js";
import { rubyFilesIn } from "../modules/ruby-files.js";
import { readGeneratedType } from "./read-generated.js";
import type { AddedTypes } from "./read-types.js";
import type { ResourceTypes } from "./resource-types.js";
import type { TypeFacts } from "./type-facts.js";
import { TypeTable, type FoundTypes } from "./type-table.js";

const folder = "lib/puppet/type";

type ModuleSettings = Pick<LanguageSettings, "environment" | "files" | "folders" | "modulePath" | "parseRuby">;

/** The resource types of a run: the built-in ones, those of its modules, and those that users add. */
export function typeTable({ metaparameters, types }: AddedTypes, settings: ModuleSettings): TypeTable {
  const isLoose = !settings.folders || (settings.modulePath.length === 0 && !settings.environment);
  return new TypeTable(types, metaparameters, isLoose ? undefined : typesOf(settings));
}

/** The same with the types of modules that were found in the course of a run. */
export function withModuleTypes(types: ResourceTypes, settings: ModuleSettings): ResourceTypes {
  return types instanceof TypeTable ? types.withModules(typesOf(settings)) : types;
}

function typesOf({ environment, files, folders, modulePath, parseRuby }: ModuleSettings): FoundTypes {
  return new ModuleResourceTypes(new Modules(files, modulePath, folders), parseRuby, environment?.root);
}

/**
 * The resource types of a run's modules, each read on demand: from the output of `puppet generate types` for the
 * environment, else from the module's Ruby.
 */
export class ModuleResourceTypes implements FoundTypes {
  private readonly modules: Modules;
  private readonly parse: PrismParser | undefined;
  private readonly generated: string | undefined;
  private known: ReadonlyMap<string, string> | undefined;
  private read: ((path: string, name: string) => TypeFacts | Failure) | undefined;
  readonly problems = new Map<string, Failure>();

  constructor(modules: Modules, parse: PrismParser | undefined, environment: string | undefined) {
    this.modules = modules;
    this.parse = parse;
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
    const path = this.parse && this.paths.get(name);
    if (path === undefined) return undefined;
    this.read ??= loadRuby().createRubyTypes(this.modules, this.parse!);
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
