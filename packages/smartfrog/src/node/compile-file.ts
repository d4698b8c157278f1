import { readSource, type Result } from "@cairn/diagnostics";
import { diskFiles } from "@cairn/diagnostics/node";
import type { Data } from "@cairn/store";
import type { CompileOptions } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { compile, type CompiledProgram } from "../library/library.js";

/** Compiles a specification on the disk, with the files that it includes. */
export async function compileFile(path: string, options: CompileOptions = {}): Promise<Result<CompiledProgram>> {
  const all = { files: diskFiles, ...options };
  const source = readSource(path, all.files, catalogue.create);
  return source.value ? compile(source.value, all) : { diagnostics: source.diagnostics };
}

/** Compiles a specification on the disk: its `sfConfig` as plain data, whose shape only the caller knows. */
export async function load<Shape = Readonly<Record<string, Data>>>(
  path: string,
  options: CompileOptions = {},
): Promise<Result<Shape>> {
  const { value, diagnostics } = await compileFile(path, options);
  return value ? { value: value.toData() as Shape, diagnostics } : { diagnostics };
}
