import { parsedLibrary } from "../src/ruby/type-definitions/parsed-library.js";
import { typeLibraryTree } from "../src/ruby/generated/type-library-tree.js";
import { storeTree } from "@cairn/ruby-subset";
import { treeOfLibrary } from "./ruby/library-tree.js";

describe("the library of resource types", () => {
  it("comes with the tree of what it says (else run tools/type-library.mjs)", () => {
    expect(typeLibraryTree === treeOfLibrary()).toBe(true);
  });

  it("has the same tree after it was read", () => {
    expect(storeTree(parsedLibrary())).toBe(typeLibraryTree);
  });
});
