/**
 * Makes the modules that hold programs in other languages as text: the runtimes of type-arm's targets, the parts of Ruby's and Puppet's
 * libraries that are written in Ruby, the scripts of pages. The programs lie as plain files in the repository; as modules, the library and
 * the bundled commands have them without reading files. Git ignores the modules: every command of the workshop that needs them makes them
 * anew where they are out of date.
 *
 *   node tools/program-texts.mjs
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./shared/command.mjs";

/** Folders whose files become a module of the same name, in `generated` beside them. */
const folders = [
  "packages/mupuppet/src/diff/page",
  "packages/mupuppet/src/ruby/type-definitions/library",
  "packages/ruby-subset/src/library/additions",
  "packages/ruby-subset/src/library/classes",
  "packages/store/src/draw/page",
  "packages/type-arm/src/emit/ecore/separate/metamodel",
];
const targets = ["c", "lua", "puppet", "ruby", "typescript"];

/** The modules: where each lies, and the texts in it by their names. */
const modules = [
  ...folders.map((folder) => [
    `${dirname(folder)}/generated/${basename(folder)}.ts`,
    () => textsIn(join(root, folder)),
  ]),
  ...targets.map((target) => [`packages/type-arm/src/emit/generated/${target}.ts`, () => runtimeOf(target)]),
];

/** Writes the modules that are out of date. */
export function writeProgramTexts() {
  for (const [path, texts] of modules) writeIfOther(join(root, path), moduleOf(texts()));
}

function writeIfOther(path, text) {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function moduleOf(texts) {
  const entries = Object.entries(texts).map(([name, text]) => `  ${JSON.stringify(name)}: ${linesOf(text)},\n`);
  return `// Made by tools/program-texts.mjs.\nexport const files = {\n${entries.join("")}};\n`;
}

/** A text as its lines, so that people can read the commands that contain it. */
function linesOf(text) {
  const lines = text.split("\n").map((line) => `    ${JSON.stringify(line)},\n`);
  return `[\n${lines.join("")}  ].join("\\n")`;
}

/** The files below a folder, by their paths in it. */
function textsIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const names = paths.sort().map((path) => [path.slice(folder.length + 1).replaceAll("\\", "/"), path]);
  return Object.fromEntries(names.map(([name, path]) => [name, readFileSync(path, "utf8")]));
}

/** What the runtime for TypeScript takes from Cairn's own sources: patterns whose search has bounded time. */
const search = {
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

/** The runtime of one of type-arm's targets. */
function runtimeOf(target) {
  const texts = textsIn(join(root, "packages/type-arm/runtimes", target));
  if (target !== "typescript") return texts;
  const own = Object.entries(texts).map(([name, text]) => [name, redirected(text, "./search/")]);
  const taken = Object.entries(search).map(([name, path]) => {
    return [`cairn-runtime/search/${name}`, redirected(readFileSync(join(root, path), "utf8"), "./")];
  });
  return Object.fromEntries([...own, ...taken]);
}

/** Imports of the sources in `search`, as they are from beside that folder or from inside of it. */
function redirected(text, toSearch) {
  return text
    .replaceAll('from "../../../src/regexp/', `from "${toSearch}`)
    .replaceAll(
      '{ patternProblem } from "@cairn/puppet-core/patterns"',
      `{ patternProblem } from "${toSearch}pattern-problem.js"`,
    )
    .replaceAll('{ toPattern } from "@cairn/puppet-core/patterns"', `{ toPattern } from "${toSearch}regexp.js"`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeProgramTexts();
