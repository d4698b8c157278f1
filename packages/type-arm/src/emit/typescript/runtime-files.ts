import { files } from "../generated/typescript.js";
import type { EmittedFile } from "../target.js";

/** Files for modules whose searches could take too long, or whose patterns are known only at run time. */
const searching = /^cairn-runtime\/(?:bounded-search\.ts|search\/)/;

/** The files of the runtime, as they are in the repository. */
export function runtimeFiles(needsSearch: boolean): readonly EmittedFile[] {
  const needed = Object.entries(files).filter(([path]) => needsSearch || !searching.test(path));
  return needed.map(([path, text]) => ({ path, chunks: [text] }));
}
