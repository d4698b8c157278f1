import { FAILED, type Value } from "../values/value.js";
import { Cell, Lazy, type MacroUse } from "../blocks/cell.js";
import { Resource } from "../blocks/resource.js";
import { Waiting } from "../resolve/waiting.js";

/** A step of the evaluation that may need other values: it yields what it needs and is given the value. */
export type Task<Result = Value> = Generator<Demand, Result, Value>;

/** What a task may ask for: a value that is worked out once, the result of another task, something from outside. */
export type Demand = Value | Lazy | Task<unknown> | Waiting;

/** What the machine needs to know of the language. */
export interface MachineRules {
  /** The value, where it takes no work: nothing else is needed for it, or only what is known. */
  atOnce(lazy: Lazy): Value | undefined;
  /** The task that works out a value. */
  begin(lazy: Lazy): Demand;
  /** Called when a value is known. */
  settle(lazy: Lazy, value: Value): void;
  /** A value needs itself; `chain`: those that are being worked out, the outermost first, from that value on. */
  reportCycle(chain: readonly Lazy[]): void;
  reportTooManySteps(): void;
  /** Told of every reading of a resource, where somebody listens. */
  readonly noteRead?: ((reader: Lazy, read: Resource) => void) | undefined;
}

/** Told who reads a resource: an expression, or the head of an inline statement; `within`: the resource that is worked out by that. */
export type ReadListener = (reader: Lazy, read: Resource, within: Resource | undefined) => void;

interface Frame {
  readonly task: Task<unknown>;
  readonly target: Lazy | undefined;
}

/** How deep custom functions may ask for values that need custom functions in turn: each takes its share of the real stack. */
const mostNested = 100;

/** More steps than any real configuration takes; macros that call macros twice could go on for ever. */
const mostSteps = 10_000_000;

/**
 * Runs tasks with a stack of its own, so that nothing recurses however deep references, sums and conditions go. A value is worked
 * out at most once.
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

  /** Whether it was stopped because the work has no end in sight. */
  get isExhausted(): boolean {
    return this.steps > mostSteps;
  }

  /** Which part of the steps that it may take it has taken, from 0 to 1. */
  get part(): number {
    return Math.min(1, this.steps / mostSteps);
  }

  /** Starts a task; `run` carries it out. */
  start(task: Task<unknown>): void {
    this.frames.push({ task, target: undefined });
  }

  /** Carries out a task within a step of another; nothing where that nests too deep or would have to wait. */
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

  /** Carries on until all is done, or something from outside is waited for: then call `resume` with it and run again. */
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

  /** The resource whose value is being worked out. */
  currentResource(): Resource | undefined {
    for (let index = this.frames.length - 1; index >= 0; index--) {
      const { target } = this.frames[index]!;
      if (target instanceof Resource) return target;
    }
    return undefined;
  }

  /** How many values are being worked out around the current one. */
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

  /** That a macro was called for the expression that is being evaluated. */
  noteCall(call: MacroUse): void {
    this.inOpenCells((cell) => {
      if ((cell.calls?.length ?? 0) < mostReads) (cell.calls ??= []).push(call);
    });
  }

  /** The expression that is being evaluated was made from this resource. */
  private noteRead(resource: Resource): void {
    const reader = this.rules.noteRead && this.frames.findLast(({ target }) => target)?.target;
    if (reader) this.rules.noteRead(reader, resource);
    this.inOpenCells((cell) => {
      if ((cell.reads?.length ?? 0) < mostReads) (cell.reads ??= []).push(resource);
    });
  }

  /** For the expressions that are being evaluated for the innermost resource: an argument, and that which it is an argument of. */
  private inOpenCells(note: (cell: Cell) => void): void {
    const lowest = Math.max(0, this.frames.length - mostFrames);
    for (let index = this.frames.length - 1; index >= lowest; index--) {
      const { target } = this.frames[index]!;
      if (target instanceof Resource) return;
      if (target instanceof Cell) note(target);
    }
  }

  /** Takes steps for what it goes through: a long way may end in many circles. */
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
/** Arguments and macros nest: no more frames than these are asked who they work for. */
const mostFrames = 32;

function isTask(demand: Demand): demand is Task<unknown> {
  return typeof demand === "object" && "next" in demand;
}

function* passOn(demand: Demand): Task<unknown> {
  return yield demand;
}
