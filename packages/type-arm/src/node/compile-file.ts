import { pushAll, readSource, type Diagnostic, type Result, type Source } from "@cairn/diagnostics";
import { diskFiles } from "@cairn/diagnostics/node";
import type { Data } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { compile, type CompiledModel, type CompileOptions } from "../library/library.js";

/** Compiles a program on the disk, or several that belong together. */
export async function compileFile(
  paths: string | readonly string[],
  options: CompileOptions = {},
): Promise<Result<CompiledModel>> {
  const all = { files: diskFiles, ...options };
  const sources: Source[] = [];
  const problems: Diagnostic[] = [];
  for (const path of typeof paths === "string" ? [paths] : paths) {
    const { value, diagnostics } = readSource(path, all.files, catalogue.create);
    if (value) sources.push(value);
    pushAll(problems, diagnostics);
  }
  return problems.length > 0 ? { diagnostics: problems } : compile(sources, all);
}

/** Compiles a program on the disk: its model as plain data. */
export async function load<Shape = Readonly<Record<string, Data>>>(
  paths: string | readonly string[],
  options: CompileOptions = {},
): Promise<Result<Shape>> {
  const { value, diagnostics } = await compileFile(paths, options);
  return value ? { value: value.toData() as Shape, diagnostics } : { diagnostics };
}
