/**
 * Code that few runs need: a command loads it when one of its functions is first called. `cold-parts.json` says which modules, each a
 * file or all files of a folder, and in which part, a file of its own in the command. Sources import them as they import all others, and
 * in the place of such a module there are functions of the same names that load the part. What only such modules import is in the part too.
 *
 * Modules that export anything but functions stay where they are: there would be nothing to call.
 */
import { readFileSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import ts from "typescript";

/** The names of the parts, and for each its files and folders, in the folder `packages`. */
export const coldParts = JSON.parse(readFileSync(join(import.meta.dirname, "cold-parts.json"), "utf8"));

/** The modules among them that do nothing but give a part (`load-x.ts`): who imports one uses the part only on demand. */
export const loaders = Object.values(coldParts)
  .flat()
  .filter((path) => basename(path).startsWith("load"));

/** What names a part that is loaded. */
export const coldPart = "cold-part:";

export class ColdParts {
  #root;
  /** The modules by their paths: the name of the part, and the parameters of the functions by their names. */
  #modules = new Map();
  /** Those that a command imports. */
  #used = new Set();

  /** `parts`: for each name of a part its files and folders, in the folder `root`. */
  constructor(parts, root) {
    this.#root = root;
    for (const [part, paths] of Object.entries(parts))
      for (const file of paths.flatMap((path) => filesOf(join(root, path)))) {
        const functions = functionsOf(file);
        if (functions) this.#modules.set(file, { part, functions });
      }
  }

  /** How many modules are used. */
  get size() {
    return this.#used.size;
  }

  partOf(file) {
    return this.#modules.get(file)?.part;
  }

  /** The used modules of a part. */
  filesOf(part) {
    return [...this.#used].filter((file) => this.partOf(file) === part).toSorted();
  }

  /** The name of a module, which bundles hold: the same on every machine. */
  nameOf(file) {
    return relative(this.#root, file).replaceAll("\\", "/");
  }

  /** What a command imports in the place of the module of a name. */
  standInNamed(name) {
    const file = join(this.#root, name);
    this.#used.add(file);
    const part = `require(${JSON.stringify(coldPart + this.partOf(file))})`;
    return this.functionsCalling(file, (name) => `${part}.${this.#nameIn(file, name)}`);
  }

  /** The functions of a module, each of which calls what `calledBy` gives for its name. */
  functionsCalling(file, calledBy) {
    const { functions } = this.#modules.get(file);
    return Object.entries(functions)
      .map(([name, words]) => `export function ${name}(${words}) {\n  return ${calledBy(name)}(${words});\n}`)
      .join("\n");
  }

  /** What a part exports. */
  contents(part) {
    const lines = this.filesOf(part).map((file) => {
      const names = Object.keys(this.#modules.get(file).functions);
      const exported = names.map((name) => `${name} as ${this.#nameIn(file, name)}`);
      return `export { ${exported.join(", ")} } from ${JSON.stringify(file)};`;
    });
    return lines.join("\n");
  }

  /** Several modules of a part may have functions of the same name. */
  #nameIn(file, name) {
    const namesakes = this.filesOf(this.partOf(file)).filter((each) => name in this.#modules.get(each).functions);
    const at = namesakes.indexOf(file);
    return at === 0 ? name : `${name}${at + 1}`;
  }
}

/** The sources that a path means. */
function filesOf(path) {
  if (!path.endsWith("/")) return [path];
  return readdirSync(path, { recursive: true })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(path, name));
}

/** The parameters of the functions that a module exports, by their names; undefined if it exports none, or anything else. */
function functionsOf(file) {
  const { statements } = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2023, true);
  const exported = statements.filter((statement) => isExported(statement) && !isTypeOnly(statement));
  if (exported.length === 0 || !exported.every((statement) => ts.isFunctionDeclaration(statement))) return undefined;
  const implemented = exported.filter(({ body }) => body);
  return Object.fromEntries(implemented.map(({ name, parameters }) => [name.text, wordsOf(parameters)]));
}

function isExported(statement) {
  if (ts.isExportDeclaration(statement) || ts.isExportAssignment(statement)) return true;
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

function isTypeOnly(statement) {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
}

/** The parameters, with which another function can be called as well. */
function wordsOf(parameters) {
  const words = parameters.map(({ dotDotDotToken, name }, at) => {
    return `${dotDotDotToken ? "..." : ""}${ts.isIdentifier(name) ? name.text : `given${at}`}`;
  });
  return words.join(", ");
}
