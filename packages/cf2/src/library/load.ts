/** Configurations for JavaScript programs: compiles one and returns its resources as properties. */
import type { Result, Source } from "@cairn/diagnostics";
import { compileLater, type CompileOptions } from "../compile.js";
import { toData, type DataBlock, type DataOptions } from "./data.js";

/** How a configuration is compiled and made into plain data. */
export interface LoadOptions extends CompileOptions, DataOptions {}

/** Compiles a configuration and returns its resources as properties; if it has errors, only those. */
export async function load<Shape = DataBlock>(source: Source, options: LoadOptions = {}): Promise<Result<Shape>> {
  const { value, diagnostics } = await compileLater(source, options);
  return value ? { value: toData<Shape>(value, options), diagnostics } : { diagnostics };
}
