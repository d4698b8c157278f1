import { createSource, type Source } from "@cairn/diagnostics";
import { Failure, type Pending, after, ensuring, rescuing } from "@cairn/evaluation";
import type { FunctionCall, PuppetFunction } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import {
  Interpreter,
  parseRuby,
  raise,
  World,
  type ParsedRuby,
  type PrismParser,
  type RProc,
  type RubyValue,
} from "@cairn/ruby-subset";
import type { Compilation } from "../evaluate/compilation.js";
import { closureOf, toPuppet } from "./closures.js";
import { FunctionHost } from "./host.js";
import { locate } from "./locate.js";
import { natives } from "./natives.js";
import { translated } from "./translate.js";

/** What was parsed, by its text: all nodes of a run share it. */
const parsed = new WeakMap<Source, ParsedRuby>();

/** The Ruby of the modules of one compilation: its classes and functions, as far as they were needed. */
export class RubyProgram {
  readonly compilation: Compilation;
  readonly world: World;
  readonly host: FunctionHost;
  /** For what happens outside of all files. */
  readonly interpreter: Interpreter;
  private readonly parse: PrismParser;
  private readonly functions = new Map<string, PuppetFunction>();
  private readonly loaded = new Set<string>();
  private depth = 0;

  constructor(compilation: Compilation, parse: PrismParser) {
    this.compilation = compilation;
    this.parse = parse;
    this.host = new FunctionHost(compilation, (name, isRelative, from) => this.require(name, isRelative, from));
    this.world = new World(natives(this));
    this.interpreter = this.interpreterOf(createSource("ruby", ""), { kind: "body", items: [], start: 0, end: 0 });
  }

  /** Notes a function that a file has defined. */
  add(name: string, defined: PuppetFunction): void {
    this.functions.set(name.toLowerCase(), defined);
  }

  /** The function that a file defines, which is read when it is called first. */
  functionIn(path: string, name: string): PuppetFunction {
    return {
      name,
      call: (call) => {
        return after(
          this.running(call, () => this.load(path)),
          () => {
            const found = this.functions.get(name);
            if (found) return found.call(call);
            throw new Failure(
              "evaluation",
              `The code loaded from ${path} does not seem to be a Puppet 4x API function`,
            );
          },
        );
      },
    };
  }

  /** Runs Ruby for a call of a function; what it throws says so in Puppet's words. */
  running<Result extends RubyValue | boolean>(
    call: FunctionCall,
    start: (interpreter: Interpreter) => Pending<Result>,
  ): Pending<Value> {
    const before = this.host.call_;
    if (this.depth++ === 0) this.world.steps = 0;
    const run = (): Pending<Value> => {
      this.host.call_ = call;
      return after(start(this.interpreter), (result) => toPuppet(result, this.interpreter));
    };
    const end = (): void => {
      this.depth--;
      this.host.call_ = before;
    };
    return rescuing(
      () => ensuring(run, end),
      (error) => {
        throw translated(error, call);
      },
    );
  }

  /** Calls a function of Puppet from Ruby. */
  callPuppet(
    name: string,
    args: readonly RubyValue[],
    block: RProc | undefined,
    interpreter: Interpreter,
  ): Pending<RubyValue> {
    const values = args.map((each) => toPuppet(each, interpreter));
    return after(this.host.call(name, values, closureOf(block, interpreter)), (result) => interpreter.convert(result));
  }

  toPuppet(value: RubyValue, interpreter: Interpreter): Value {
    return toPuppet(value, interpreter);
  }

  /** Runs a file, unless it was run before; true where it is new. */
  load(path: string): Pending<boolean> {
    if (this.loaded.has(path)) return false;
    this.loaded.add(path);
    const read = this.compilation.modules.readPath(path);
    if (!read?.value) throw new Failure("missing-file", `can't read \`${path}\``);
    const tree = parsed.get(read.value) ?? parseRuby(read.value, this.parse);
    parsed.set(read.value, tree);
    if ("problem" in tree)
      throw new Failure("evaluation", `\`${path}\` isn't Ruby: ${tree.problem}`, { span: tree.span });
    return after(this.interpreterOf(read.value, tree.body).runFile(), () => true);
  }

  private require(name: string, isRelative: boolean, from: Source): Pending<boolean> {
    const found = locate(name, isRelative, from.name, this.compilation.modules);
    if (found === "known") return false;
    return found === undefined ? raise("LoadError", `cannot load such file -- ${name}`) : this.load(found.path);
  }

  private interpreterOf(source: Source, body: Interpreter["template"]["body"]): Interpreter {
    return new Interpreter({ body, locals: new Set() }, source, this.host, this.world);
  }
}

const programs = new WeakMap<Compilation, RubyProgram>();

/** The Ruby of a compilation's modules; nothing where nobody has handed in a parser. */
export function rubyProgramOf(compilation: Compilation): RubyProgram | undefined {
  const known = programs.get(compilation);
  const { parseRuby: parse } = compilation.language;
  if (known || !parse) return known;
  const made = new RubyProgram(compilation, parse);
  programs.set(compilation, made);
  return made;
}
