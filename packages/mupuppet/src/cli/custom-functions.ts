import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { CliHost } from "@cairn/cli-kit";
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { brokenFunction, scriptFunction } from "../scripts/script-function.js";

const ending = /\.(?:mjs|js|cjs)$/;

/**
 * The functions in folders, by name: `name.mjs` is `name`, and `module/name.mjs` is `module::name`. The first folder
 * with a name wins. Each module is loaded on its first call.
 */
export function customFunctions(folders: readonly string[], host: CliHost): ReadonlyMap<string, PuppetFunction> {
  const functions = new Map<string, PuppetFunction>();
  const add = (folder: string, prefix: string): void => {
    for (const { kind, name } of host.readFolder(folder)) {
      if (kind === "folder") add(`${folder}/${name}`, `${prefix}${name}::`);
      const full = prefix + name.replace(ending, "");
      if (kind !== "file" || !ending.test(name) || functions.has(full)) continue;
      functions.set(
        full,
        later(full, () => load(full, `${folder}/${name}`)),
      );
    }
  };
  for (const folder of folders) add(folder, "");
  return functions;
}

function later(name: string, find: () => PuppetFunction): PuppetFunction {
  let loaded: PuppetFunction | undefined;
  return { name, call: (call) => (loaded ??= find()).call(call) };
}

/** Node.js warns that `require` of an ES module is new, which is of no use to users. */
function load(name: string, path: string): PuppetFunction {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return scriptFunction(name, createRequire(resolve("package.json"))(resolve(path)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return brokenFunction(name, `\`${path}\` can't be loaded: ${reason}`);
  } finally {
    process.emitWarning = emitWarning;
  }
}
