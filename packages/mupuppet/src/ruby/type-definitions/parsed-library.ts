import { createSource, type Source } from "@cairn/diagnostics";
import { readStoredTree, type Body } from "@cairn/ruby-subset";
import { typeLibraryTree } from "../generated/type-library-tree.js";
import { library } from "./library.js";
import { typeLibrary } from "./type-library.js";

/** The Ruby that definitions of resource types rely on. */
export function librarySource(): Source {
  return createSource("puppet.rb", library + typeLibrary);
}

let tree: Body | undefined;

/** Its tree, which `tools/type-library.mjs` has parsed. */
export function parsedLibrary(): Body {
  return (tree ??= readStoredTree(typeLibraryTree));
}
