/**
 * Everything that the tests of a package read, for nx: the package and its dependencies, as in package.json, and whatever the tests
 * themselves name. A test may import a package that its own package can't depend on, since that would be a circle: puppet-core's tests
 * parse with mupuppet. This is found in the tests, so no list of it can be out of date.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Folders of the repository that only some tests read. */
const shared = ["docs", "examples", "grammars", "templates", "tools"];

const languages = ["smartfrog", "mupuppet", "cf2", "type-arm"];

/** Files that tests find by listing the folder `packages`. */
export const listed = {
  "cli-kit": ["{workspaceRoot}/packages/**/*.md"],
  syntax: ["{workspaceRoot}/packages/*/{src,test}/**/generated/**/*"],
  site: ["{workspaceRoot}/packages/*/{src,test}/**/*"],
};

const imported = /(?:from|import\(|import|mock\()\s*["'`](@cairn\/[\w-]+|\.\.?\/[^"'`]*)/g;
const packagePath = /["'`/]packages\/([\w-]+)(\/test\b)?/g;
const pages = /["'`/](README|CONTRIBUTING)\.md["'`]/;
const bundles = /tools\/bundle-cli\.mjs|built-command\.js/;

/** The names of the packages' folders, with the folders of the packages that each depends on, directly and indirectly. */
export function dependencyClosures(root) {
  const manifests = new Map();
  for (const folder of readdirSync(join(root, "packages"))) {
    const path = join(root, "packages", folder, "package.json");
    if (existsSync(path)) manifests.set(folder, JSON.parse(readFileSync(path, "utf8")));
  }
  const folders = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
  const closures = new Map();
  for (const folder of manifests.keys()) {
    const closure = new Set([folder]);
    for (const each of closure) {
      const { dependencies = {}, devDependencies = {} } = manifests.get(each);
      for (const name of Object.keys({ ...dependencies, ...devDependencies }))
        if (folders.has(name)) closure.add(folders.get(name));
    }
    closures.set(folder, closure);
  }
  return { closures, folders };
}

/** The sources of the tests in a folder, by their paths. */
export function testSources(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(?:ts|mts|mjs)$/.test(name));
  const read = names.filter((name) => !/(?:^|[\\/])generated[\\/]/.test(name));
  return read.map((name) => [join(folder, name), readFileSync(join(folder, name), "utf8")]);
}

/** The packages that one source names: those it imports, by name or by path, and those whose folders it mentions. */
function packagesIn(text, path, root, { closures, folders }) {
  const names = new Set();
  for (const [, specifier] of text.matchAll(imported)) {
    if (specifier.startsWith("@")) names.add(folders.get(specifier));
    else {
      const target = relative(join(root, "packages"), join(path, "..", specifier));
      if (!target.startsWith("..")) names.add(target.split(sep)[0]);
    }
  }
  for (const [, name] of text.matchAll(packagePath)) names.add(name);
  // The command of a language is made from its sources.
  for (const name of languages)
    if (text.includes(`language: "${name}"`) || (bundles.test(text) && text.includes(`"${name}"`))) names.add(name);
  return [...names].filter((name) => closures.has(name));
}

/** The inputs that a package's tests mention: packages that aren't dependencies, packages whose tests they read, directories, pages. */
export function readByTests(
  root,
  folder,
  graph = dependencyClosures(root),
  sources = testSources(join(root, "packages", folder, "test")),
) {
  const own = graph.closures.get(folder);
  const text = sources.map(([, each]) => each).join("\n");
  const named = sources.flatMap(([path, each]) => packagesIn(each, path, root, graph));
  const packages = named.flatMap((name) => [...graph.closures.get(name)]).filter((each) => !own.has(each));
  const folders = shared.filter((each) => new RegExp(`["'\`/]${each}["'\`/]`).test(text));
  const tests = [...text.matchAll(packagePath)].filter(([, , test]) => test !== undefined).map(([, name]) => name);
  return {
    packages: [...new Set(packages)].sort(),
    tests: [...new Set(tests)].sort(),
    folders,
    hasPages: pages.test(text),
  };
}

/** The inputs of the target `test` of the project in `packages/<folder>`. */
export function testInputs(root, folder, graph) {
  const { folders, hasPages, packages, tests } = readByTests(root, folder, graph);
  return [
    "testing",
    "{projectRoot}/**/*",
    "^{projectRoot}/{src,runtimes}/**/*",
    "^{projectRoot}/package.json",
    ...packages.flatMap((name) => [
      `{workspaceRoot}/packages/${name}/{src,runtimes}/**/*`,
      `{workspaceRoot}/packages/${name}/package.json`,
    ]),
    ...tests.map((name) => `{workspaceRoot}/packages/${name}/test/**/*`),
    ...folders.map((name) => `{workspaceRoot}/${name}/**/*`),
    ...(listed[folder] ?? []),
    ...(hasPages ? ["{workspaceRoot}/*.md"] : []),
  ];
}

/**
 * The folders of the projects whose tests read some of `files`, which are relative to the repository. Files that all tests depend on, such
 * as package-lock.json, select none.
 */
export function testedBy(root, files, graph = dependencyClosures(root)) {
  const folders = [...graph.closures.keys()].filter((name) => existsSync(join(root, "packages", name, "test")));
  const tested = folders.filter((folder) => {
    const own = [...graph.closures.get(folder)].map((name) => `packages/${name}/{src/**/*,runtimes/**/*,package.json}`);
    const inputs = [`packages/${folder}/**/*`, ...own, ...testInputs(root, folder, graph)];
    const patterns = inputs.map((input) => patternOf(input.replace("{workspaceRoot}/", "")));
    return files.some((file) => patterns.some((pattern) => pattern.test(file)));
  });
  const withTools = files.some((file) => file.startsWith("tools/")) ? ["tools"] : [];
  return [...tested.map((folder) => `packages/${folder}`), ...withTools];
}

/** A glob of nx's inputs as a pattern. */
function patternOf(glob) {
  const source = glob
    .replace(/[.^$+()|[\]\\]/g, "\\$&")
    .replace(/\{([^}]*)\}/g, (_, words) => `(?:${words.replaceAll(",", "|")})`)
    .replace(/\*\*\/\*?|\*/g, (stars) => (stars === "*" ? "[^/]*" : ".*"));
  return new RegExp(`^${source}$`);
}
