/**
 * The interpreter: how each kind of node of the tree is evaluated, one file per family (calls, control, definitions,
 * assignment, patterns). Every step is counted, so that each program ends.
 */
import { bytesOfText, createSource, createSpan, type Source } from "@cairn/diagnostics";
import {
  after,
  Failure,
  grow,
  isEvaluation,
  rescuing,
  resultOf,
  type Evaluation,
  type Pending,
} from "@cairn/evaluation";
import type { Value } from "@cairn/puppet-core/values";
import type { Body, Located, Node } from "../ast.js";
import { parseTemplate } from "../erb/parse-template.js";
import { parseRuby } from "../prism/index.js";
import { limits, raise, throwNotInterpreted } from "../values/errors.js";
import type { Meter } from "../values/meter.js";
import { libraryRequired, type LibraryPart } from "../library/index.js";
import { callMethod, respondsTo } from "../methods/index.js";
import { EqualityOfClasses } from "../methods/object-equality.js";
import type { ModuleBody } from "../values/module-body.js";
import { RClass, type RMatch, type RObject, type RProc, type RubyValue } from "../values/values.js";
import type { Context } from "../world/context.js";
import { Frame } from "./frame.js";
import { handlers } from "./handlers.js";
import type { RubyHost } from "./host.js";
import type { World } from "../world/world.js";

/** How a kind of node is evaluated. */
export type Handler<Kind extends Node["kind"]> = (
  node: Extract<Node, { kind: Kind }>,
  frame: Frame,
  interpreter: Interpreter,
) => Pending<RubyValue>;

/** What parsing a text costs before its first character. */
const stepsOfParsing = 2000;

/** The output of a template: strings, and for each the offset of the text or tag that wrote it. */
export interface Rendered {
  readonly strings: readonly string[];
  readonly places: readonly number[];
}

/**
 * Runs one template, or one file of Ruby. A trampoline: nesting uses the machine's own stack, whatever the Ruby does.
 */
export class Interpreter implements Meter {
  readonly body: Body;
  readonly source: Source;
  readonly host: RubyHost;
  readonly world: World;
  /** Which objects of the program are equal. */
  readonly objects = new EqualityOfClasses(this);
  /** The frame of the method that runs: each has its own `$~`. */
  private running: Frame | undefined;
  private readonly strings: string[] = [];
  private readonly places: number[] = [];

  constructor(body: Body, source: Source, host: RubyHost, world: World) {
    this.body = body;
    this.source = source;
    this.host = host;
    this.world = world;
  }

  /** Runs a file of Ruby, whose `self` is the main object; or as if it were a method's text of a class. */
  runFile(within?: ModuleBody): Pending<RubyValue> {
    const { main } = this.world;
    const context = within
      ? { self: new RClass(within.name), modules: { body: within, outer: undefined }, definee: within }
      : { self: main, modules: undefined, definee: main.body, visibility: "private" as const };
    const frame = new Frame(undefined, context);
    this.enter(frame);
    return this.begin(this.body, frame);
  }

  /** Runs a template as if it were in a method of an object; returns its output. */
  render(self: RObject): Pending<Rendered> {
    const { body } = self;
    const frame = new Frame(undefined, { self, modules: { body, outer: undefined }, definee: body });
    this.enter(frame);
    return after(this.begin(this.body, frame), () => this.rendered);
  }

  /** Runs a template that a program has made, among the local variables of a frame or among given ones; returns its output. */
  renderText(source: Source, among: Frame | ReadonlyMap<string, RubyValue>): Pending<string> {
    const inner = this.parsed(source, parseTemplate, "`ERB.new`", "(erb)");
    if (among instanceof Frame) return inner.renderAmong(among);
    const { main } = this.world;
    const frame = new Frame(undefined, { self: main, modules: undefined, definee: main.body });
    for (const [name, value] of among) frame.bind(name, value);
    return inner.renderAmong(frame);
  }

  /**
   * Runs a text that a program has made, among the local variables of a frame; returns its value. What fails in it, fails
   * where it is run.
   */
  *evaluateText(text: string, among: Frame, name = "(eval)", inside: Partial<Context> = {}): Evaluation<RubyValue> {
    const source = createSource(name, text);
    const inner = this.parsed(source, parseRuby, "`eval`", source.name);
    const frame = new Frame(among, { ...among.context, ...inside, sharesLocals: true });
    inner.enter(frame);
    try {
      return yield* inner.beginLater(inner.body, frame);
    } catch (error) {
      if (error instanceof Failure && error.span?.source === source) error.span = undefined;
      throw error;
    }
  }

  /** What runs a text that a program has made; `what` is its name where there is no parser, `name` where it is broken. */
  private parsed(source: Source, read: typeof parseRuby, what: string, name: string): Interpreter {
    this.spend(stepsOfParsing + 4 * source.text.length);
    const { parse } = this.host;
    const tree = parse ? read(source, parse) : throwNotInterpreted(what);
    if ("problem" in tree) return raise("SyntaxError", `${name}: ${tree.problem}`);
    return new Interpreter(tree.body, source, this.host, this.world);
  }

