// Writes packages/ruby-subset/src/generated/prism-nodes.ts: what each type of node holds in the bytes that Prism writes, from the package's
// own reader. That reader recurses, and loads 300 KB of classes; ours needs only this table.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./shared/command.mjs";

const folder = join(root, "node_modules/@ruby/prism/src");
const reader = readFileSync(join(folder, "deserialize.js"), "utf8");
const classes = readFileSync(join(folder, "nodes.js"), "utf8");

/** By how the reader reads a member: the letter that stands for it. */
const kinds = new Map([
  ["readRequiredNode()", "n"],
  ["readOptionalNode()", "o"],
  ["Array.from({ length: buffer.readVarInt() }, readRequiredNode)", "N"],
  ["buffer.readStringField(flags)", "s"],
  ["readRequiredConstant()", "c"],
  ["readOptionalConstant()", "C"],
  ["Array.from({ length: buffer.readVarInt() }, readRequiredConstant)", "K"],
  ["buffer.readLocation()", "l"],
  ["buffer.readOptionalLocation()", "L"],
  ["readInteger()", "i"],
  ["buffer.readDouble()", "d"],
  ["buffer.readVarInt()", "v"],
  ["buffer.readByte()", "b"],
]);

const members = new Map();
let current = "";
for (const line of classes.split("\n")) {
  current = /^(?:export )?class (\w+)/.exec(line)?.[1] ?? current;
  const names = /^ {2}constructor\(nodeID, location, flags(.*)\) \{/.exec(line)?.[1];
  if (names !== undefined)
    members.set(
      current,
      names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== ""),
    );
}

const lines = [
  ...reader.matchAll(
    /case (\d+):\n(?:\s+buffer\.readUint32\(\);\n)?\s+return new nodes\.(\w+)\(nodeID, location, flags = buffer\.readVarInt\(\)(.*)\);/g,
  ),
];
const rows = lines.map(([, number, name, rest]) => {
  const reads =
    rest.match(/Array\.from\(\{ length: buffer\.readVarInt\(\) \}, \w+\)|(?:buffer\.)?read\w+\((?:flags)?\)/g) ?? [];
  const names = members.get(name);
  if (names.length !== reads.length) throw new Error(`${name}: ${names.length} members, ${reads.length} reads`);
  const parts = reads.map((read, index) => `${kinds.get(read) ?? fail(name, read)}${names[index].replace(/_$/, "")}`);
  return [Number(number), [name, ...parts].join(" ")];
});
if (rows.length !== 151) throw new Error(`${rows.length} types`);

function fail(name, read) {
  throw new Error(`${name}: ${read}`);
}

const text = `// Written by tools/prism-table.mjs from @ruby/prism 1.9.0.

/** By the number of a type of node its name and its members, each after the letter that says how it is written. */
export const prismNodes: readonly string[] = [
  "",
${rows
  .sort(([one], [other]) => one - other)
  .map(([, row]) => `  ${JSON.stringify(row)},`)
  .join("\n")}
];
`;
writeFileSync(join(root, "packages/ruby-subset/src/generated/prism-nodes.ts"), text);
