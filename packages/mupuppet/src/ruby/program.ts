import { createSource, type Source } from "@cairn/diagnostics";
import { Failure, type Pending, after, ensuring, rescuing } from "@cairn/evaluation";
import type { FunctionCall, PuppetFunction } from "@cairn/puppet-core/evaluate";
import { kindOf, type ObjectValue, type Value } from "@cairn/puppet-core/values";
import {
  Interpreter,
  parseRuby,
  parseTemplate,
  raise,
  RObject,
  createWorld,
  type World,
  type ParsedRuby,
  type PrismParser,
  type Rendered,
  type RProc,
  type RubyValue,
} from "@cairn/ruby-subset";
import type { Compilation } from "../evaluate/compilation.js";
import type { PuppetScope } from "../evaluate/scopes/puppet-scope.js";
import { closureOf, toPuppet } from "./closures.js";
import { PuppetHost } from "./host.js";
import { callInstalledRuby } from "./installed.js";
import { jumpingInRuby } from "./jumps.js";
import { locate } from "./locate.js";
import { natives } from "./natives.js";
import { instantiators, refuseDefinitions, refuseText, refuseValue, type WantedFunction } from "./function-values.js";
import { templateObject } from "./template-api.js";
import { keepsUndef } from "./older-functions.js";
import { needOf, noSuchKey, translated, translatedInTemplate } from "./translate.js";

/** Memoised parse trees, by source: all nodes of a run share them. */
const parsed = new WeakMap<Source, ParsedRuby>();

/** The Ruby of the modules of one compilation: its classes and functions, as far as they were needed. */
export class RubyProgram {
  readonly compilation: Compilation;
  readonly world: World;
  readonly host: PuppetHost;
  /** The position for events outside all files. */
  readonly interpreter: Interpreter;
  /** `scope`: that of the call which runs. */
  readonly scope: RObject;
  /** Top scope, which functions have around them. */
  readonly globalScope: RObject;
  private readonly parse: PrismParser;
  private readonly functions = new Map<string, PuppetFunction>();
  private readonly olderFunctions = new Map<string, PuppetFunction>();
  private readonly loaded = new Set<string>();
  private depth = 0;

  constructor(compilation: Compilation, parse: PrismParser) {
    this.compilation = compilation;
    this.parse = parse;
    this.host = new PuppetHost(
      compilation,
      (name, isRelative, from) => this.require(name, isRelative, from),
      (source) => this.run(source),
      parse,
    );
    this.world = createWorld(natives(this));
    this.scope = this.scopeObject();
    this.globalScope = this.scopeObject(compilation.top);
    this.interpreter = this.interpreterOf(createSource("ruby", ""), { kind: "body", items: [], start: 0, end: 0 });
  }

  /** A scope as a Ruby object; without one, that of the call which runs. */
  scopeObject(scope?: PuppetScope): RObject {
    return this.object("Puppet::Parser::Scope", scope);
  }

  /** An object of a class that stands for something of the compilation. */
  object(className: string, data: unknown): RObject {
    const made = new RObject(this.world.body(className));
    made.data = data;
    return made;
  }

  /** Records a function that a file has defined. */
  add(name: string, defined: PuppetFunction): void {
    this.functions.set(name.toLowerCase(), defined);
  }

  /** Records a function of Puppet 3's API. */
  addOlder(name: string, defined: PuppetFunction): void {
    this.olderFunctions.set(name.toLowerCase(), defined);
  }

  /** A function that a file has defined besides the one that it is named after. */
  defined(name: string): PuppetFunction | undefined {
    return this.functions.get(name) ?? this.olderFunctions.get(name);
  }

  definedOlder(name: string): PuppetFunction | undefined {
    return this.olderFunctions.get(name);
  }

  /** The function that a file defines, which is read on its first call. */
  functionIn(path: string, name: string): PuppetFunction {
    return {
      name,
      call: (call) => {
        const { compilation } = this;
        const interpret = (): Pending<Value> => this.interpret(path, name, call);
        return rescuing(interpret, (error) => {
          if (!(error instanceof Failure) || error.kind !== "ruby-refused") throw error;
          if (compilation.language.askRuby) return callInstalledRuby(compilation, call, error);
          compilation.wantedRuby.set(call.name, needOf(error.message, call));
          throw error;
        });
      },
    };
  }

  private interpret(path: string, name: string, call: FunctionCall): Pending<Value> {
    const isOlder = path.includes("/lib/puppet/parser/functions/");
    return after(
      this.running(call, () => this.loadFunction({ path, name, isOlder })),
      () => {
        const found = (isOlder ? this.olderFunctions : this.functions).get(name)!;
        return isLookupContext(call.values.at(-1)) ? this.callProvider(found, call) : found.call(call);
      },
    );
  }

  /** Runs the file of a function, unless it was run before: Puppet runs it in a class of its own, and looks at its value. */
  private loadFunction(wanted: WantedFunction): Pending<boolean> {
    const { isOlder, name, path } = wanted;
    if (this.loaded.has(path) || (isOlder && this.olderFunctions.has(name))) return false;
    this.loaded.add(path);
    const load = (): Pending<boolean> => {
      const source = this.readFile(path);
      refuseText(source, wanted);
      const within = this.world.body(instantiators[isOlder ? "older" : "newer"]);
      const tree = this.treeOf(source);
      if (isOlder) refuseDefinitions(tree, source);
      const run = this.interpreterOf(source, tree).runFile(within);
      return after(run, (value) => refuseValue(value, wanted, this.interpreter));
    };
    // A file that fails is read again by the next call.
    return rescuing(load, (error) => {
      this.loaded.delete(path);
      throw error;
    });
  }

