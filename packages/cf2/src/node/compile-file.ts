import { readSource, type Result } from "@cairn/diagnostics";
import { diskFiles, diskFolders } from "@cairn/diagnostics/node";
import { catalogue } from "../diagnostics/index.js";
import type { DataBlock } from "../library/data.js";
import { compileLater, type CompiledConfiguration, type Options } from "../library/library.js";

/** Here `importRoots` are plain folders. */
export interface CompileFileOptions extends Omit<Options, "importRoots"> {
  /** Folders that confine imports, following symbolic links. */
  readonly importRoots?: readonly string[];
}

/** Compiles a configuration on the disk, with the files that it imports; its extension `.cf2` may be omitted. */
export async function compileFile(
  path: string,
  { importRoots, ...options }: CompileFileOptions = {},
): Promise<Result<CompiledConfiguration>> {
  const { files = diskFiles } = options;
  const name = /\.cf2$/.test(path) ? path : `${path}.cf2`;
  const read = readSource(name, files, catalogue.create);
  if (!read.value) return { diagnostics: read.diagnostics };
  const { realPath } = diskFolders;
  const roots = importRoots ? { importRoots: { folders: importRoots, realPath } } : {};
  return compileLater(read.value, { workingFolder: process.cwd(), ...options, ...roots, files });
}

/** Compiles a configuration on the disk: its resources as plain data, whose shape only the caller knows. */
export async function load<Shape = DataBlock>(path: string, options: CompileFileOptions = {}): Promise<Result<Shape>> {
  const { value, diagnostics } = await compileFile(path, options);
  return value ? { value: value.toData() as Shape, diagnostics } : { diagnostics };
}
