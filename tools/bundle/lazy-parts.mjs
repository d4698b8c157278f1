/**
 * What is loaded on demand, by `import()` or by a `require` of a module of ours, becomes an entry of its own: a file with the module's name.
 *
 * By itself esbuild would cut what entries share into dozens of files, one for each set of entries that share something, and each file
 * that Node loads costs 0.2 ms. So every entry imports what is loaded before it anyway: the start of the command, and the language's
 * services where it needs any part of them. Then esbuild keeps these two in one piece each.
 * Measured with Node 24: 7 to 10 % of the CPU of a tiny program.
 */
import { basename, dirname, sep } from "node:path";

const namespace = "lazy-part";

export class LazyParts {
  /** The modules that are loaded on demand, by the names of their files. */
  #modules = new Map();
  /** What is loaded before a module, by the path of the module. */
  #before = new Map();

  get size() {
    return this.#modules.size;
  }

  get entryPoints() {
    return Object.fromEntries([...this.#modules].map(([name, file]) => [name, `${namespace}:${file}`]));
  }

  /** Looks up in the graph of modules (of esbuild's metafile) what is loaded before each part. */
  layer(inputs, main, root) {
    const pathOf = (input) => `${root}${sep}${input}`;
    const closure = (start) => {
      const found = new Set([start]);
      for (const at of found)
        for (const { external, kind, path } of inputs[at].imports)
          if (!external && kind === "import-statement") found.add(path);
      return found;
    };
    const inputOf = (file) => Object.keys(inputs).find((input) => pathOf(input) === file);
    const start = closure(inputOf(main));
    const services = this.#modules.get("services");
    const late = services ? new Set([...closure(inputOf(services))].filter((input) => !start.has(input))) : new Set();
    const first = inputs[inputOf(main)].imports.map(({ path }) => pathOf(path));
    for (const file of this.#modules.values()) {
      const needsServices = file !== services && [...closure(inputOf(file))].some((input) => late.has(input));
      this.#before.set(file, needsServices ? [...first, services] : first);
      if (process.env.DBG) console.log(file, needsServices);
    }
  }

  plugin() {
    return { name: "lazy parts", setup: (build) => this.#setup(build) };
  }

  #setup(build) {
    build.onResolve({ filter: /^\.|^@cairn\// }, async ({ importer, kind, path, pluginData, resolveDir }) => {
      const isLazy = kind === "dynamic-import" || kind === "require-call";
      if (!isLazy || importer.includes(`${sep}node_modules${sep}`)) return undefined;
      const { errors, path: file } = await build.resolve(path, { kind: "import-statement", importer, resolveDir });
      if (errors.length > 0) return { errors };
      return { path: `./${this.#add(file)}.cjs`, external: true };
    });
    build.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
      path: path.slice(namespace.length + 1),
      namespace,
    }));
    build.onResolve({ filter: /./, namespace }, ({ path }) => ({ path, sideEffects: true }));
    build.onLoad({ filter: /./, namespace }, ({ path }) => {
      const before = this.#before.get(path) ?? [];
      const lines = before.map((file) => `import ${JSON.stringify(file)};`);
      return { contents: [...lines, `export * from ${JSON.stringify(path)};`].join("\n"), resolveDir: dirname(path) };
    });
  }

  #add(file) {
    const name = nameOf(file);
    const other = this.#modules.get(name);
    if (other !== undefined && other !== file) throw new Error(`${file} and ${other} would be the same file`);
    this.#modules.set(name, file);
    return name;
  }
}

function nameOf(file) {
  const name = basename(file, ".ts");
  if (name !== "index") return name;
  const folder = dirname(file);
  return basename(basename(folder) === "src" ? dirname(folder) : folder);
}
