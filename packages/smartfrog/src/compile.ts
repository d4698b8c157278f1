import {
  noMoreEvaluations,
  startOf,
  type Allowance,
  type CheckedFile,
  type Diagnostic,
  type Files,
  type Result,
  type Source,
} from "@cairn/diagnostics";
import { catalogue } from "./diagnostics/index.js";
import type { Component, Store } from "@cairn/store";
import { checkRules } from "./check/index.js";
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
import type { Extensions } from "./parse/extensions.js";
import { onceEachCycle } from "./resolve/cycles.js";
import { ProgramLoader, type LoadedProgram } from "./resolve/includes.js";

/** The semantics of a program: the paper's core, or with links that are resolved late (its section 9.2). */
export type Semantics = "core" | "forward";

/** How a program is compiled, and what it may read. */
export interface CompileOptions {
  /** Reads included files; without it every `#include` is an error. */
  readonly files?: Files;
  /** Folders that are searched for included files after the including file's own. */
  readonly includePath?: readonly string[];
  /** By default `core`. */
  readonly semantics?: Semantics;
  /** Language extensions beyond the paper; none by default. */
  readonly extensions?: Extensions;
  /** Values from outside, which override all that the program assigns. */
  readonly values?: readonly OutsideValue[];
  /** The most syntax errors reported per file; by default 100. */
  readonly maxErrors?: number;
  /** The limits that all inputs of the run share. */
  readonly allowance?: Allowance | undefined;
  /** Called when a phase begins. */
  readonly onPhase?: (phase: string, file: string) => void;
}

/** A value from outside; its path is looked up as from inside `sfConfig`. */
export type OutsideValue = Override;

/** The outcome of compiling a program. */
export interface Compiled {
  readonly program: LoadedProgram;
  /** The whole store, as far as evaluation got, with the provenance of every value. */
  readonly store: Store;
  /** `sfConfig`: the result (definition 27). */
  readonly main?: Component;
}

/** Compiles a specification. Syntax errors of all files come first; evaluation stops at the first semantic error. */
export function compile(source: Source, options: CompileOptions = {}): Result<Compiled> {
  const program = load(loaderFor(options), source, options);
  if (!program.value) return { diagnostics: program.diagnostics };
  const evaluated = run(program.value, options, { goesOn: false });
  return {
    value: { ...evaluated, program: program.value },
    diagnostics: [...program.diagnostics, ...evaluated.diagnostics],
  };
}

/** Like `compile`, and calls `onStep` after every evaluation step with the resulting store. */
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

/**
 * Reports everything wrong with a specification: continues after an error, and warns of misleading attribute orders.
 */
export function check(source: Source, options: CompileOptions = {}): readonly Diagnostic[] {
  return checkAll([source], options);
}

/** `check` for specifications that belong together: a file that another one includes is checked only as part of it. */
export function checkAll(sources: readonly Source[], options: CompileOptions = {}): readonly Diagnostic[] {
  const loader = loaderFor(options);
  return onceEachCycle(loader.outermost(sources).flatMap((source) => checkLoaded(loader, source, options)));
}

/** `check` for one specification after another: a file that several of them include is read and parsed once. */
export function checkEach(options: CompileOptions = {}): (source: Source) => CheckedFile {
  const loader = loaderFor(options);
  return (source) => {
    const diagnostics = checkLoaded(loader, source, options);
    return { name: loader.nameOf(source), imported: loader.includedBy(source), diagnostics };
  };
}

function checkLoaded(loader: ProgramLoader, source: Source, options: CompileOptions): readonly Diagnostic[] {
  const { value, diagnostics } = load(loader, source, options);
  if (!value) return diagnostics;
  const onAssigned: EvaluateOptions["onAssigned"] = (machine, assigned) =>
    checkRules.visit("assigned", assigned, machine);
  const onExtended: EvaluateOptions["onExtended"] = (machine, frame) => checkRules.visit("extended", frame, machine);
  const warnings = options.extensions?.orderConstraints ? { onAssigned } : { onAssigned, onExtended };
  return runWithin(value, options, { goesOn: true, ...warnings });
}

/** The diagnostics of evaluating a program, unless the previous ones have used up the allowance. */
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

/** Parses and resolves; no value if any file has an error. */
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

/** A path is resolved as if it were written inside `sfConfig`: there first, then at the root. */
function atRoot(value: OutsideValue, store: Store): OutsideValue {
  const [first] = value.path as readonly [string];
  const relative = store.find(store.root, ["sfConfig", first]) !== 0 || store.root.find(first) === 0;
  return relative ? { ...value, path: ["sfConfig", ...value.path] } : value;
}

const NO_FILES: Files = { read: () => ({ problem: "files can't be read here" }), resolve: (_from, path) => path };
