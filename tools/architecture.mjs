/**
 * Draws the packages and, for each, the folders of its sources into docs/architecture.md, from the imports of the code.
 *
 *   node tools/architecture.mjs [--check | --lines]
 *
 * `--check` writes nothing and fails where the pictures are out of date; `--lines` prints how many lines each package has.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./shared/command.mjs";
import { circlesOf, importsBelow } from "./shared/import-graph.mjs";
import { packages } from "./shared/workspace.mjs";

const page = join(root, "docs", "architecture.md");
const marks = ["<!-- Made by `npm run docs:architecture`. -->", "<!-- End of what is made. -->"];

/** The arrows of a graph that no longer way says already; `arrows` has no circles. */
export function withoutShortcuts(arrows) {
  const reach = new Map();
  const reachedFrom = (node) => {
    if (!reach.has(node)) {
      const next = [...(arrows.get(node) ?? [])];
      reach.set(node, new Set(next.flatMap((each) => [each, ...reachedFrom(each)])));
    }
    return reach.get(node);
  };
  const isLonger = (from, to) => [...arrows.get(from)].some((other) => other !== to && reachedFrom(other).has(to));
  return new Map([...arrows].map(([from, targets]) => [from, [...targets].filter((to) => !isLonger(from, to))]));
}

/** Which package uses which when it runs, by the names of their folders. */
export function packageArrows(all) {
  const names = new Map(all.map(({ name, manifest }) => [manifest.name, name]));
  const used = ({ dependencies = {} }) => Object.keys(dependencies).flatMap((each) => names.get(each) ?? []);
  return new Map(all.map(({ name, manifest }) => [name, used(manifest).sort()]));
}

/** Which folder or file of a package's `src` uses which, without what is generated. */
export function folderArrows(folder) {
  const arrows = new Map();
  for (const { from, to } of importsBelow(folder)) {
    const [user, target] = [from, to].map((path) => path.split("/")[0].replace(/\.ts$/, ""));
    if (user === target || user === "index" || [user, target].includes("generated")) continue;
    arrows.set(user, (arrows.get(user) ?? new Set()).add(target));
  }
  return new Map([...arrows].sort().map(([from, targets]) => [from, [...targets].sort()]));
}

function mermaid(arrows) {
  const lines = [...withoutShortcuts(arrows)].flatMap(([from, targets]) => targets.map((to) => `  ${from} --> ${to}`));
  return ["```mermaid", "flowchart TD", ...lines, "```"].join("\n");
}

function pictures() {
  const all = packages().filter(({ manifest }) => manifest.private !== true);
  const ordered = all.filter(({ folder }) => circlesOf(importsBelow(join(folder, "src"))).length === 0);
  const inside = ordered.map(({ name, folder }) => [name, folderArrows(join(folder, "src"))]);
  const folders = inside
    .filter(([, arrows]) => arrows.size > 3)
    .map(([name, arrows]) => `<details><summary>${name}</summary>\n\n${mermaid(arrows)}\n\n</details>`);
  return [
    "An arrow leads from what uses to what is used; what a longer way says already is left out.",
    mermaid(packageArrows(all)),
    "The folders (and single files) of each package whose parts import one another in no circle, in the same way:",
    ...folders,
  ].join("\n\n");
}

/** The page with these pictures between its marks. */
export function withPictures(text, drawn) {
  const [before, rest] = text.split(marks[0]);
  const after = rest?.split(marks[1])[1];
  if (after === undefined) throw new Error(`${page} lacks the lines between which the pictures belong`);
  return `${before}${marks[0]}\n\n${drawn}\n\n${marks[1]}${after}`;
}

function linesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sources = entries.filter((entry) => entry.name.endsWith(".ts") && !entry.parentPath.includes("generated"));
  return sources.reduce((sum, { name, parentPath }) => sum + lineCount(join(parentPath, name)), 0);
}

function lineCount(file) {
  return readFileSync(file, "utf8").split("\n").length - 1;
}

function main(option) {
  if (option === "--lines") {
    for (const { name, folder } of packages()) process.stdout.write(`${name}: ${linesOf(join(folder, "src"))}\n`);
    return 0;
  }
  const before = readFileSync(page, "utf8");
  const now = withPictures(before, pictures());
  if (option !== "--check") writeFileSync(page, now);
  else if (now !== before) process.stderr.write("docs/architecture.md is out of date: npm run docs:architecture\n");
  return option === "--check" && now !== before ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv[2]);
