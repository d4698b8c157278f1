import {
  noMoreEvaluations,
  startOf,
  type Allowance,
  type Diagnostic,
  type Files,
  type Result,
  type Source,
} from "@cairn/diagnostics";
import { catalogue } from "./diagnostics/index.js";
import type { Component, Store } from "@cairn/store";
import { warnWhenOrderDiffers } from "./check/order-differs.js";
import {
  core,
  evaluate,
  forward,
  Overrides,
  type Dialect,
  type Evaluated,
  type EvaluateOptions,
  type Override,
} from "./evaluate/index.js";
import type { Extensions } from "./extensions.js";
import { onceEachCycle } from "./resolve/cycles.js";
import { ProgramLoader, type LoadedProgram } from "./resolve/includes.js";

/** The meaning that a program is given: the paper's, or with links that are resolved late (its section 9.2). */
export type Semantics = "core" | "forward";

export interface CompileOptions {
  /** How included files are read; without it every `#include` is an error. */
  readonly files?: Files;
  /** Folders that are searched for included files after the one of the including file. */
  readonly includePath?: readonly string[];
  /** By default `core`. */
  readonly semantics?: Semantics;
  /** What is read beyond the paper's language; by default nothing. */
  readonly extensions?: Extensions;
  /** Values from outside, which win over all that the program assigns. */
  readonly values?: readonly OutsideValue[];
  /** How many syntax errors of a file are looked for; by default 100. */
  readonly maxErrors?: number;
  /** What all inputs of the run may take together. */
  readonly allowance?: Allowance | undefined;
  /** Told when a phase begins. */
  readonly onPhase?: (phase: string, file: string) => void;
}

/** A value from outside; its path is looked up as from inside `sfConfig`. */
export type OutsideValue = Override;

/** What became of a program. */
export interface Compiled {
  readonly program: LoadedProgram;
  /** The whole store, as far as the program was evaluated, with the provenance of every value. */
  readonly store: Store;
  /** `sfConfig`: the result (definition 27). */
  readonly main?: Component;
}

/** Compiles a specification: the first semantic error ends it, syntax errors come before all others. */
export function compile(source: Source, options: CompileOptions = {}): Result<Compiled> {
  const program = load(loaderFor(options), source, options);
  if (!program.value) return { diagnostics: program.diagnostics };
  const evaluated = run(program.value, options, { goesOn: false });
  return {
    value: { ...evaluated, program: program.value },
    diagnostics: [...program.diagnostics, ...evaluated.diagnostics],
  };
}

/** As `compile`; `onStep` is told of every step of the evaluation, with the store that it left. */
export function trace(
  source: Source,
  options: CompileOptions,
  onStep: NonNullable<EvaluateOptions["onStep"]>,
): Result<Compiled> {
  const program = load(loaderFor(options), source, options);
  if (!program.value) return { diagnostics: program.diagnostics };
  const evaluated = run(program.value, options, { goesOn: false, onStep });
  return { value: { ...evaluated, program: program.value }, diagnostics: evaluated.diagnostics };
}

/** Everything that can be found in a specification: goes on after an error, and warns where the order is a trap. */
export function check(source: Source, options: CompileOptions = {}): readonly Diagnostic[] {
  return checkAll([source], options);
}

/** `check` for specifications that belong together: a file that another one of them includes is checked only as its part. */
export function checkAll(sources: readonly Source[], options: CompileOptions = {}): readonly Diagnostic[] {
  const loader = loaderFor(options);
  const warnings = options.extensions?.orderConstraints ? {} : { onExtended: warnWhenOrderDiffers };
  const found = loader.outermost(sources).flatMap((source) => {
    const { value, diagnostics } = load(loader, source, options);
    return value ? runWithin(value, options, { goesOn: true, ...warnings }) : diagnostics;
  });
  return onceEachCycle(found);
}

/** What running a program shows, where all that ran before it have left enough for that. */
function runWithin(program: LoadedProgram, options: CompileOptions, given: EvaluationKind): readonly Diagnostic[] {
  const { allowance } = options;
  const { help, words } = noMoreEvaluations;
  if (allowance?.allowsEvaluation === false)
    return [catalogue.create["too-large"](startOf(program.main.source), words, { help })];
  const { diagnostics, part } = run(program, options, given);
  allowance?.spendEvaluation(part);
  return diagnostics;
}

function loaderFor(options: CompileOptions): ProgramLoader {
  const { allowance, files = NO_FILES, includePath = [], extensions = {}, maxErrors } = options;
  return new ProgramLoader({ allowance, files, includePath, extensions, maxErrors });
}

/** Parse and resolve; no value where there is an error in any file. */
function load(loader: ProgramLoader, source: Source, options: CompileOptions): Result<LoadedProgram> {
  options.onPhase?.("parse", source.name);
  const loaded = loader.load(source);
  return loaded.diagnostics.length > 0 ? { diagnostics: loaded.diagnostics } : loaded;
}

type EvaluationKind = Omit<EvaluateOptions, "dialect" | "overrides">;

function run(program: LoadedProgram, options: CompileOptions, given: EvaluationKind): Evaluated {
  options.onPhase?.("evaluate", program.main.source.name);
  const dialect: Dialect = options.semantics === "forward" ? forward : core;
  const values = options.values ?? [];
  const how = { ...given, ordersAttributes: options.extensions?.orderConstraints === true };
  if (values.length === 0) return evaluate(program, { ...how, dialect });
  const { store } = evaluate(program, { dialect, goesOn: true });
  return evaluate(program, { ...how, dialect, overrides: new Overrides(values.map((value) => atRoot(value, store))) });
}

/** A path is looked up as the language would from inside `sfConfig`: there first, then at the root. */
function atRoot(value: OutsideValue, store: Store): OutsideValue {
  const [first] = value.path as readonly [string];
  const relative = store.find(store.root, ["sfConfig", first]) !== 0 || store.root.find(first) === 0;
  return relative ? { ...value, path: ["sfConfig", ...value.path] } : value;
}

const NO_FILES: Files = { read: () => ({ problem: "files can't be read here" }), resolve: (_from, path) => path };