  private renderAmong(outer: Frame): Pending<string> {
    const frame = new Frame(outer, { ...outer.context, sharesLocals: true });
    this.enter(frame);
    return after(this.beginLater(this.body, frame), () => this.strings.join(""));
  }

  /** `require` and `require_relative`: false for built-in files, unless they add methods to classes of Ruby. */
  require(name: string, isRelative: boolean): Pending<RubyValue> {
    const asked = this.host.require?.(name, isRelative, this.source);
    const part = asked === false ? libraryRequired(name) : undefined;
    if (part && this.host.readLibrary && !this.world.libraries.has(part)) return this.readLibrary(part);
    return asked ?? throwNotInterpreted(`\`require '${name}'\``);
  }

  /** The result of the last match in the method that runs: `$~`. */
  get lastMatch(): RMatch | null {
    return this.running?.lastMatch ?? null;
  }

  set lastMatch(match: RMatch | null) {
    if (this.running) this.running.lastMatch = match;
  }

  /** Makes the method around a frame the one that runs; returns the frame of the one that ran before. */
  enter(frame: Frame | undefined): Frame | undefined {
    const before = this.running;
    this.running = frame?.outermost;
    return before;
  }

  /** The value of a node if it takes no work, else its computation. */
  begin(node: Node, frame: Frame): Pending<RubyValue> {
    this.spend(1, node);
    // Every third node is one, and nests nothing.
    if (node.kind === "local") return frame.get(node.name) ?? null;
    const { stack } = this.world;
    if (!stack.enter()) return this.beginLater(node, frame);
    try {
      return stack.advance((handlers[node.kind] as Handler<Node["kind"]>)(node, frame, this));
    } finally {
      stack.leave();
    }
  }

  private *beginLater(node: Node, frame: Frame): Evaluation<RubyValue> {
    this.world.stack.restart();
    return yield* resultOf(this.begin(node, frame));
  }

  /** Counts work; a template that does too much is stopped. */
  spend(steps: number, node?: Located): void {
    this.world.steps += steps;
    this.host.spend(steps);
    if (this.world.steps <= limits.steps) return;
    const span = node && this.spanOf(node);
    const message = `the ${this.host.what} has not ended after ${limits.steps / 1_000_000} million steps`;
    throw new Failure("endless-template", message, { span });
  }

  /** Counts the memory of values; a template that uses too much is stopped. */
  take(bytes: number): void {
    grow(bytes);
  }

  /** Outputs a text that the node has written. */
  put(text: string, node: Located): void {
    if (text === "") return;
    this.take(bytesOfText(text.length));
    this.strings.push(text);
    this.places.push(node.start);
  }

  private get rendered(): Rendered {
    return { strings: this.strings, places: this.places };
  }

  /** Calls a method of a value. */
  send(target: RubyValue, name: string, args: readonly RubyValue[], block?: RProc): Pending<RubyValue> {
    const { stack } = this.world;
    // Methods of Ruby's own classes call each other without a node between them: composed procs, chains of enumerators.
    if (!stack.enter()) return this.sendLater(target, name, args, block);
    try {
      return callMethod(target, name, args, block, this);
    } finally {
      stack.leave();
    }
  }

  private *sendLater(
    target: RubyValue,
    name: string,
    args: readonly RubyValue[],
    block: RProc | undefined,
  ): Evaluation<RubyValue> {
    this.world.stack.restart();
    return yield* resultOf(callMethod(target, name, args, block, this));
  }

  /** Reads a part of the library that is written in Ruby. */
  readLibrary(part: LibraryPart): Pending<boolean> {
    this.world.libraries.add(part);
    return this.host.readLibrary!(part.source);
  }

  /** Whether a value has a method of this name. */
  respondsTo(value: RubyValue, name: string): boolean {
    return respondsTo(value, name, this);
  }

  /** A value of Puppet as Ruby sees it. */
  convert(value: Value): RubyValue {
    return this.host.shared.toRuby(value, this);
  }

  /** Begins a node; a failure without a position gets that of the node. */
  beginPlaced(node: Node, frame: Frame): Pending<RubyValue> {
    try {
      const pending = this.begin(node, frame);
      return isEvaluation(pending) ? this.placing(node, () => pending) : pending;
    } catch (error) {
      return this.rethrow(node, error);
    }
  }

  /** Runs something; a failure without a position gets that of the node. */
  placing(node: Located, start: () => Pending<RubyValue>): Pending<RubyValue> {
    return rescuing(start, (error) => this.rethrow(node, error));
  }

  /** Throws an error again; a failure without a position gets that of the node. */
  rethrow(node: Located, error: unknown): never {
    if (error instanceof Failure && !error.span) error.span = this.spanOf(node);
    throw error;
  }

  spanOf({ start, end }: Located) {
    return createSpan(this.source, start, end);
  }
}
