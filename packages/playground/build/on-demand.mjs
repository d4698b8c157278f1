/** What a command loads when it needs it (`load-x.ts`), a page loads by `import()`: a chunk of its own. */
import { join } from "node:path";
import { ColdParts, loaders } from "../../../tools/bundle/cold-parts.mjs";

const packages = join(import.meta.dirname, "../..");
const parts = join(packages, "playground/src/worker/on-demand.ts");
const standIn = "\0stand-in:";

export function onDemand() {
  // A page has to wait for a part, which only those who load one expect.
  const cold = new ColdParts({ loaders }, packages);
  return {
    name: "on-demand",
    enforce: "pre",
    async resolveId(path, importer, options) {
      if (importer === undefined || importer.startsWith(standIn)) return undefined;
      const resolved = await this.resolve(path, importer, { ...options, skipSelf: true });
      return resolved && cold.partOf(resolved.id) ? standIn + resolved.id : resolved;
    },
    load(id) {
      if (!id.startsWith(standIn)) return undefined;
      const file = id.slice(standIn.length);
      return [
        `import { onDemand, partOf } from ${JSON.stringify(parts)};`,
        `const part = onDemand(() => import(${JSON.stringify(file)}));`,
        cold.functionsCalling(file, (name) => `partOf(part).${name}`),
      ].join("\n");
    },
  };
}
