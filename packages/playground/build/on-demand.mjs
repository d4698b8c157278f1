/** What a command loads by `require` when it needs it, a page loads by `import()`: a chunk of its own. */
import { join } from "node:path";

const parts = join(import.meta.dirname, "../src/worker/on-demand.ts");

export function onDemand() {
  return {
    name: "on-demand",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".command.ts")) return undefined;
      const paths = [];
      const body = code.replace(/\brequire\(("[^"]+")\)/g, (_, path) => `partOf(part${paths.push(path) - 1})`);
      const loaders = paths.map((path, at) => `const part${at} = onDemand(() => import(${path}));`);
      return [`import { onDemand, partOf } from ${JSON.stringify(parts)};`, ...loaders, body].join("\n");
    },
  };
}
