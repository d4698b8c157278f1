// Packs the runtimes of type-arm's targets, which are normal sources in packages/type-arm/runtimes, into modules of the package, so that
// the library and the bundled command have them without reading files:
//   node tools/runtimes.mjs            writes them
//   node tools/runtimes.mjs --check    fails where one isn't what the sources say
import { mkdirSync, readdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { join } from "node:path";

const root = new URL("..", import.meta.url).pathname;
const from = join(root, "packages/type-arm/runtimes");
const to = join(root, "packages/type-arm/src/emit/generated");

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort();
}

/** Sources from elsewhere that the runtime of TypeScript takes as they are: those of patterns whose search has bounded time. */
const shared = {
  "cost.ts": "packages/type-arm/src/regexp/cost.ts",
  "program.ts": "packages/type-arm/src/regexp/program.ts",
  "run-program.ts": "packages/type-arm/src/regexp/run-program.ts",
  "tokens.ts": "packages/type-arm/src/regexp/tokens.ts",
  "pattern-problem.ts": "packages/puppet-core/src/patterns/spelling.ts",
  "regexp.ts": "packages/puppet-core/src/patterns/regexp.ts",
  "regexp/both-cases.ts": "packages/puppet-core/src/patterns/regexp/both-cases.ts",
  "regexp/classes.ts": "packages/puppet-core/src/patterns/regexp/classes.ts",
  "regexp/escapes.ts": "packages/puppet-core/src/patterns/regexp/escapes.ts",
  "regexp/inline-calls.ts": "packages/puppet-core/src/patterns/regexp/inline-calls.ts",
  "regexp/translate.ts": "packages/puppet-core/src/patterns/regexp/translate.ts",
};

/** Imports of these sources, each name in a line of its own, from beside their folder `search` and from inside of it. */
function redirected(text, toSearch) {
  return text
    .replaceAll('from "../../../src/regexp/', `from "${toSearch}`)
    .replaceAll(
      '{ patternProblem } from "@cairn/puppet-core/patterns"',
      `{ patternProblem } from "${toSearch}pattern-problem.js"`,
    )
    .replaceAll('{ toPattern } from "@cairn/puppet-core/patterns"', `{ toPattern } from "${toSearch}regexp.js"`);
}

function sourcesOf(language) {
  const folder = join(from, language);
  const own = filesIn(folder).map((path) => [path, redirected(readFileSync(join(folder, path), "utf8"), "./search/")]);
  if (language !== "typescript") return own;
  const others = Object.entries(shared).map(([path, place]) => {
    return [`cairn-runtime/search/${path}`, redirected(readFileSync(join(root, place), "utf8"), "./")];
  });
  return [...own, ...others];
}

function moduleOf(language) {
  const entries = sourcesOf(language).map(([path, text]) => `  ${JSON.stringify(path)}: ${JSON.stringify(text)},\n`);
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
