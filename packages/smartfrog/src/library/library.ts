/** The library's functions, in the shape that all four languages have. */
import { hasErrors, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import {
  compareCompiled,
  Compiled,
  explainCompiled,
  treeData,
  type Comparison,
  type Data,
  type DataFormatName,
  type Explanation,
} from "@cairn/store";
import { checkAll, compile as compileProgram, type CompileOptions } from "../compile.js";
import { outcomeOf } from "./outcome.js";

/** The result of a specification, `sfConfig`. */
export type CompiledProgram = Compiled<DataFormatName | "sf", Readonly<Record<string, Data>>>;

/** Compiles a specification. Syntax errors of all files come first; evaluation stops at the first semantic error. */
export function compile(source: Source, options: CompileOptions = {}): Result<CompiledProgram> {
  const { value, diagnostics } = compileProgram(source, options);
  if (!value || hasErrors(diagnostics)) return { diagnostics };
  const outcome = outcomeOf(value);
  return { value: new Compiled(outcome, { format: "json", data: () => treeData(outcome.tree) }), diagnostics };
}

/**
 * Reports everything wrong with specifications: continues after an error, and warns of misleading attribute orders. A
 * file that another one includes is checked only as a part of that.
 */
export function check(sources: Source | readonly Source[], options: CompileOptions = {}): readonly Diagnostic[] {
  return checkAll("text" in sources ? [sources] : sources, options);
}

/** Where the value at a path (`web:port`) comes from, and what it replaced. */
export function explain(compiled: CompiledProgram, path: string): Result<Explanation> {
  return explainCompiled(compiled, path);
}

/** In what two results differ in meaning. */
export function diff(left: CompiledProgram, right: CompiledProgram): Comparison {
  return compareCompiled(left, right);
}
