import { Failure } from "@cairn/evaluation";
import { defineFunction, type FunctionCall, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { defineLegacy } from "@cairn/puppet-core/functions/legacy";
import { createType, type PuppetType } from "@cairn/puppet-core/types";
import { binaryOf, toText, type Value } from "@cairn/puppet-core/values";
import { compilationOf } from "../evaluate/scopes/puppet-scope.js";
import { findFileInside, findFileOf, readBytes, readFound } from "../modules/find-file.js";
import type { Modules } from "../modules/modules.js";

/**
 * `file`: the contents of the first of these files that exists. Files of the machine that functions may not read don't
 * exist, unless it is the only one.
 */
export const file = defineLegacy("file", -2, (call, ...references) => {
  const compilation = compilationOf(call.scope);
  const { modules } = compilation;
  for (const reference of references.map(toText)) {
    // The usual last alternative, which is empty on every machine.
    if (reference === "/dev/null") return "";
    if (references.length > 1 && reference.startsWith("/") && !modules.mayRead(reference)) {
      const message = `\`${reference}\` isn't read: \`file()\` goes on as on a machine without that file`;
      compilation.warn("absent-here", message, call.span);
      continue;
    }
    const found = findFileOf(modules, reference, "files");
    if (found === undefined) continue;
    refuseBinary(modules, found);
    return readFound(modules, found).text;
  }
  throw new Failure("missing-file", `Could not find any files from ${references.map(toText).join(", ")}`);
});

/** A file that can be read but isn't text is an error of the call, because `binary_file` reads those. */
function refuseBinary(modules: Modules, path: string): void {
  const { diagnostics, value } = modules.readPath(path)!;
  if (value || "problem" in modules.contentOf(path)) return;
  const { message, span } = diagnostics[0]!;
  throw new Failure("missing-file", `can't read \`${path}\` as text`, {
    notes: [{ message, span }],
    help: "use `binary_file()` for a file that isn't text: it returns the bytes",
  });
}

/** `binary_file`: the bytes of a file of a module. */
export const binaryFile = defineFunction("binary_file", {
  parameters: [{ name: "path", type: createType("String", []) as PuppetType }],
  run({ scope }, reference) {
    const { modules } = compilationOf(scope);
    const found = findFileOf(modules, reference as string, "files");
    if (found !== undefined) return binaryOf(readBytes(modules, found));
    throw new Failure("missing-file", `binary_file(): The given file '${toText(reference)}' does not exist`);
  },
});

const string = createType("String", []) as PuppetType;
const strings = createType("Array", [string]) as PuppetType;

/** A function that takes names, or arrays of them, and returns the first path that is found. */
function finder(name: string, find: (call: FunctionCall, reference: string) => string | undefined): PuppetFunction {
  const run = (call: FunctionCall, ...names: Value[]): Value => {
    for (const each of names.flat()) {
      const found = find(call, each as string);
      if (found !== undefined) return found;
    }
    return null;
  };
  return defineFunction(
    name,
    { parameters: [{ name: "paths", type: string, count: "repeated" }], run },
    { parameters: [{ name: "paths_array", type: strings, count: "repeated" }], run },
  );
}

/** `find_file`: the path of the first of these files of modules that exists. */
export const findFile = finder("find_file", ({ scope }, each) => {
  return findFileInside(compilationOf(scope).modules, each, "files");
});

/** `find_template`: the path of the first of these templates that exists. */
export const findTemplate = finder("find_template", ({ scope }, each) => {
  return findFileInside(compilationOf(scope).modules, each, "templates");
});

/** `module_directory`: the folder of the first of these modules that exists. */
export const moduleDirectory = finder("module_directory", ({ scope }, each) => {
  return compilationOf(scope).modules.folderOf(each);
});
