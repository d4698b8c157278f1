/**
 * Runs programs: creates objects of types and runs their logic. `Runtime` is the state of a run; logic is evaluated by
 * puppet-core, with additional handlers (`kinds`) for features as variables. Errors in values are collected, not
 * thrown, until the object is finished.
 */
import { Budget, createSpan, defaultMaxMemory, Guesses, suggestionSentence, type Span } from "@cairn/diagnostics";
import { Failure, Machine, type Pending, withBudget } from "@cairn/evaluation";
import { Evaluator, type EvaluatorOptions, type Search } from "@cairn/puppet-core/evaluate";
import { type Value } from "@cairn/puppet-core/values";
import { findType, type Model } from "../model/index.js";
import { searchWithin } from "../regexp/search.js";
import type { FunctionFinder } from "./functions.js";
import type { Instance } from "./instance.js";
import { kinds } from "./kinds.js";
import { newFunction } from "./new-function.js";
import { readByKeys } from "./read-feature.js";
import type { Slot } from "./shape.js";

/** The limits of one run. */
export interface RunLimits {
  /** The number of evaluation steps. */
  readonly steps: number;
  /** The memory of its values in bytes (see `Budget`); 0 = no limit. */
  readonly memory: number;
  /** The nesting depth of `new`. */
  readonly nesting: number;
}

const usualLimits: RunLimits = { steps: 20_000_000, memory: defaultMaxMemory, nesting: 500 };

/** A getter that is running. */
export interface Reading {
  readonly instance: Instance;
  readonly slot: Slot;
}

/** The state of a run: the types, the functions, and what is in progress. */
export class Runtime {
  readonly model: Model;
  readonly evaluator: Evaluator;
  readonly search: Search;
  readonly limits: RunLimits;
  readonly guesses: Guesses;
  private readonly budget: Budget;
  /** The running getters: in order, and by their objects. */
  readonly readings: Reading[] = [];
  readonly reading = new Map<Instance, Set<Slot>>();
  /** The nesting depth of running logic. */
  logicDepth = 0;
  /** The nesting depth of running `new`. */
  newDepth = 0;

  /** Consecutive runtimes share `guesses`. */
  constructor(model: Model, findFunction: FunctionFinder, limits: Partial<RunLimits> = {}, guesses = new Guesses()) {
    this.model = model;
    this.guesses = guesses;
    this.limits = { ...usualLimits, ...limits };
    this.budget = new Budget(this.limits.memory);
    this.search = searchWithin();
    const machine = new Machine({ depth: 400_000, steps: this.limits.steps });
    this.evaluator = new Evaluator(this.options(findFunction), machine);
  }

  /** Runs a computation to its end; rethrows its failures. */
  run<Result>(start: () => Pending<Result>): Result {
    return withBudget(this.budget, () => this.evaluator.machine.run(start()));
  }

  private options(findFunction: FunctionFinder): EvaluatorOptions {
    const create = newFunction(this);
    return {
      kinds: kinds(this),
      strict: false,
      findFunction: (name) => (name === "new" ? create : findFunction(name)),
      findType: (name) => {
        const type = findType(this.model, name);
        return type && { kind: "type", name: "Object", definition: type };
      },
      unknownVariable: (name, span, scope) => {
        throw new Failure("unknown-variable", `\`$${name}\` has no value here`, {
          span,
          help: this.suggest(name, scope),
        });
      },
      readObject: (object, keys, place) => readByKeys(this, object as Instance, keys, place),
      warn: () => {},
    };
  }

  private suggest(name: string, scope: object): string | undefined {
    const names = "names" in scope ? (scope as { names(): Iterable<string> }).names() : [];
    return suggestionSentence(this.guesses.didYouMean(name, names));
  }
}

/** The span of a node in a source. */
export function placeIn(source: Span["source"], node: { readonly start: number; readonly end: number }): Span {
  return createSpan(source, node.start, node.end);
}

/** A missing value is undef. */
export function orUndef(value: Value | undefined): Value {
  return value ?? null;
}
