import { createSource, type Source } from "@cairn/diagnostics";
import { after, Failure, Machine, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Value } from "@cairn/puppet-core/values";
import {
  createWorld,
  Interpreter,
  parseRuby,
  raise,
  RClass,
  throwNotInterpreted,
  RString,
  RubyFailure,
  RubyJump,
  RubyThrow,
  type Body,
  type PrismParser,
  type RubyHost,
  type RubyValue,
  type World,
} from "@cairn/ruby-subset";
import { sharedObjects } from "../../ruby-values/puppet-object.js";
import { filesOfDefinitions } from "./files-of-definitions.js";
import { librarySource, parsedLibrary } from "./parsed-library.js";

/** A resource type as a file of Ruby defines it. */
export interface RubyResourceType {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly properties: readonly string[];
  readonly nameParameters: readonly string[];
  readonly isIsomorphic: boolean;
  /** Title patterns in Ruby's notation, each with the parameters of its groups. */
  readonly patterns: readonly (readonly [pattern: string, parameters: readonly string[]])[];
  readonly autorequires: readonly string[];
}

/** Where the Ruby of definitions comes from. */
export interface RubyFiles {
  /** A file by its path; undefined if there is none. */
  read(path: string): Source | undefined;
  /** Whether a path is below a module path, so that Ruby may look at it. */
  isOfModules(path: string): boolean;
  /** The folder of a module; undefined if there is none. */
  folderOf(module: string): string | undefined;
  /** The files and folders of modules that match a pattern, sorted; undefined if they are too many. */
  glob(pattern: string): readonly string[] | undefined;
  /** The path of a file that Ruby requires by name; `known` for built-in libraries. */
  locate(name: string, isRelative: boolean, from: string): { readonly path: string } | "known" | undefined;
}

/**
 * Reads the resource types that modules define in Ruby: their class bodies run, with loops, mixins and helpers from
 * other files; validation doesn't. All files of a run share one reader, since they use each other's definitions.
 */
export class ResourceTypeReader {
  private readonly parse: PrismParser;
  private readonly files: RubyFiles;
  private readonly world: World;
  private readonly host: DefinitionHost;
  private readonly loaded = new Set<string>();
  /** Libraries that no module has. A definition only needs them if it fails without them. */
  private readonly absent = new Set<string>();
  private isReady = false;

  constructor(parse: PrismParser, files: RubyFiles) {
    this.parse = parse;
    this.files = files;
    this.world = createWorld(filesOfDefinitions(files));
    this.host = new DefinitionHost(
      (name, isRelative, from) => this.require(name, isRelative, from),
      (source) => after(this.run(source), () => true),
      parse,
    );
  }

  /**
   * The type that a file defines; undefined if it defines none of this name. A Failure if its Ruby fails or is
   * rejected. A library that is missing isn't an error of its own: usually only methods that run on nodes use it.
   */
  read(path: string, name: string): RubyResourceType | undefined {
    const { machine } = this.host;
    machine.steps = 0;
    this.world.steps = 0;
    for (;;) {
      const before = new Set(this.loaded);
      try {
        return machine.run(this.describe(path, name));
      } catch (error) {
        const library = error instanceof RubyFailure ? absentLibrary.exec(error.message)?.[1] : undefined;
        if (library === undefined || this.absent.has(library)) throw error;
        this.absent.add(library);
        for (const file of this.loaded) if (!before.has(file)) this.loaded.delete(file);
      }
    }
  }

  /** The schemas of transports that a file registers. A Failure if its Ruby fails or is rejected. */
  readTransports(path: string): RubyValue[] {
    return this.host.machine.run(this.answer(path, transport, "take", [])) as RubyValue[];
  }

  private *describe(path: string, name: string): Evaluation<RubyResourceType | undefined> {
    const described = yield* resultOf(this.answer(path, puppetType, "described", [new RString(name)]));
    return Array.isArray(described) ? typeOf(name, described) : undefined;
  }

