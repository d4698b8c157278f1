/**
 * Which sections of a bundle are compiled together. V8 takes its time for each script: what every run needs is one, what
 * every command that reads programs needs is another, and each of the rest, loaded on demand, is one of its own.
 */
import { basename } from "node:path";

/**
 * Scripts, each `{ name, sections, isRare }`, where sections are pairs of a name and a text; the first script begins with
 * the entry. Ordinary programs don't need what is rare.
 */
export function scriptsOf(sections, { outputs }) {
  const importsOf = new Map(
    Object.entries(outputs).map(([path, output]) => [sectionName(path), staticImports(output)]),
  );
  const from = (pattern) =>
    Object.entries(outputs)
      .filter(([, { entryPoint }]) => entryPoint && pattern.test(entryPoint))
      .map(([path]) => sectionName(path));
  const main = closureOf(["./main.js", ...from(help)], importsOf);
  const program = closureOf(from(everyCommand), importsOf);
  const nameOf = (section) => (main.has(section) ? "main" : program.has(section) ? "program" : section);
  const usual = closureOf(
    [...importsOf.keys()].filter((section) => ordinary.test(section)).concat([...main, ...program]),
    importsOf,
  );
  return [...groupBy(sections, nameOf)].map(([name, found]) => ({
    name,
    sections: found,
    isRare: !usual.has(found[0][0]),
  }));
}

/** Options; functions, operators, strings and types of programs that do more than declare. */
const ordinary =
  /^\.\/(?:functions|lazy-(?:options|operators|expressions|patterns|scalars|type-algebra|mismatches|rare-\w+))\.js$/;

/** Small, and asked for without any program. */
const help = /packages\/cli-kit\/src\/help\.ts$/;

/** What `cli-kit` loads before any command that reads programs. */
const everyCommand = /(?:packages\/[\w-]+\/src\/cli\/services|packages\/cli-kit\/src\/parse)\.ts$/;

function sectionName(path) {
  return `./${basename(path)}`;
}

function staticImports({ imports }) {
  return imports
    .filter(({ external, kind }) => kind === "import-statement" && !external)
    .map(({ path }) => sectionName(path));
}

function closureOf(names, importsOf) {
  const reached = new Set(names);
  for (const name of reached) for (const next of importsOf.get(name) ?? []) reached.add(next);
  return reached;
}

function groupBy(sections, nameOf) {
  const groups = new Map();
  for (const section of sections) {
    const name = nameOf(section[0]);
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(section);
  }
  return groups;
}
