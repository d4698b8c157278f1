/**
 * `nx g @cairn/tools:language NAME` adds a language that compiles lines of `name = value`, to be changed into the real one. Everything
 * is there: grammar, package with all phases and the command, tests, manual, example. The files lie in `files/`, with `__name__` and
 * `__Name__` for the name.
 */
import { existsSync, readFileSync, readdirSync, symlinkSync } from "node:fs";
import { join, sep } from "node:path";
import { hasJava } from "../../grammars/generate.mjs";
import { run } from "../../shared/command.mjs";

const templates = join(import.meta.dirname, "files");
const ending = ".template";

/** `tree` is nx's view of the workspace: nothing is written before this has returned. */
export default function generateLanguage(tree, { name }) {
  const folder = `packages/${name}`;
  for (const path of [folder, `grammars/${name}`]) if (tree.exists(path)) throw new Error(`there is ${path} already`);
  for (const [path, text] of filesOf(name))
    tree.write(path, path === `${folder}/package.json` ? atPresentVersions(tree, text) : text);
  for (const file of ["LICENSE", "NOTICE"]) tree.write(`${folder}/${file}`, tree.read(`packages/smartfrog/${file}`));
  appendLine(tree, "tsconfig.json", /\{ "path": ".*" \}/g, `    { "path": "${folder}" }`);
  const commits = `{ "semverBump": "minor", "changelog": { "title": "${pascalCase(name)}" } }`;
  appendLine(tree, "nx.json", /\{ "semverBump": .*\}/g, `        "${name}": ${commits}`);
  addToLockfile(tree, folder);
  return () => finish(tree.root, name);
}

/** Every file of the language: its path and text. */
function filesOf(name) {
  const fill = (text) => text.replaceAll("__name__", name).replaceAll("__Name__", pascalCase(name));
  return readdirSync(templates, { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => [
      fill(file.slice(0, -ending.length).replaceAll(sep, "/")),
      fill(readFileSync(join(templates, file), "utf8")),
    ]);
}

/** A manifest that wants our packages in the versions that they have. */
function atPresentVersions(tree, text) {
  const versionOf = (name) => JSON.parse(tree.read(`packages/${name}/package.json`, "utf8")).version;
  return text.replaceAll(/"@cairn\/([\w-]+)": "\d[^"]*"/g, (_, name) => `"@cairn/${name}": "${versionOf(name)}"`);
}

function pascalCase(name) {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
}

/** Adds a line after the last one that looks like it. */
function appendLine(tree, path, pattern, line) {
  const text = tree.read(path, "utf8");
  const last = [...text.matchAll(pattern)].at(-1);
  const end = last.index + last[0].length;
  tree.write(path, `${text.slice(0, end)},\n${line}${text.slice(end)}`);
}

/** What `npm install` would add: it sorts the packages by their paths. */
function addToLockfile(tree, folder) {
  const lockfile = JSON.parse(tree.read("package-lock.json", "utf8"));
  const manifest = JSON.parse(tree.read(`${folder}/package.json`, "utf8"));
  const { name, version, license, dependencies, devDependencies, engines } = manifest;
  const bin = Object.fromEntries(Object.entries(manifest.bin).map(([word, file]) => [word, file.replace("./", "")]));
  const added = {
    [folder]: { name, version, license, dependencies, bin, devDependencies, engines },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  const packages = Object.entries({ ...lockfile.packages, ...added });
  packages.sort(([left], [right]) => left.localeCompare(right, "en"));
  tree.write(
    "package-lock.json",
    `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }, undefined, 2)}\n`,
  );
}

/** What needs the files on the disk. */
function finish(root, name) {
  const link = join(root, "node_modules/@cairn", name);
  if (!existsSync(link)) symlinkSync(join("../../packages", name), link, "junction");
  const grammars = ["tools/generate-parsers.mjs", name];
  if (hasJava()) run(process.execPath, grammars, { cwd: root });
  else process.stdout.write("There is no Java here. Where there is, `npm run grammars` makes the parser.\n");
  process.stdout.write(`
packages/${name} is there; its tests: npm test -- packages/${name}
Then: npm run build (the command), npm run docs:diagnostics, npm run docs:architecture, node tools/config-schemas.mjs,
a row in docs/architecture.md, and a tiny program in tools/bench/start-up.mjs.
`);
}
