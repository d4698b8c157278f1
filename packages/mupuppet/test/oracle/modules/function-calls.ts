import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { coreFunctions } from "@cairn/puppet-core/functions";
import { walk, type Node } from "@cairn/puppet-core/manifest";
import { compilerParts } from "../../../src/parts.js";
import { parse } from "../../../src/parse/parse.js";
import { refusedNames } from "../../../src/stdlib/refused.js";
import { moduleFunctions } from "../../../src/stdlib/index.js";

/** A function that modules call. */
export interface CalledFunction {
  readonly name: string;
  /** How often. */
  readonly calls: number;
  /** The modules that call it. */
  readonly modules: readonly string[];
  /** Who brings it: `Puppet`, a module (`stdlib`), a module in Puppet's own language (`apache, in Puppet`), or nobody. */
  readonly from: string;
  readonly state: "done" | "refused" | "not done" | "unknown to Puppet";
}

/** All functions that the manifests and templates of modules call, the most called first. */
export function calledFunctions(modules: string): CalledFunction[] {
  const calls = new Map<string, Map<string, number>>();
  for (const module of readdirSync(modules).sort()) {
    for (const name of callsOf(join(modules, module))) {
      const byModule = calls.get(name) ?? new Map<string, number>();
      calls.set(name, byModule.set(module, (byModule.get(module) ?? 0) + 1));
    }
  }
  const found = [...calls].map(([name, byModule]) => {
    const count = [...byModule.values()].reduce((sum, each) => sum + each, 0);
    return { name, calls: count, modules: [...byModule.keys()], ...originOf(name, modules) };
  });
  return found.sort((left, right) => right.calls - left.calls || (left.name < right.name ? -1 : 1));
}

function* callsOf(folder: string): Iterable<string> {
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, path);
    if (!/\.(?:pp|erb|epp)$/.test(path) || !statSync(file).isFile() || /^(?:spec|examples|tests)\//.test(path))
      continue;
    const text = readFileSync(file, "utf8");
    if (path.endsWith(".pp")) yield* callsInManifest(file, text);
    else yield* callsInTemplate(text);
  }
}

function callsInManifest(file: string, text: string): string[] {
  const names: string[] = [];
  const count = (target: Node): void => {
    if (target.kind === "name") names.push(target.value.toLowerCase().replace(/^::/, ""));
  };
  for (const statement of parse(createSource(file, text)).value?.statements ?? []) {
    walk(statement, (node: Node) => {
      if (node.kind === "call") count(node.target);
      else if (node.kind === "method-call") count(node.method);
    });
  }
  return names;
}

/** `scope.function_x(…)`, `scope.call_function('x', …)`, and what EPP's tags call. */
function callsInTemplate(text: string): string[] {
  const inRuby = Array.from(
    text.matchAll(/\bfunction_(\w+)|call_function\(\s*['":]?([\w:]+)/g),
    ([, old, name]) => old ?? name!,
  );
  const tags = Array.from(text.matchAll(/<%[^#%]([^]*?)%>/g), ([, inside]) => inside!).join("\n");
  const known = Array.from(tags.matchAll(/(?<![\w$@:.])([a-z]\w*(?:::[a-z]\w*)*)\(/g), ([, name]) => name!);
  return [...inRuby, ...known.filter((name) => isKnown(name))];
}

function isKnown(name: string): boolean {
  return coreFunctions.has(name) || compilerParts.functions.has(name) || moduleFunctions.has(name);
}

function originOf(name: string, modules: string): Pick<CalledFunction, "from" | "state"> {
  if (name === "generate") return { from: "Puppet", state: "refused" };
  if (coreFunctions.has(name) || compilerParts.functions.has(name)) return { from: "Puppet", state: "done" };
  const known = moduleFunctions.get(name);
  if (known) return { from: known.module, state: refusedNames.has(name) ? "refused" : "done" };
  const [module = "", ...rest] = name.split("::");
  if (rest.length > 0 && existsSync(join(modules, module, "functions", `${rest.join("/")}.pp`))) {
    return { from: `${module}, in Puppet`, state: "done" };
  }
  const from = bringerOf(name, modules);
  if (from === undefined && !puppetsOwn.has(name)) return { from: "nobody", state: "unknown to Puppet" };
  return { from: from ?? "Puppet", state: "not done" };
}

/** Functions of Puppet that aren't there. */
const puppetsOwn: ReadonlySet<string> = new Set(["binary_file"]);

function bringerOf(name: string, modules: string): string | undefined {
  const file = `${name.replaceAll("::", "/")}.rb`;
  const folders = ["lib/puppet/functions", "lib/puppet/parser/functions"];
  return readdirSync(modules).find((module) =>
    folders.some((folder) => existsSync(join(modules, module, folder, file))),
  );
}
