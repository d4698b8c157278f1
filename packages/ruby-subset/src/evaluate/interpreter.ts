/**
 * The interpreter: how each kind of node of the tree is evaluated, one file per family (calls, control, definitions,
 * assignment, patterns). Every step is counted, so that each program ends.
 */
import { bytesOfText, createSpan, type Source } from "@cairn/diagnostics";
import { after, Failure, grow, rescuing, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Value } from "@cairn/puppet-core/values";
import type { Body, Located, Node } from "../ast.js";
import { limits, raise, throwNotInterpreted } from "../values/errors.js";
import type { Meter } from "../values/meter.js";
import type { LibraryPart } from "../library/index.js";
import { callMethod, respondsTo } from "../methods/index.js";
import { EqualityOfClasses } from "../methods/object-equality.js";
import type { RMatch, RObject, RProc, RubyValue } from "../values/values.js";
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

/** How deeply handlers may call each other directly before the machine's own stack takes over. */
const directDepth = 40;

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
  /** The result of the last match: `$~`. */
  lastMatch: RMatch | null = null;
  private readonly strings: string[] = [];
  private readonly places: number[] = [];
  private depth = 0;

  constructor(body: Body, source: Source, host: RubyHost, world: World) {
    this.body = body;
    this.source = source;
    this.host = host;
    this.world = world;
  }

  /** Runs a file of Ruby, whose `self` is the main object. */
  runFile(): Pending<RubyValue> {
    const { main } = this.world;
    return this.begin(
      this.body,
      new Frame(undefined, { self: main, modules: undefined, definee: main.body, visibility: "private" }),
    );
  }

  /** Runs a template as if it were in a method of an object; returns its output. */
  render(self: RObject): Pending<Rendered> {
    const { body } = self;
    const frame = new Frame(undefined, { self, modules: { body, outer: undefined }, definee: body });
    return after(this.begin(this.body, frame), () => this.rendered);
  }

  /** Runs a template that a program has made, among the local variables of a frame or among given ones; returns its output. */
  renderText(source: Source, among: Frame | ReadonlyMap<string, RubyValue>): Pending<string> {
    this.spend(4 * source.text.length);
    const tree = this.host.parseTemplate?.(source) ?? throwNotInterpreted("`ERB.new`");
    if ("problem" in tree) return raise("SyntaxError", `(erb): ${tree.problem}`);
    const inner = new Interpreter(tree.body, source, this.host, this.world);
    if (among instanceof Frame) return inner.renderAmong(among);
    const { main } = this.world;
    const frame = new Frame(undefined, { self: main, modules: undefined, definee: main.body });
    for (const [name, value] of among) frame.bind(name, value);
    return inner.renderAmong(frame);
  }

  private renderAmong(outer: Frame): Pending<string> {
    const frame = new Frame(outer, { ...outer.context, sharesLocals: true });
    return after(this.begin(this.body, frame), () => this.strings.join(""));
  }

  /** `require` and `require_relative`: false for built-in files. */
  require(name: string, isRelative: boolean): Pending<RubyValue> {
    const asked = this.host.require?.(name, isRelative, this.source);
    return asked ?? throwNotInterpreted(`\`require '${name}'\``);
  }

  /** The value of a node if it takes no work, else its computation. */
  begin(node: Node, frame: Frame): Pending<RubyValue> {
    this.spend(1, node);
    if (this.depth >= directDepth) return this.beginLater(node, frame);
    this.depth++;
    try {
      return (handlers[node.kind] as Handler<Node["kind"]>)(node, frame, this);
    } finally {
      this.depth--;
    }
  }

  private *beginLater(node: Node, frame: Frame): Evaluation<RubyValue> {
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
    return callMethod(target, name, args, block, this);
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
    return this.placing(node, () => this.begin(node, frame));
  }

  /** Runs something; a failure without a position gets that of the node. */
  placing(node: Located, start: () => Pending<RubyValue>): Pending<RubyValue> {
    return rescuing(start, (error) => this.rethrow(node, error));
  }

  private rethrow(node: Located, error: unknown): never {
    if (error instanceof Failure && !error.span) error.span = this.spanOf(node);
    throw error;
  }

  spanOf({ start, end }: Located) {
    return createSpan(this.source, start, end);
  }
}
