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

type Report = (diagnostic: Diagnostic) => void;

/** What a compilation knows by name: what its manifest defines, and what modules define, which are read when asked for. */
export class Definitions {
  readonly main: MainBody;
  /** The manifests of an environment, which stand behind `main` as if they were one. */
  readonly parts: readonly Manifest[];
  /** The blocks of nodes by each of their names, in the order of the text. */
  readonly nodes: NodeBody[] = [];
  /** Told of every file that was read because something in it was asked for; may throw a Failure. */
  onLoad: (manifest: Manifest) => void = () => undefined;
  private readonly manifests: Manifests;
  private readonly report: Report;
  private readonly classes = new Map<string, ClassBody>();
  private readonly defines = new Map<string, DefineBody>();
  private readonly nodesByName = new Map<string, NodeBody>();
  private readonly functions = new Map<string, FunctionBody>();
  private readonly aliases = new Map<string, AliasBody>();
  private readonly loaded = new Set<Manifest>();
  /** Names that were looked for in modules. */
  private readonly sought = new Set<string>();
  /** Files of modules with errors in them: what they would have defined is unknown for that reason. */
  hasBrokenFiles = false;

  /** With `inPlace`, what the main manifest defines counts only from where it stands (`defineLater`). */
  constructor(manifests: Manifests, main: Manifest, report: Report, inPlace = false, parts: readonly Manifest[] = []) {
    this.manifests = manifests;
    this.report = report;
    const { program, source } = main;
    if (!program) bug("a manifest with errors has no definitions");
    this.main = { kind: "main", name: "main", node: program, source, module: undefined };
    this.parts = parts;
    if (!inPlace) for (const manifest of [main, ...parts]) this.add(manifest);
  }

  /** Adds a class or defined type, or gives the one that has its name already. */
  defineLater(definition: AnyDefinition): AnyDefinition | undefined {
    const existing = this.classes.get(definition.name) ?? this.defines.get(definition.name);
    if (!existing) this.define(definition);
    return existing;
  }

  /** Everything that the main manifest and loaded files define. */
  *bodies(): Iterable<ClassBody | DefineBody> {
    yield* this.classes.values();
    yield* this.defines.values();
  }

  /** The names of the classes that are known by now. */
  classNames(): Iterable<string> {
    return this.classes.keys();
  }

  /** The names of the defined types that are known by now. */
  defineNames(): Iterable<string> {
    return this.defines.keys();
  }

  /** The names of the functions that are known by now. */
  functionNames(): Iterable<string> {
    return this.functions.keys();
  }

  /** A class by its name in any case, with or without leading `::`. */
  findClass(name: string): ClassBody | undefined {
    const plain = plainName(name);
    return this.classes.get(plain) ?? (this.seek(plain) ? this.classes.get(plain) : undefined);
  }

  /** A defined type by its name in any case, with or without leading `::`. */
  findDefine(name: string): DefineBody | undefined {
    const plain = plainName(name);
    return this.defines.get(plain) ?? (this.seek(plain) ? this.defines.get(plain) : undefined);
  }

  /** A function of the program, by its name. */
  findFunction(name: string): FunctionBody | undefined {
    const plain = plainName(name);
    if (!this.functions.has(plain)) this.seekEntity("functions", plain);
    return this.functions.get(plain);
  }

  /** A type alias, by its name. */
  findAlias(name: string): AliasBody | undefined {
    const plain = plainName(name);
    if (!this.aliases.has(plain)) this.seekEntity("types", plain);
    return this.aliases.get(plain);
  }

  /** The block for a node: the one with its name, else the first whose regex fits, else `default`. */
  findNode(name: string, matches: (pattern: string, name: string) => boolean): NodeBody | undefined {
    const plain = name.toLowerCase();
    const byName = this.nodesByName.get(plain);
    if (byName) return byName;
    const byPattern = this.nodes.find(({ pattern }) => pattern !== undefined && matches(pattern, plain));
    return byPattern ?? this.nodesByName.get("default");
  }

  /** Reads the files that may define a class or defined type; whether that gave anything new. */
  private seek(name: string): boolean {
    if (name === "" || this.sought.has(name)) return false;
    this.sought.add(name);
    const before = this.loaded.size;
    for (const manifest of this.manifests.forName(name)) this.load(manifest);
    return this.loaded.size > before;
  }

  private seekEntity(folder: "functions" | "types", name: string): void {
    const key = `${folder} ${name}`;
    if (!name.includes("::") || this.sought.has(key)) return;
    this.sought.add(key);
    const manifest = this.manifests.forEntity(folder, name);
    if (manifest) this.load(manifest);
  }

  private load(manifest: Manifest): void {
    if (this.loaded.has(manifest)) return;
    this.add(manifest);
    this.onLoad(manifest);
  }

  private add(manifest: Manifest): void {
    if (this.loaded.has(manifest)) return;
    this.loaded.add(manifest);
    if (!manifest.program) this.hasBrokenFiles = true;
    for (const diagnostic of manifest.diagnostics) this.report(diagnostic);
    for (const definition of manifest.definitions) this.define(definition);
  }

  private define(definition: AnyDefinition): void {
    const existing = this.existing(definition);
    if (existing) this.report(alreadyDefined(definition, existing));
    else if (definition.kind === "class") this.classes.set(definition.name, definition);
    else if (definition.kind === "define") this.defines.set(definition.name, definition);
    else if (definition.kind === "function") this.functions.set(definition.name, definition);
    else if (definition.kind === "type-alias") this.aliases.set(definition.name, definition);
    else {
      this.nodesByName.set(definition.name, definition);
      this.nodes.push(definition);
    }
  }

  private existing({ kind, name }: AnyDefinition): AnyDefinition | undefined {
    if (kind === "function") return this.functions.get(name);
    if (kind === "type-alias") return this.aliases.get(name);
    const node = kind === "define" ? undefined : this.nodesByName.get(name);
    return this.classes.get(name) ?? node ?? (kind === "node" ? undefined : this.defines.get(name));
  }
}