  /** Runs Ruby for a call of a function; its exceptions become failures in Puppet's words. */
  running<Result extends RubyValue | boolean>(
    call: FunctionCall,
    start: (interpreter: Interpreter) => Pending<Result>,
  ): Pending<Value> {
    const run = () => after(start(this.interpreter), (result) => toPuppet(result, this.interpreter));
    return rescuing(
      () => this.within(call, "function", run),
      (error) => {
        throw translated(error, call);
      },
    );
  }

  /** Runs a template; `file` is undefined if it is a string in the manifest. */
  render(source: Source, file: string | undefined, call: FunctionCall): Pending<Rendered> {
    const tree = parsed.get(source) ?? parseTemplate(source, this.parse);
    parsed.set(source, tree);
    if ("problem" in tree) throw new Failure("template", tree.problem, { span: tree.span });
    return rescuing(
      () =>
        this.within(call, "template", () => this.interpreterOf(source, tree.body).render(templateObject(this, file))),
      (error) => {
        throw translatedInTemplate(error);
      },
    );
  }

  /** Runs something while Ruby sees the scope of a call. */
  private within<Result>(call: FunctionCall, what: string, start: () => Pending<Result>): Pending<Result> {
    const { host, world } = this;
    const { call_: before, what: whatBefore } = host;
    if (this.depth++ === 0) world.steps = 0;
    const run = (): Pending<Result> => {
      host.call_ = call;
      host.what = what;
      return start();
    };
    const end = (): void => {
      this.depth--;
      host.call_ = before;
      host.what = whatBefore;
    };
    return ensuring(run, end);
  }

  /** Calls a function that provides Hiera's data, which may end with `throw :no_such_key`. */
  private callProvider(provider: PuppetFunction, call: FunctionCall): Pending<Value> {
    const { catching } = this.world;
    const run = (): Pending<Value> => {
      catching.push(noSuchKey);
      return provider.call(call);
    };
    return ensuring(run, () => catching.splice(catching.lastIndexOf(noSuchKey), 1));
  }

  /** Calls a function of Puppet from Ruby. */
  callPuppet(
    name: string,
    args: readonly RubyValue[],
    block: RProc | undefined,
    interpreter: Interpreter,
    scope = this.host.current.scope,
  ): Pending<RubyValue> {
    const keeps = keepsUndef(name.toLowerCase().replace(/^::/, ""), this);
    const values = args.map((each) => toPuppet(each, interpreter, keeps));
    const result = jumpingInRuby(() => this.host.call(name, values, closureOf(block, interpreter), scope));
    return after(result, (value) => interpreter.convert(value));
  }

  toPuppet(value: RubyValue, interpreter: Interpreter): Value {
    return toPuppet(value, interpreter);
  }

  /** Runs a file, unless it was run before; returns true if it wasn't. */
  load(path: string): Pending<boolean> {
    if (this.loaded.has(path)) return false;
    this.loaded.add(path);
    return this.run(this.readFile(path));
  }

  private readFile(path: string): Source {
    const read = this.compilation.modules.readPath(path);
    if (!read?.value) throw new Failure("missing-file", `can't read \`${path}\``);
    return read.value;
  }

  private run(source: Source): Pending<boolean> {
    return after(this.interpreterOf(source, this.treeOf(source)).runFile(), () => true);
  }

  private treeOf(source: Source): Interpreter["body"] {
    const tree = parsed.get(source) ?? parseRuby(source, this.parse);
    parsed.set(source, tree);
    if ("problem" in tree)
      throw new Failure("evaluation", `\`${source.name}\` isn't Ruby: ${tree.problem}`, { span: tree.span });
    return tree.body;
  }

  private require(name: string, isRelative: boolean, from: Source): Pending<boolean> {
    const found = locate(name, isRelative, from.name, this.compilation.modules);
    if (found === "known") return false;
    return found === undefined ? raise("LoadError", `cannot load such file -- ${name}`) : this.load(found.path);
  }

  private interpreterOf(source: Source, body: Interpreter["body"]): Interpreter {
    return new Interpreter(body, source, this.host, this.world);
  }
}

function isLookupContext(value: Value | undefined): boolean {
  const isObject = value !== undefined && kindOf(value) === "object";
  return isObject && (value as ObjectValue).objectType.definition?.name === "Puppet::LookupContext";
}

const programs = new WeakMap<Compilation, RubyProgram>();

/** The Ruby of a compilation's modules; undefined if no parser was provided. */
export function rubyProgramOf(compilation: Compilation): RubyProgram | undefined {
  const known = programs.get(compilation);
  const { parseRuby: parse } = compilation.language;
  if (known || !parse) return known;
  const made = new RubyProgram(compilation, parse);
  programs.set(compilation, made);
  compilation.runsRuby = true;
  return made;
}
