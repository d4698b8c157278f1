/**
 * A `require` of a module of ours cuts a chunk, as `import()` does, for what is loaded in the midst of work that can't wait. esbuild by
 * itself would put such a module into the chunk that requires it.
 */
import { basename, dirname, sep } from "node:path";

/** The plugin; adds to `entries`, by their names, the modules that are chunks of their own: the entry points of another round. */
export function lazyRequires(entries) {
  const setup = (build) => {
    build.onResolve({ filter: /^\.|^@cairn\// }, async ({ importer, kind, path, resolveDir }) => {
      if (kind !== "require-call" || importer.includes(`${sep}node_modules${sep}`)) return undefined;
      const { errors, path: file } = await build.resolve(path, { importer, kind: "import-statement", resolveDir });
      if (errors.length > 0) return { errors };
      const name = nameOf(file);
      if ((entries[name] ??= file) !== file) throw new Error(`${file} and ${entries[name]} would be the same chunk`);
      return { path: `./${name}.cjs`, external: true };
    });
  };
  return { name: "lazy requires", setup };
}

function nameOf(file) {
  const name = basename(file, ".ts");
  return name === "index" ? basename(dirname(file)) : name;
}
