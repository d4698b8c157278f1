// Writes packages/mupuppet/src/ruby/generated/type-library-tree.ts: the tree of the Ruby that definitions of resource types rely on, so that
// Ruby's parser isn't needed for it at each start. To be run after each change of that Ruby, or of how trees are read.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleFile } from "./deep/bundle.mjs";
import { root } from "./shared/command.mjs";

const { treeOfLibrary } = await import(
  await bundleFile(join(root, "packages/mupuppet/test/ruby/library-tree.ts"), "type-library")
);
// In lines that can be read: a node and a few of those in it.
const lines = treeOfLibrary().match(/.{1,400}?(?:\},(?=\{)|$)|.{400}/gs);
const text = `// Written by tools/type-library.mjs.

/** The parsed library of resource types, as \`storeTree\` writes it. */
export const typeLibraryTree = [
${lines.map((line) => `  ${JSON.stringify(line)},\n`).join("")}].join("");
`;
writeFileSync(join(root, "packages/mupuppet/src/ruby/generated/type-library-tree.ts"), text);
