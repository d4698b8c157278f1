import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Files } from "@cairn/diagnostics";
import { brokenFunction, customFunction } from "../functions/custom.js";
import type { CallableFunction } from "../evaluate/function.js";

const endings = [".mjs", ".js", ".cjs"];

/**
 * Finds custom functions in a list of folders: the name of the file is the name of the function. Each is loaded once.
 */
export function functionsAlong(
  folders: readonly string[],
  files: Files,
): (name: string) => CallableFunction | undefined {
  const known = new Map<string, CallableFunction | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, load(name, folders, files));
    return known.get(name);
  };
}

function load(name: string, folders: readonly string[], files: Files): CallableFunction | undefined {
  const paths = folders.flatMap((folder) => endings.map((ending) => files.resolve(`${folder}/.`, name + ending)));
  const path = paths.find((candidate) => "bytes" in files.read(candidate));
  return path === undefined ? undefined : loadModule(name, path);
}

/** Suppresses Node.js's warning that `require` of an ES module is experimental, which is of no use to users. */
function loadModule(name: string, path: string): CallableFunction {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    const require = createRequire(resolve("package.json"));
    return customFunction(name, require(resolve(path)));
  } catch (error) {
    return brokenFunction(name, `cannot load \`${path}\`: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    process.emitWarning = emitWarning;
  }
}
