/**
 * Runs programs: makes objects of types and runs their logic. `Runtime` is the state of a run; logic is evaluated by
 * puppet-core, with handlers of its own (`kinds`) for what an object's features mean as variables. What is wrong with a value
 * is collected, not thrown, until the object is finished.
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

/** How much one run may take. */
export interface RunLimits {
  /** How many steps of evaluation. */
  readonly steps: number;
  /** How many bytes its values (see `Budget`); 0 = no limit. */
  readonly memory: number;
  /** How many `new` may run inside of each other. */
  readonly nesting: number;
}

const usualLimits: RunLimits = { steps: 20_000_000, memory: defaultMaxMemory, nesting: 500 };

/** A getter that is running. */
export interface Reading {
  readonly instance: Instance;
  readonly slot: Slot;
}

/** What a run of `new` needs: the types, the functions, and what is under way. */
export class Runtime {
  readonly model: Model;
  readonly evaluator: Evaluator;
  readonly search: Search;
  readonly limits: RunLimits;
  readonly guesses: Guesses;
  private readonly budget: Budget;
  /** The getters that are running: in order, and by their objects. */
  readonly readings: Reading[] = [];
  readonly reading = new Map<Instance, Set<Slot>>();
  /** How many pieces of logic are running inside of each other. */
  logicDepth = 0;
  /** How many `new` are running inside of each other. */
  newDepth = 0;

  /** Runtimes that follow each other share `guesses`. */
  constructor(model: Model, findFunction: FunctionFinder, limits: Partial<RunLimits> = {}, guesses = new Guesses()) {
    this.model = model;
    this.guesses = guesses;
    this.limits = { ...usualLimits, ...limits };
    this.budget = new Budget(this.limits.memory);
    this.search = searchWithin();
    const machine = new Machine({ depth: 400_000, steps: this.limits.steps });
    this.evaluator = new Evaluator(this.options(findFunction), machine);
  }

  /** Runs a computation to its end; throws what it throws. */
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

/** The place of a node of a text. */
export function placeIn(source: Span["source"], node: { readonly start: number; readonly end: number }): Span {
  return createSpan(source, node.start, node.end);
}

/** A value that isn't there is undef. */
export function orUndef(value: Value | undefined): Value {
  return value ?? null;
}
