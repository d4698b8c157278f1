import { bug, type Diagnostic } from "@cairn/diagnostics";
import { plainName } from "./collect-definitions.js";
import type {
  AliasBody,
  AnyDefinition,
  ClassBody,
  DefineBody,
  FunctionBody,
  MainBody,
  NodeBody,
} from "./definition.js";
import { alreadyDefined } from "./duplicate-definitions.js";
import type { Manifest } from "./manifest.js";
import type { Manifests } from "./manifests.js";
import { NamedDefinitions } from "./named-definitions.js";
import type { ProgramDefinitions, Running } from "./program-definitions.js";

type Report = (diagnostic: Diagnostic) => void;

/**
 * The definitions that a compilation knows by name: those of its manifest, and those of modules, which are read on
 * demand.
 */
export class Definitions {
  readonly main: MainBody;
  /** The manifests that run, the main one first. */
  readonly running: readonly Running[];
  /** Called for every file that was read on demand; may throw a Failure. */
  onLoad: (manifest: Manifest) => void = () => undefined;
  private readonly manifests: Manifests;
  private readonly report: Report;
  private readonly named: NamedDefinitions;
  private readonly own: ReadonlySet<Manifest>;
  /** Those that were read besides. */
  private readonly loaded = new Set<Manifest>();
  /** Names that were searched for in modules. */
  private readonly sought = new Set<string>();
  /** Whether files of modules have errors: their definitions are unknown for that reason. */
  hasBrokenFiles: boolean;

  /** Reports errors in the definitions of the program, which nodes share, and in each file of modules that is read. */
  constructor(manifests: Manifests, own: ProgramDefinitions, report: Report) {
    this.manifests = manifests;
    this.report = report;
    const { diagnostics, hasBrokenFiles, main, named, running } = own;
    const { program, source } = main;
    if (!program) bug("a manifest with errors has no definitions");
    this.main = { kind: "main", name: "main", node: program, source, module: undefined };
    this.running = running;
    this.named = new NamedDefinitions(named);
    this.hasBrokenFiles = hasBrokenFiles;
    this.own = own.manifests;
    for (const diagnostic of diagnostics) report(diagnostic);
  }

  /** Adds a class or defined type, or returns the one that has its name already. */
  defineLater(definition: AnyDefinition): AnyDefinition | undefined {
    const { classes, defines } = this.named;
    const existing = classes.get(definition.name) ?? defines.get(definition.name);
    if (!existing) this.define(definition);
    return existing;
  }

  /** Everything that the main manifest and loaded files define. */
  *bodies(): Iterable<ClassBody | DefineBody> {
    yield* this.named.classes.bodies();
    yield* this.named.defines.bodies();
  }

  /** The names of the classes that are known so far. */
  classNames(): Iterable<string> {
    return this.named.classes.names();
  }

  /** The names of the defined types that are known so far. */
  defineNames(): Iterable<string> {
    return this.named.defines.names();
  }

  /** The names of the functions that are known so far. */
  functionNames(): Iterable<string> {
    return this.named.functions.names();
  }

  /** A class by its name in any case, with or without leading `::`. */
  findClass(name: string): ClassBody | undefined {
    const plain = plainName(name);
    if (!this.named.classes.get(plain)) this.seek("classes", plain);
    return this.named.classes.get(plain);
  }

  /** A class that is known already: modules aren't searched. */
  ownClass(name: string): ClassBody | undefined {
    return this.named.classes.get(plainName(name));
  }

  /** A defined type by its name in any case, with or without leading `::`. */
  findDefine(name: string): DefineBody | undefined {
    const plain = plainName(name);
    if (!this.named.defines.get(plain)) this.seek("defines", plain);
    return this.named.defines.get(plain);
  }

  /** A function that is known already: modules aren't searched. */
  ownFunction(name: string): FunctionBody | undefined {
    return this.named.functions.get(plainName(name));
  }

  /** A function of the program, by its name. */
  findFunction(name: string): FunctionBody | undefined {
    const plain = plainName(name);
    if (!this.named.functions.get(plain)) this.seekEntity("functions", plain);
    return this.named.functions.get(plain);
  }

  /** A type alias, by its name. A defined type of the same name hides it, as in Puppet. */
  findAlias(name: string): AliasBody | undefined {
    const plain = plainName(name);
    if (!this.named.aliases.get(plain)) this.seekEntity("types", plain);
    const alias = this.named.aliases.get(plain);
    return alias && this.findDefine(plain) ? undefined : alias;
  }

  /** The first block of a node in source order. */
  get firstNode(): NodeBody | undefined {
    return this.named.firstNode;
  }

  /** The block for a node: the one with its name, else the first whose regex fits, else `default`. */
  findNode(name: string, matches: (node: NodeBody, name: string) => boolean): NodeBody | undefined {
    return this.named.findNode(name, matches);
  }

  /** Reads the files that may define a class or defined type, as far as it takes to find it. */
  private seek(kind: "classes" | "defines", name: string): void {
    const key = `${kind} ${name}`;
    if (name === "" || this.sought.has(key)) return;
    this.sought.add(key);
    for (const manifests of this.manifests.forName(name)) {
      for (const manifest of manifests) this.load(manifest);
      if (this.named[kind].get(name)) return;
    }
  }

  private seekEntity(folder: "functions" | "types", name: string): void {
    const key = `${folder} ${name}`;
    if (!name.includes("::") || this.sought.has(key)) return;
    this.sought.add(key);
    const manifest = this.manifests.forEntity(folder, name);
    if (manifest) this.load(manifest);
  }

  private load(manifest: Manifest): void {
    if (this.own.has(manifest) || this.loaded.has(manifest)) return;
    this.add(manifest);
    this.onLoad(manifest);
  }

  private add(manifest: Manifest): void {
    this.loaded.add(manifest);
    if (!manifest.program) this.hasBrokenFiles = true;
    for (const diagnostic of manifest.diagnostics) this.report(diagnostic);
    for (const definition of manifest.definitions) this.define(definition);
  }

  private define(definition: AnyDefinition): void {
    const existing = this.named.add(definition);
    if (existing) this.report(alreadyDefined(definition, existing));
  }
}
