/**
 * What is loaded on demand, by `import()` or by a `require` of a module of ours, becomes an entry of its own: a file with the module's name.
 * So does each part of `cold-parts.mjs`.
 *
 * By itself esbuild would cut what entries share into dozens of files, one for each set of entries that share something, and each file
 * that Node loads costs 0.2 ms. So every entry imports what is loaded before it anyway: the start of the command, and the language's
 * services where it needs any part of them. Then esbuild keeps these two in one piece each.
 * Measured with Node 24: 6 to 10 % of the CPU of a tiny program.
 */
import { basename, dirname, join, relative, sep } from "node:path";
import { coldPart } from "./cold-parts.mjs";

const namespace = "lazy-part";
const standIn = "stand-in";

export class LazyParts {
  /** Modules that are loaded when one of their functions is called, in parts that have names. */
  #cold;
  /** The modules that are loaded on demand, by the names of their files. */
  #modules = new Map();
  /** What is loaded before a module, by the path of the module. */
  #before = new Map();

  constructor(cold) {
    this.#cold = cold;
  }

  /** How many parts there are, and modules in cold ones. */
  get size() {
    return this.#modules.size + this.#cold.size;
  }

  get entryPoints() {
    return Object.fromEntries([...this.#modules].map(([name, file]) => [name, `${namespace}:${file}`]));
  }

  /** Finds what is loaded before each part, in the graph of modules of esbuild's metafile; `main` is the entry of the command. */
  layer({ inputs }, main, root) {
    const fileOf = (input) => join(root, input);
    const inputOf = (file) => relative(root, file).split(sep).join("/");
    const start = closure(inputs, inputOf(main));
    const first = inputs[inputOf(main)].imports.map(({ path }) => fileOf(path));
    const services = this.#modules.get("services");
    const late = closure(inputs, inputOf(services)).filter((input) => !start.includes(input));
    for (const file of this.#modules.values()) {
      const needed = this.#filesOf(file).flatMap((each) => closure(inputs, inputOf(each)));
      const isLater = file !== services && needed.some((input) => late.includes(input));
      this.#before.set(file, isLater ? [...first, services] : first);
    }
  }

  /** The modules of a part: one, or those of a cold part. */
  #filesOf(file) {
    return isCold(file) ? this.#cold.filesOf(file.slice(coldPart.length)) : [file];
  }

  plugin() {
    return { name: "lazy parts", setup: (build) => this.#setup(build) };
  }

  #setup(build) {
    build.onResolve({ filter: /^\.|^@cairn\// }, (asked) => this.#resolve(build, asked));
    build.onResolve({ filter: new RegExp(`^${coldPart}`), namespace: standIn }, ({ path }) => this.#required(path));
    build.onLoad({ filter: /./, namespace: standIn }, ({ path }) => ({ contents: this.#cold.standInNamed(path) }));
    build.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
      path: path.slice(namespace.length + 1),
      namespace,
    }));
    build.onResolve({ filter: /./, namespace }, ({ path }) => ({ path, sideEffects: true }));
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: this.#contents(path),
      resolveDir: dirname(path),
    }));
  }

  /** What an import of a module of ours means: the module, what stands in for it, or a file to load. */
  async #resolve(build, { importer, kind, path, pluginData, resolveDir }) {
    const isOwnQuestion = pluginData === namespace;
    if (isOwnQuestion || importer.includes(`${sep}node_modules${sep}`)) return undefined;
    const question = { kind: "import-statement", importer, resolveDir, pluginData: namespace };
    const resolved = await build.resolve(path, question);
    const { errors, path: file } = resolved;
    if (errors.length > 0) return { errors };
    if (kind === "dynamic-import" || kind === "require-call") return this.#required(file);
    const part = this.#cold.partOf(file);
    if (part === undefined || part === this.#cold.partOf(importer)) return resolved;
    return { path: this.#cold.nameOf(file), namespace: standIn, sideEffects: false };
  }

  /** The entry of a part. */
  #contents(path) {
    const before = (this.#before.get(path) ?? []).map((file) => `import ${JSON.stringify(file)};`);
    const own = isCold(path)
      ? this.#cold.contents(path.slice(coldPart.length))
      : `export * from ${JSON.stringify(path)};`;
    return [...before, own].join("\n");
  }

  #required(file) {
    return { path: `./${this.#add(file)}.cjs`, external: true };
  }

  #add(file) {
    const name = nameOf(file);
    const other = this.#modules.get(name);
    if (other !== undefined && other !== file) throw new Error(`${file} and ${other} would be the same file`);
    this.#modules.set(name, file);
    return name;
  }
}

/** A module and all that it needs as soon as it is loaded. */
function closure(inputs, start) {
  const found = new Set([start]);
  for (const input of found)
    for (const { external, kind, path } of inputs[input].imports)
      if (!external && kind === "import-statement") found.add(path);
  return [...found];
}

function isCold(file) {
  return file.startsWith(coldPart);
}

function nameOf(file) {
  if (isCold(file)) return file.slice(coldPart.length);
  const name = basename(file, ".ts");
  if (name !== "index") return name;
  const folder = dirname(file);
  return basename(basename(folder) === "src" ? dirname(folder) : folder);
}
