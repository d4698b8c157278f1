import { createSpan, Guesses, type Diagnostic, type Source, type Span } from "@cairn/diagnostics";
import { createStore, type Component, type Origin, type Store } from "@cairn/store";
import type { Assignment, Include, Program, Prototype, Reference, Statement } from "../ast.js";
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
  /** Where references are looked up: the block that the assignment stands in. */
  readonly block: Level;
  /** The component that is being made. */
  readonly target: Level;
}

export type Frame = BodyFrame | PrototypesFrame;

/** What one evaluation works on: the store, the frames still open, and what has been said so far. */
export class Machine {
  readonly store: Store = createStore(STEP_NAMES);
  readonly root: Level = rootLevel(this.store);
  readonly frames: Frame[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly guesses = new Guesses();
  readonly included: ReadonlyMap<Include, Program>;
  /** `check` goes on after an error; what only follows from it stays silent. */
  readonly goesOn: boolean;
  /** Prototypes that belong to a circle which has been reported. */
  readonly circular = new Set<Reference>();
  private steps = 0;
  private stopped = false;

  constructor(program: LoadedProgram, goesOn: boolean) {
    this.included = program.included;
    this.goesOn = goesOn;
    this.frames.push(bodyFrame(program.main.body, program.main.source, this.root));
  }

  /** Whether there is more to do: an error ends a compilation. */
  get running(): boolean {
    return this.frames.length > 0 && !this.stopped;
  }

  /** Whether everything was evaluated. */
  get completed(): boolean {
    return this.frames.length === 0 && !this.stopped;
  }

  /** Which part of the steps that it may take it has taken, from 0 to 1. */
  get part(): number {
    return Math.min(1, (this.steps + this.store.log.count) / MAX_STEPS);
  }

  report(diagnostic: Diagnostic): void {
    this.diagnostics.push(diagnostic);
    if (diagnostic.severity === "error" && !this.goesOn) this.stopped = true;
  }

  /** Counts steps of work; false, with an error at `span`, when there have been too many. */
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

  /** The origin of a value that was written from `start` to `end` of `source`. */
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

/** What an evaluation left behind. */
export interface Evaluated {
  readonly store: Store;
  /** `sfConfig`; missing where there was an error. */
  readonly main?: Component;
  readonly diagnostics: readonly Diagnostic[];
  /** Which part of the steps that it may take it has taken, from 0 to 1. */
  readonly part: number;
}
