import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isFolder, isConfined, namesIn } from "../file-system.js";
import type { JsonObject } from "../world.js";

/** A module of an environment. */
export interface Module {
  readonly name: string;
  readonly root: string;
}

/** The modules in the order of the module path, and in each of its directories by name. Of several with one name the first one counts. */
export function modulesOn(modulePath: readonly string[]): Module[] {
  const modules = new Map<string, string>();
  for (const folder of modulePath)
    for (const name of namesIn(folder).sort()) {
      const root = join(folder, name);
      if (/^[a-z][a-z0-9_]*$/.test(name) && !modules.has(name) && isFolder(root)) modules.set(name, root);
    }
  return [...modules].map(([name, root]) => ({ name, root }));
}

export function moduleNamed(name: string, modulePath: readonly string[]): Module | undefined {
  return modulesOn(modulePath).find((each) => each.name === name);
}

/** The largest file with metadata that is read. */
const maxBytes = 1024 * 1024;

/** A JSON object in a file of a module. Throws a `SyntaxError` if the file isn't one, or points outside the module. */
export function readJson({ root }: Module, path: string): JsonObject {
  if (!isConfined(path, root, true)) throw new SyntaxError("it is outside the module");
  const text = readFileSync(path, "utf8");
  if (text.length > maxBytes) throw new SyntaxError(`it has more than ${maxBytes} bytes`);
  const value: unknown = text === "" ? {} : JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new SyntaxError("it isn't an object");
  return value as JsonObject;
}