  /** Runs a file, and then a method of the library. */
  private *answer(path: string, module: RClass, method: string, words: RubyValue[]): Evaluation<RubyValue> {
    try {
      if (!this.isReady) yield* resultOf(this.interpreterOf(librarySource(), parsedLibrary()).runFile());
      this.isReady = true;
      yield* resultOf(this.load(path));
      return yield* resultOf(this.interpreterOf(createSource(path, ""), nothing).send(module, method, words));
    } catch (error) {
      if (error instanceof RubyJump || error instanceof RubyThrow) return raise("LocalJumpError", "unexpected jump");
      throw error;
    }
  }

  private load(path: string): Pending<boolean> {
    if (this.loaded.has(path)) return false;
    this.loaded.add(path);
    const source = this.files.read(path);
    return source ? after(this.run(source), () => true) : raise("LoadError", `cannot load such file -- ${path}`);
  }

  private run(source: Source): Pending<RubyValue> {
    const tree = parseRuby(source, this.parse);
    if ("problem" in tree) throw new Failure("template", `it is no Ruby: ${tree.problem}`, { span: tree.span });
    return this.interpreterOf(source, tree.body).runFile();
  }

  private require(name: string, isRelative: boolean, from: Source): Pending<boolean> {
    const found = this.files.locate(name, isRelative, from.name);
    if (found === "known" || (!isRelative && this.absent.has(name))) return false;
    return found === undefined ? raise("LoadError", `cannot load such file -- ${name}`) : this.load(found.path);
  }

  private interpreterOf(source: Source, body: Body): Interpreter {
    return new Interpreter(body, source, this.host, this.world);
  }
}

/** The message about a library that isn't a file of a module or of Puppet. */
const absentLibrary = /^cannot load such file -- (?!puppet(?:_x)?\/)([a-z][\w/-]*)$/i;

const nothing: Body = { kind: "body", items: [], start: 0, end: 0 };
const puppetType = new RClass("Puppet::Type");
const transport = new RClass("Puppet::ResourceApi::Transport");

function typeOf(name: string, said: readonly RubyValue[]): RubyResourceType {
  const [parameters, properties, nameParameters, isIsomorphic, patterns, autorequires] = said;
  return {
    name,
    parameters: strings(parameters),
    properties: strings(properties),
    nameParameters: strings(nameParameters),
    isIsomorphic: isIsomorphic === true,
    patterns: (patterns as RubyValue[][]).map(
      ([pattern, names]) => [(pattern as RString).text, strings(names)] as const,
    ),
    autorequires: strings(autorequires),
  };
}

function strings(value: RubyValue | undefined): string[] {
  return (value as readonly RString[]).map(({ text }) => text);
}

/** Definitions are independent of nodes: any use of one is rejected. */
class DefinitionHost implements RubyHost {
  readonly shared = sharedObjects();
  readonly what = "definition";
  readonly failureClass = "Puppet::ParseError";
  readonly keepsIncompleteFormats = true;
  readonly file = undefined;
  readonly machine = new Machine();
  readonly require: NonNullable<RubyHost["require"]>;
  readonly readLibrary: NonNullable<RubyHost["readLibrary"]>;
  readonly parse: PrismParser;

  constructor(
    require: NonNullable<RubyHost["require"]>,
    readLibrary: NonNullable<RubyHost["readLibrary"]>,
    parse: PrismParser,
  ) {
    this.require = require;
    this.readLibrary = readLibrary;
    this.parse = parse;
  }

  spend(steps: number): void {
    this.machine.step(steps);
  }

  variable(): undefined {
    return undefined;
  }

  lookup(name: string): Value {
    return throwNotInterpreted(`the variable \`${name}\` of a node`);
  }

  variables(): ReadonlyMap<string, Value> {
    return new Map();
  }

  classes(): readonly string[] {
    return [];
  }

  tags(): readonly string[] {
    return [];
  }

  assign(name: string): void {
    throwNotInterpreted(`the variable \`${name}\` of a node`);
  }

  call(name: string): Pending<Value> {
    return throwNotInterpreted(`the function \`${name}\``);
  }
}
