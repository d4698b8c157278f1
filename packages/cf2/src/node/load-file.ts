import { readSource, type Result } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import type { DataBlock } from "../library/data.js";
import { load, type LoadOptions } from "../library/load.js";
import { diskFiles, realPath } from "./disk-files.js";

/** The options of `loadFile`: `importRoots` are plain folders here. */
export interface LoadFileOptions extends Omit<LoadOptions, "importRoots"> {
  /** Folders that confine imports, following symbolic links. */
  readonly importRoots?: readonly string[];
}

/** Compiles a file and returns its resources as properties; its extension `.cf2` may be omitted. */
export async function loadFile<Shape = DataBlock>(
  path: string,
  { importRoots, ...options }: LoadFileOptions = {},
): Promise<Result<Shape>> {
  const { files = diskFiles } = options;
  const name = /\.cf2$/.test(path) ? path : `${path}.cf2`;
  const read = readSource(name, files, catalogue.create);
  if (!read.value) return { diagnostics: read.diagnostics };
  const roots = importRoots ? { importRoots: { folders: importRoots, realPath } } : {};
  return load<Shape>(read.value, { workingFolder: process.cwd(), ...options, ...roots, files });
}
