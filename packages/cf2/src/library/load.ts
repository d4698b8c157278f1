/** Configurations for JavaScript programs: compiles one and returns its resources as properties. */
import type { Result, Source } from "@cairn/diagnostics";
import { compileLater, type CompileOptions } from "../compile.js";
import { toData, type DataBlock, type DataOptions } from "./data.js";

export interface LoadOptions extends CompileOptions, DataOptions {}

/** Compiles a configuration and returns its resources as properties; if it has errors, only those. */
export async function load<Shape = DataBlock>(source: Source, options: LoadOptions = {}): Promise<Result<Shape>> {
  const { value, diagnostics } = await compileLater(source, options);
  return value ? { value: toData<Shape>(value, options), diagnostics } : { diagnostics };
}
