/**
 * Evaluates blocks on demand: a machine with an explicit stack (`machine`) and the rules of the language, one file each
 * (calls, references, overriding, imports). Dependencies are evaluated first; cycles are detected on the way.
 */
import { Budget, Guesses, type Diagnostic } from "@cairn/diagnostics";
import type { Expression } from "../ast/ast.js";
import { catalogue } from "../diagnostics/index.js";
import type { CallableFunction } from "./function.js";
import type { LoadedFile } from "../resolve/loaded-file.js";
import { showValue, type Value } from "../values/value.js";
import { Block, Expansion } from "../blocks/block.js";
import { Cell, type Lazy, type Place, type MacroUse } from "../blocks/cell.js";
import { combine, plainCell } from "./combine.js";
import type { Context } from "./context.js";
import type { Environment } from "../blocks/environment.js";
import { expand } from "./expand.js";
import { evaluate, valueAtOnce } from "./expressions.js";
import { spanOf } from "../diagnostics/said.js";
import { tooLarge } from "./failures.js";
import type { Waiting } from "../resolve/waiting.js";
import { Machine, type Demand, type MachineRules, type ReadListener, type Task } from "./machine.js";
import { Resource } from "../blocks/resource.js";

/** The evaluator's options. */
export interface EvaluatorOptions {
  readonly findImport: (
    name: string,
    environment: Environment,
    signers: readonly string[] | undefined,
    place: Place,
    context: Context,
  ) => LoadedFile | Waiting | undefined;
  readonly functions: ReadonlyMap<string, CallableFunction>;
  /** Finds functions beyond those of `functions`. */
  readonly findFunction: (name: string) => CallableFunction | undefined;
  readonly topFolder: () => string;
  readonly report: (diagnostic: Diagnostic) => void;
  readonly warnsOfDuplicates: boolean;
  /** How many bytes the values may take (see `Budget`); 0 = no limit. */
  readonly maxMemory?: number | undefined;
  /** Called with each line of the trace. */
  readonly trace?: ((line: string) => void) | undefined;
  readonly onRead?: ReadListener | undefined;
  /** The file where the work began, for errors that have no better place. */
  readonly main: LoadedFile;
}

/** Evaluates blocks: a machine with the rules of the language. */
export class Evaluator implements Context, MachineRules {
  readonly machine = new Machine(this);
  readonly blocks: Block[] = [];
  readonly guesses = new Guesses();
  readonly warnsOfDuplicates: boolean;
  readonly trace: ((text: string) => void) | undefined;
  readonly noteRead: MachineRules["noteRead"];
  private readonly options: EvaluatorOptions;
  private readonly budget: Budget;
  private statements = 0;

  constructor(options: EvaluatorOptions) {
    this.options = options;
    this.budget = new Budget(options.maxMemory);
    this.warnsOfDuplicates = options.warnsOfDuplicates;
    const { onRead, trace } = options;
    this.noteRead = onRead && ((reader, read) => onRead(reader, read, this.currentResource()));
    this.trace = trace && ((text) => trace(`${"  ".repeat(Math.min(this.machine.depth(), 64))}${text}`));
  }

  evaluate(node: Expression, environment: Environment): Demand {
    return evaluate(node, environment, this);
  }

  report(diagnostic: Diagnostic): void {
    this.options.report(diagnostic);
  }

  /** The fraction of the allowed work that was done, from 0 to 1. */
  get part(): number {
    return Math.max(this.budget.part, this.machine.part);
  }

  grow(bytes: number, place: Place): boolean {
    const wasExceeded = this.budget.exceeded;
    if (this.budget.take(bytes)) return true;
    const limit = String(this.budget.limit);
    if (!wasExceeded) this.report(catalogue.create["too-much-memory"](spanOf(place), { limit }));
    return false;
  }

  nextStatement(): number {
    return ++this.statements;
  }

  register(block: Block): Block {
    this.blocks.push(block);
    return block;
  }

  runNow(task: Task<unknown>): unknown {
    return this.machine.runNow(task);
  }

  noteCall(call: MacroUse): void {
    this.machine.noteCall(call);
  }

  currentResource(): Resource | undefined {
    return this.machine.currentResource();
  }

  findImport(name: string, environment: Environment, signers: readonly string[] | undefined, place: Place) {
    return this.options.findImport(name, environment, signers, place, this);
  }

  findFunction(name: string): CallableFunction | undefined {
    return this.options.functions.get(name) ?? this.options.findFunction(name);
  }

  functionNames(): Iterable<string> {
    return this.options.functions.keys();
  }

  topFolder(): string {
    return this.options.topFolder();
  }

  atOnce(lazy: Lazy): Value | undefined {
    if (lazy.value !== undefined) return lazy.value;
    if (this.trace || lazy.isOpen) return undefined;
    if (lazy instanceof Cell) return (lazy.value = valueAtOnce(lazy.node!, lazy.environment!, this));
    if (!(lazy instanceof Resource)) return undefined;
    const cell = plainCell(lazy);
    const value = cell && this.atOnce(cell);
    if (value === undefined) return undefined;
    lazy.value = value;
    this.settle(lazy, value);
    return value;
  }

  begin(lazy: Lazy): Demand {
    if (lazy instanceof Resource) {
      this.trace?.(`${lazy.path.join(".")}:`);
      return combine(lazy, this);
    }
    if (lazy instanceof Expansion) return expand(lazy, this);
    const { node, environment } = lazy as Cell;
    return evaluate(node!, environment!, this);
  }

  settle(lazy: Lazy, value: Value): void {
    if (!(lazy instanceof Resource)) return;
    if (value instanceof Block && value.owner === undefined && value !== this.options.main.block) value.owner = lazy;
    this.trace?.(`  ${lazy.path.join(".")} = ${showValue(value)}`);
  }

  reportCycle(chain: readonly Lazy[]): void {
    const resources = chain.filter((lazy) => lazy instanceof Resource);
    const [first] = resources;
    const owner = chain.find((lazy) => lazy instanceof Expansion)?.block.owner;
    const names = resources.map(({ path }) => path.join("."));
    const path = names[0] ?? owner?.path.join(".") ?? "this block";
    const span = first ? spanOf(first.first.place) : this.start();
    const labels = resources.slice(1, 20).map(({ first: { place }, path: at }) => ({
      span: spanOf(place),
      message: `\`${at.join(".")}\` is needed here`,
    }));
    this.report(catalogue.create.cycle(span, { path, chain: showChain([...names, path]) }, { labels }));
  }

  reportTooManySteps(): void {
    this.report(tooLarge(this.start(), "evaluation"));
  }

  private start() {
    const { source } = this.options.main;
    return { source, start: 0, end: 0 };
  }
}

const mostShown = 50;

/** The members of a chain, in order; those in the middle of a long one are only counted. */
export function showChain(names: readonly string[]): string {
  const shown = names.slice(0, mostShown).map((name) => `\`${name}\``);
  const omitted = names.length - mostShown - 1;
  if (omitted > 0) shown.push(`${omitted} more`);
  if (omitted >= 0) shown.push(`\`${names.at(-1)}\``);
  return shown.join(" → ");
}
