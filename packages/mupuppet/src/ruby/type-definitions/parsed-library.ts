import { createSource, type Source } from "@cairn/diagnostics";
import { readStoredTree, type Body } from "@cairn/ruby-subset";
import { typeLibraryTree } from "../generated/type-library-tree.js";
import { files } from "./generated/library.js";

/** The Ruby in `library`, which definitions of resource types rely on. */
export function librarySource(): Source {
  return createSource("puppet.rb", files["puppet.rb"] + files["types.rb"]);
}

let tree: Body | undefined;

/** Its tree, which `tools/type-library.mjs` has parsed. */
export function parsedLibrary(): Body {
  return (tree ??= readStoredTree(typeLibraryTree));
}
