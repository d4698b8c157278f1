// Writes packages/mupuppet/src/ruby/generated/type-library-tree.ts: the tree of the Ruby that definitions of resource types rely on, so that
// Ruby's parser isn't needed for it at each start. To be run after each change of that Ruby, or of how trees are read.
//
//   node tools/type-library.mjs [--check]
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleFile } from "./deep/bundle.mjs";
import { writeProgramTexts } from "./program-texts.mjs";
import { root } from "./shared/command.mjs";

writeProgramTexts();

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
const file = join(root, "packages/mupuppet/src/ruby/generated/type-library-tree.ts");
if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  process.stderr.write(`${file} is out of date; run node tools/type-library.mjs\n`);
  process.exitCode = 1;
}
