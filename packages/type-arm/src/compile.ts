import { hasErrors, pushAll, type Allowance, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import type { Program } from "./ast/ast.js";
import { checkModel, type CheckOptions } from "./check/index.js";
import type { Model } from "./model/model.js";
import { parseAround } from "./foreign/parse-around.js";
import { rejectedStatements } from "./instantiate/rejected-statements.js";
import { programSources } from "./read-ecore/program-sources.js";
import { buildModel } from "./resolve/build-model.js";

export interface CompileOptions extends CheckOptions {
  /** The most diagnostics reported; by default 100. */
  readonly maxErrors?: number;
  /** The limits that all inputs of the run share. */
  readonly allowance?: Allowance | undefined;
  /** Whether statements are run to find the objects that their types reject; by default true. */
  readonly runsStatements?: boolean;
  /** Called when a phase begins. */
  readonly onPhase?: (phase: string, file: string) => void;
}

/** The model of programs (or Ecore models) that belong together. No value if any of them has an error. */
export function compile(sources: readonly Source[], options: CompileOptions = {}): Result<Model> {
  const parsed = parseAll(sources, options);
  if (!parsed.value) return { diagnostics: parsed.diagnostics };
  options.onPhase?.("check", sources[0]?.name ?? "");
  const { value, diagnostics } = resolve(parsed.value, options);
  const all = [...parsed.diagnostics, ...diagnostics];
  if (!hasErrors(all) && options.runsStatements !== false) pushAll(all, rejectedStatements(value, options.functions));
  return hasErrors(all) ? { diagnostics: all } : { value, diagnostics: all };
}

/** All diagnostics of programs that belong together. A syntax error hides its possible consequences elsewhere. */
export function check(sources: readonly Source[], options: CompileOptions = {}): readonly Diagnostic[] {
  return compile(sources, options).diagnostics;
}

/**
 * The model of one or several programs that belong together, with all their diagnostics. There is always a model; if
 * there are errors, it only serves to find more of them.
 */
export function resolve(
  programs: readonly Program[],
  options: CheckOptions = {},
): Result<Model> & { readonly value: Model } {
  const built = buildModel(programs);
  return { value: built.model, diagnostics: checkModel(built, options) };
}

/** The trees of all programs; none if any has a syntax error, other than code that belongs in Puppet manifests. */
function parseAll(sources: readonly Source[], options: CompileOptions): Result<readonly Program[]> {
  const { allowance, maxErrors = 100, onPhase } = options;
  const programs: Program[] = [];
  const read = programSources(sources);
  const diagnostics: Diagnostic[] = [...read.diagnostics];
  for (const source of read.value ?? []) {
    onPhase?.("parse", source.name);
    const parsed = parseAround(source, { allowance, maxErrors });
    pushAll(diagnostics, parsed.diagnostics);
    if (parsed.value) programs.push(parsed.value);
  }
  const isWhole = !hasErrors(read.diagnostics) && programs.length === read.value?.length;
  return isWhole ? { value: programs, diagnostics } : { diagnostics };
}
