import { createSource, createSpan, decodeSource, startOf, type Result } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import type { DataBlock } from "../library/data.js";
import { load, type LoadOptions } from "../library/load.js";
import { diskFiles, realPath } from "./disk-files.js";

/** What `loadFile` can be told: `importRoots` are plain folders here. */
export interface LoadFileOptions extends Omit<LoadOptions, "importRoots"> {
  /** Folders that no import may leave, wherever symbolic links lead. */
  readonly importRoots?: readonly string[];
}

/** Compiles a file of the disk and gives its resources as properties; `.cf2` may be left out of its name. */
export async function loadFile<Shape = DataBlock>(
  path: string,
  { importRoots, ...options }: LoadFileOptions = {},
): Promise<Result<Shape>> {
  const { files = diskFiles } = options;
  const name = /\.cf2$/.test(path) ? path : `${path}.cf2`;
  const content = files.read(name);
  if ("problem" in content) {
    const words = { file: name, reason: content.problem };
    return { diagnostics: [catalogue.create["file-not-readable"](startOf(createSource(name, "")), words)] };
  }
  const { source, problem } = decodeSource(name, content.bytes);
  if (problem)
    return { diagnostics: [catalogue.create[problem.kind](createSpan(source, problem.offset, problem.offset), {})] };
  const roots = importRoots ? { importRoots: { folders: importRoots, realPath } } : {};
  return load<Shape>(source, { ...options, ...roots, files });
}
