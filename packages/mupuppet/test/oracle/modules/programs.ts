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

export interface NamedDefinition {
  readonly kind: "class" | "define";
  readonly name: string;
  readonly module: string;
}

/** The classes that the manifests of modules define. */
export function classesIn(modules: string): NamedDefinition[] {
  return definitionsIn(modules).filter(({ kind }) => kind === "class");
}

/** The classes and the defined types of modules. */
export function definitionsIn(modules: string): NamedDefinition[] {
  return readdirSync(modules)
    .sort()
    .flatMap((module) => {
      const files = manifestsBelow(join(modules, module, "manifests"));
      return files.flatMap((file) => definitionsOf(file).map((each) => ({ ...each, module })));
    });
}

function manifestsBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".pp"));
  return files.sort().map((path) => join(folder, path));
}

function definitionsOf(file: string): Omit<NamedDefinition, "module">[] {
  const { value } = parse(createSource(file, readFileSync(file, "utf8")));
  const found: Omit<NamedDefinition, "module">[] = [];
  for (const node of value?.statements ?? []) {
    if (node.kind !== "class" && node.kind !== "define") continue;
    found.push({ kind: node.kind, name: node.name.value.replace(/^::/, "") });
  }
  return found;
}
