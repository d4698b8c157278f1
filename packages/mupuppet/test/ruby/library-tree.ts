import { parseRuby, storeTree } from "@cairn/ruby-subset";
import { rubyParser } from "../../src/node/ruby-parser.js";
import { librarySource } from "../../src/ruby/type-definitions/parsed-library.js";

/** The tree of the library of resource types, parsed now, as text. */
export function treeOfLibrary(): string {
  const parsed = parseRuby(librarySource(), rubyParser());
  if ("problem" in parsed) throw new Error(parsed.problem);
  return storeTree(parsed.body);
}
