/** The library's functions, in the shape that all four languages have. */
import { createSource, type Diagnostic, type Files, type Result, type Source } from "@cairn/diagnostics";
import {
  compareCompiled,
  Compiled,
  explainCompiled,
  type Comparison,
  type Data,
  type DataFormatName,
  type Explanation,
} from "@cairn/store";
import * as inner from "../compile.js";
import type { Model } from "../model/model.js";
import { formatModelPath } from "../view/model-path.js";
import { outcomeOf } from "./outcome.js";
import { withSeparateLogic } from "./separate-logic.js";

/** How types are compiled, and what may be read. */
export interface CompileOptions extends inner.CompileOptions {
  /** Reads the other half of a model whose logic has a file of its own. */
  readonly files?: Files;
}

/** A checked model. */
export class CompiledModel extends Compiled<DataFormatName | "ecore" | "pp", Readonly<Record<string, Data>>> {
  /** The types with all that is known of them. */
  readonly model: Model;

  /** Programs get one from `compile`. */
  constructor(model: Model, source: Source) {
    const outcome = outcomeOf(model, source);
    const data = () => JSON.parse([...outcome.print("json", 0).value!].join("")) as unknown;
    super(outcome, { format: "json", data });
    this.model = model;
  }
}

/** The model of programs (or Ecore models) that belong together. No value if any of them has an error. */
export function compile(sources: Source | readonly Source[], options: CompileOptions = {}): Result<CompiledModel> {
  const given = listOf(sources);
  const whole = wholeOf(given, options);
  if (!whole.value) return { diagnostics: whole.diagnostics };
  const { value, diagnostics } = inner.compile(whole.value, options);
  const first = given[0] ?? createSource("<nothing>", "");
  return value ? { value: new CompiledModel(value, first), diagnostics } : { diagnostics };
}

/** All diagnostics of programs that belong together. A syntax error hides its possible consequences elsewhere. */
export function check(sources: Source | readonly Source[], options: CompileOptions = {}): readonly Diagnostic[] {
  const whole = wholeOf(listOf(sources), options);
  return whole.value ? inner.check(whole.value, options) : whole.diagnostics;
}

function listOf(sources: Source | readonly Source[]): readonly Source[] {
  return "text" in sources ? [sources] : sources;
}

function wholeOf(given: readonly Source[], { files }: CompileOptions): Result<readonly Source[]> {
  return files ? withSeparateLogic(given, files) : { value: given, diagnostics: [] };
}

/** Where a type (`User`), a feature (`User/groups`) or a setting (`User/groups/max`) comes from. */
export function explain(compiled: CompiledModel, path: string): Result<Explanation> {
  return explainCompiled(compiled, path);
}

/** In what two models differ. */
export function diff(left: CompiledModel, right: CompiledModel): Comparison {
  return compareCompiled(left, right, { formatPath: formatModelPath });
}
