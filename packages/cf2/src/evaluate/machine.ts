import { FAILED, type Value } from "../values/value.js";
import { Cell, Lazy, type MacroUse } from "../blocks/cell.js";
import { Resource } from "../blocks/resource.js";
import { Waiting } from "../resolve/waiting.js";

/** A step of the evaluation that may need other values: it yields its demands and receives their values. */
export type Task<Result = Value> = Generator<Demand, Result, Value>;

/** What a task may demand: a memoised value, the result of another task, something from outside. */
export type Demand = Value | Lazy | Task<unknown> | Waiting;

/** The rules of the language that the machine needs. */
export interface MachineRules {
  /** The value, if it needs no work: it depends on nothing, or only on known values. */
  atOnce(lazy: Lazy): Value | undefined;
  /** The task that computes a value. */
  begin(lazy: Lazy): Demand;
  /** Called when a value is known. */
  settle(lazy: Lazy, value: Value): void;
  /** A value depends on itself; `chain`: those that are being computed, outermost first, from that value on. */
  reportCycle(chain: readonly Lazy[]): void;
  reportTooManySteps(): void;
  /** Called for every read of a resource, if there is a listener. */
  readonly noteRead?: ((reader: Lazy, read: Resource) => void) | undefined;
}

/**
 * Called with the reader of a resource: an expression, or the head of an inline statement; `within`: the resource that
 * is being computed.
 */
export type ReadListener = (reader: Lazy, read: Resource, within: Resource | undefined) => void;

interface Frame {
  readonly task: Task<unknown>;
  readonly target: Lazy | undefined;
}

/**
 * How deep custom functions may demand values that need custom functions in turn: each takes its share of the real
 * stack.
 */
const mostNested = 100;

/** More steps than any real configuration takes; macros that call macros twice could take exponentially many. */
const mostSteps = 10_000_000;

/**
 * A trampoline: runs tasks on an explicit stack, so that nothing recurses however deep references, sums and conditions
 * nest. A value is computed at most once.
 */
export class Machine {
  private readonly rules: MachineRules;
  private readonly frames: Frame[] = [];
  private steps = 0;
  private answer: unknown = undefined;
  private nested = 0;

  constructor(rules: MachineRules) {
    this.rules = rules;
  }

  /** Whether it was stopped because it exceeded its steps. */
  get isExhausted(): boolean {
    return this.steps > mostSteps;
  }

  /** The fraction of the allowed steps that were taken, from 0 to 1. */
  get part(): number {
    return Math.min(1, this.steps / mostSteps);
  }

  /** Starts a task; `run` executes it. */
  start(task: Task<unknown>): void {
    this.frames.push({ task, target: undefined });
  }

  /** Runs a task within a step of another; undefined if that nests too deep or would have to wait. */
  runNow(task: Task<unknown>): unknown {
    if (this.nested >= mostNested) return undefined;
    const base = this.frames.length;
    this.nested++;
    this.start(task);
    this.answer = undefined;
    const waiting = this.run(base);
    this.nested--;
    if (waiting) this.frames.length = base;
    return waiting ? undefined : this.answer;
  }

  /**
   * Continues until everything is done, or something from outside is needed: then call `resume` with it and run again.
   */
  run(base = 0): Waiting | undefined {
    for (let frame = this.frames.at(-1); frame && this.frames.length > base; frame = this.frames.at(-1)) {
      if (++this.steps > mostSteps) return this.giveUp();
      const step = frame.task.next(this.answer as Value);
      if (step.done) this.finish(frame, step.value);
      else if (step.value instanceof Waiting) return step.value;
      else this.provide(step.value);
    }
    return undefined;
  }

  resume(answer: unknown): void {
    this.answer = answer;
  }

  /** The resource whose value is being computed. */
  currentResource(): Resource | undefined {
    for (let index = this.frames.length - 1; index >= 0; index--) {
      const { target } = this.frames[index]!;
      if (target instanceof Resource) return target;
    }
    return undefined;
  }

  /** How many values are being computed around the current one. */
  depth(): number {
    return this.frames.reduce((depth, { target }) => depth + (target instanceof Resource ? 1 : 0), 0);
  }

  private provide(demand: Demand): void {
    this.answer = undefined;
    if (demand instanceof Lazy) this.work(demand);
    else if (isTask(demand)) this.frames.push({ task: demand, target: undefined });
    else this.answer = demand;
  }

  private work(lazy: Lazy): void {
    if (lazy instanceof Resource) this.noteRead(lazy);
    if (lazy.value !== undefined) {
      this.answer = lazy.value;
    } else if (lazy.isOpen) {
      this.rules.reportCycle(this.chainFrom(lazy));
      this.answer = FAILED;
    } else {
      const value = this.rules.atOnce(lazy);
      if (value !== undefined) {
        this.answer = value;
        return;
      }
      lazy.isOpen = true;
      const demand = this.rules.begin(lazy);
      const task = isTask(demand) ? demand : passOn(demand);
      this.frames.push({ task, target: lazy });
    }
  }

  private finish({ target }: Frame, result: unknown): void {
    this.frames.pop();
    this.answer = result;
    if (!target) return;
    target.value = (result ?? FAILED) as Value;
    target.isOpen = false;
    this.rules.settle(target, target.value);
  }

  /** Records that a macro was called for the current expression. */
  noteCall(call: MacroUse): void {
    this.inOpenCells((cell) => {
      if ((cell.calls?.length ?? 0) < mostReads) (cell.calls ??= []).push(call);
    });
  }

  /** Records that the current expression depends on this resource. */
  private noteRead(resource: Resource): void {
    const reader = this.rules.noteRead && this.frames.findLast(({ target }) => target)?.target;
    if (reader) this.rules.noteRead(reader, resource);
    this.inOpenCells((cell) => {
      if ((cell.reads?.length ?? 0) < mostReads) (cell.reads ??= []).push(resource);
    });
  }

  /**
   * For the expressions being evaluated for the innermost resource: an argument, and the expression that it is an
   * argument of.
   */
  private inOpenCells(note: (cell: Cell) => void): void {
    const lowest = Math.max(0, this.frames.length - mostFrames);
    for (let index = this.frames.length - 1; index >= lowest; index--) {
      const { target } = this.frames[index]!;
      if (target instanceof Resource) return;
      if (target instanceof Cell) note(target);
    }
  }

  /** Counts steps for the chain's length: a long chain may end in many cycles. */
  private chainFrom(lazy: Lazy): Lazy[] {
    const first = this.frames.findLastIndex(({ target }) => target === lazy);
    this.steps += (this.frames.length - first) >> 4;
    return this.frames.slice(first).flatMap(({ target }) => target ?? []);
  }

  private giveUp(): undefined {
    this.rules.reportTooManySteps();
    for (const { target } of this.frames) if (target) target.value = FAILED;
    this.frames.length = 0;
    return undefined;
  }
}

const mostReads = 50;
/** Arguments and macros nest: no more frames than this are searched. */
const mostFrames = 32;

function isTask(demand: Demand): demand is Task<unknown> {
  return typeof demand === "object" && "next" in demand;
}

function* passOn(demand: Demand): Task<unknown> {
  return yield demand;
}
