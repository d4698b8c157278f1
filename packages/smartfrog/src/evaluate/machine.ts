import { createSpan, Guesses, type Diagnostic, type Source, type Span } from "@cairn/diagnostics";
import { createStore, type Component, type Origin, type Store } from "@cairn/store";
import type { Assignment, Include, Program, Prototype, Reference, Statement } from "../ast/ast.js";
import { catalogue } from "../diagnostics/index.js";
import type { LoadedProgram } from "../resolve/includes.js";
import { rootLevel, type Level } from "./level.js";
import { MAX_STEPS } from "./limits.js";
import { STEP_NAMES } from "./steps.js";

/** A list of statements that is being evaluated (definition 26, *B*). */
export interface BodyFrame {
  readonly kind: "body";
  readonly statements: readonly Statement[];
  next: number;
  readonly source: Source;
  /** The namespace: the component that the body belongs to. */
  readonly level: Level;
}

/** A list of prototypes that is being applied (definition 23, *P*). */
export interface PrototypesFrame {
  readonly kind: "prototypes";
  readonly assignment: Assignment;
  readonly prototypes: readonly Prototype[];
  next: number;
  readonly source: Source;
  /** Where references are looked up: the block of the assignment. */
  readonly block: Level;
  /** The component that is being built. */
  readonly target: Level;
}

export type Frame = BodyFrame | PrototypesFrame;

/** The state of one evaluation: the store, the open frames and the diagnostics so far. */
export class Machine {
  readonly store: Store = createStore(STEP_NAMES);
  readonly root: Level = rootLevel(this.store);
  readonly frames: Frame[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly guesses = new Guesses();
  readonly included: ReadonlyMap<Include, Program>;
  /** `check` continues after an error; its consequences aren't reported. */
  readonly goesOn: boolean;
  /** Prototypes that are part of a reported cycle. */
  readonly circular = new Set<Reference>();
  private steps = 0;
  private stopped = false;

  constructor(program: LoadedProgram, goesOn: boolean) {
    this.included = program.included;
    this.goesOn = goesOn;
    this.frames.push(bodyFrame(program.main.body, program.main.source, this.root));
  }

  /** Whether there is more to do: `compile` stops at the first error. */
  get running(): boolean {
    return this.frames.length > 0 && !this.stopped;
  }

  /** Whether everything was evaluated. */
  get completed(): boolean {
    return this.frames.length === 0 && !this.stopped;
  }

  /** The fraction of the allowed steps that were taken, from 0 to 1. */
  get part(): number {
    return Math.min(1, (this.steps + this.store.log.count) / MAX_STEPS);
  }

  report(diagnostic: Diagnostic): void {
    this.diagnostics.push(diagnostic);
    if (diagnostic.severity === "error" && !this.goesOn) this.stopped = true;
  }

  /** Counts steps of work; reports an error at `span` and returns false if there have been too many. */
  spend(span: () => Span, steps = 1): boolean {
    this.steps += steps;
    if (this.steps + this.store.log.count <= MAX_STEPS) return true;
    if (!this.stopped)
      this.diagnostics.push(
        catalogue.create["too-large"](span(), { what: "the evaluation", limit: `${MAX_STEPS} steps` }),
      );
    this.stopped = true;
    return false;
  }

  /** The origin of a value that is written from `start` to `end` of `source`. */
  origin(step: number, source: Source, start: number, end: number): Origin {
    return { step, source: this.store.log.addSource(source), start, end };
  }
}

/** A frame over `statements` in the namespace `level`. */
export function bodyFrame(statements: readonly Statement[], source: Source, level: Level): BodyFrame {
  return { kind: "body", statements, next: 0, source, level };
}

/** The span of a node in the source of its frame. */
export function spanOf(frame: Frame, node: { readonly start: number; readonly end: number }): Span {
  return createSpan(frame.source, node.start, node.end);
}

/** The outcome of an evaluation. */
export interface Evaluated {
  readonly store: Store;
  /** `sfConfig`; undefined after an error. */
  readonly main?: Component;
  readonly diagnostics: readonly Diagnostic[];
  /** The fraction of the allowed steps that were taken, from 0 to 1. */
  readonly part: number;
}
