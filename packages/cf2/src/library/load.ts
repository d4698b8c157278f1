/**
 * Configurations for programs in JavaScript: compiles one and gives its resources as properties.
 */
import type { Result, Source } from "@cairn/diagnostics";
import { compileLater, type CompileOptions } from "../compile.js";
import { toData, type DataBlock, type DataOptions } from "./data.js";

export interface LoadOptions extends CompileOptions, DataOptions {}

/** Compiles a configuration and gives its resources as properties; where it has errors, only these. */
export async function load<Shape = DataBlock>(source: Source, options: LoadOptions = {}): Promise<Result<Shape>> {
  const { value, diagnostics } = await compileLater(source, options);
  return value ? { value: toData<Shape>(value, options), diagnostics } : { diagnostics };
}
