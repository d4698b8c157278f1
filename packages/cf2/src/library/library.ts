/** The library's functions, in the shape that all four languages have. */
import type { Diagnostic, Result, Source } from "@cairn/diagnostics";
import {
  compareCompiled,
  Compiled,
  explainCompiled,
  type Comparison,
  type DataFormatName,
  type Explanation,
} from "@cairn/store";
import { audit as auditFiles } from "../audit/audit.js";
import { checkPolicy } from "../audit/check-policy.js";
import type { Policy } from "../audit/policy.js";
import type { Reads } from "../audit/reads.js";
import type { AuditedFile } from "../audit/report.js";
import * as inner from "../compile.js";
import type { CompileOptions } from "../compile.js";
import { toData, type DataBlock, type DataOptions } from "./data.js";
import { outcomeOf } from "./outcome.js";

/** How to compile, and which numbers `toData` has. */
export interface Options extends CompileOptions, DataOptions {}

/** The result of a configuration. */
export type CompiledConfiguration = Compiled<DataFormatName | "cf2", DataBlock>;

/** What `audit` reads: how the result came about. */
const insides = new WeakMap<CompiledConfiguration, inner.Compiled>();

/** Compiles a configuration and reports all independent errors, syntax errors first. */
export function compile(source: Source, options: Options = {}): Result<CompiledConfiguration> {
  return wrapped(inner.compile(source, options), options);
}

/** Like `compile`, for configurations that need something asynchronous (a database, a signature). */
export async function compileLater(source: Source, options: Options = {}): Promise<Result<CompiledConfiguration>> {
  return wrapped(await inner.compileLater(source, options), options);
}

function wrapped({ value, diagnostics }: Result<inner.Compiled>, { numbers }: Options): Result<CompiledConfiguration> {
  if (!value) return { diagnostics };
  const data = () => toData(value, numbers === undefined ? {} : { numbers });
  const compiled: CompiledConfiguration = new Compiled(outcomeOf(value), { format: "cf2", data });
  insides.set(compiled, value);
  return { value: compiled, diagnostics };
}

/**
 * Reports everything wrong with configurations: values that aren't needed are evaluated, too. A file that another one
 * imports is checked as a part of that.
 */
export function check(sources: Source | readonly Source[], options: CompileOptions = {}): readonly Diagnostic[] {
  return inner.checkAll("text" in sources ? [sources] : sources, options);
}

/** Where the value at a path (`Web.Port`) comes from: definitions, priorities, and what lost. */
export function explain(compiled: CompiledConfiguration, path: string): Result<Explanation> {
  return explainCompiled(compiled, path);
}

/** In what two results differ; the order of resources doesn't matter. */
export function diff(left: CompiledConfiguration, right: CompiledConfiguration): Comparison {
  return compareCompiled(left, right, { order: false, member: "resource", formatPath: (path) => path.join(".") });
}

/** What each imported file defines, overrides, reads and could change. */
export function audit(compiled: CompiledConfiguration, reads: Reads): readonly AuditedFile[] {
  return auditFiles(insides.get(compiled)!, reads);
}

/** Whether every file does only what a policy allows; `nameOf` says how the policy names a file. */
export function checkByPolicy(
  compiled: CompiledConfiguration,
  policy: Policy,
  nameOf: (file: string) => string,
): readonly Diagnostic[] {
  return checkPolicy(insides.get(compiled)!, policy, nameOf);
}
