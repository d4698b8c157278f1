// Packs the runtimes of type-arm's targets, which are normal sources in packages/type-arm/runtimes, into modules of the package, so that
// the library and the bundled command have them without reading files:
//   node tools/runtimes.mjs            writes them
//   node tools/runtimes.mjs --check    fails where one isn't what the sources say
import { mkdirSync, readdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { join } from "node:path";

const root = new URL("..", import.meta.url).pathname;
const from = join(root, "packages/type-arm/runtimes");
const to = join(root, "packages/type-arm/src/generated/runtimes");

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort();
}

function moduleOf(language) {
  const folder = join(from, language);
  const entries = filesIn(folder).map(
    (path) => `  ${JSON.stringify(path)}: ${JSON.stringify(readFileSync(join(folder, path), "utf8"))},\n`,
  );
  return `// Made by tools/runtimes.mjs of packages/type-arm/runtimes/${language}.\nexport const files: Readonly<Record<string, string>> = {\n${entries.join("")}};\n`;
}

mkdirSync(to, { recursive: true });
const isCheck = process.argv.includes("--check");
const stale = [];
for (const { name } of readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  const place = join(to, `${name}.ts`);
  const text = moduleOf(name);
  if (existsSync(place) && readFileSync(place, "utf8") === text) continue;
  if (isCheck) stale.push(name);
  else writeFileSync(place, text);
}
if (stale.length > 0) {
  console.error(
    `the packed runtimes of ${stale.join(", ")} are not what their sources say: run \`node tools/runtimes.mjs\``,
  );
  process.exitCode = 1;
}
