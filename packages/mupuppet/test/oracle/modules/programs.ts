import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { parse } from "../../../src/parse/parse.js";
import { systems, type System } from "./facts.js";

/** A manifest to compile, for a node with the facts of a system. */
export interface ModuleProgram {
  /** The class, or the site. */
  readonly name: string;
  /** Where the class is from. */
  readonly module: string;
  readonly text: string;
  readonly system: System | (string & {});
}

/** Each class of the modules alone, and each site of a folder; for each system. */
export function modulePrograms(modules: string, sites: string): ModuleProgram[] {
  const alone = classesIn(modules).map(({ name, module }) => ({ name, module, text: `include ${name}\n` }));
  const together = readdirSync(sites)
    .filter((file) => file.endsWith(".pp"))
    .sort()
    .map((file) => ({ name: basename(file, ".pp"), module: "sites", text: readFileSync(join(sites, file), "utf8") }));
  return [...alone, ...together].flatMap((each) => systems.map((system) => ({ ...each, system })));
}

export interface NamedClass {
  readonly name: string;
  readonly module: string;
}

/** The classes that the manifests of modules define. */
export function classesIn(modules: string): NamedClass[] {
  return readdirSync(modules)
    .sort()
    .flatMap((module) => {
      const files = manifestsBelow(join(modules, module, "manifests"));
      return files.flatMap((file) => classNames(file).map((name) => ({ name, module })));
    });
}

function manifestsBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".pp"));
  return files.sort().map((path) => join(folder, path));
}

function classNames(file: string): string[] {
  const { value } = parse(createSource(file, readFileSync(file, "utf8")));
  const found: string[] = [];
  const waiting = [...(value?.statements ?? [])].reverse();
  while (waiting.length > 0) {
    const node = waiting.pop()!;
    if (node.kind === "class") found.push(node.name.value.replace(/^::/, ""));
  }
  return found;
}
