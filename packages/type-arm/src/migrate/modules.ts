import type { Source } from "@cairn/diagnostics";
import { literalOf, type Literal } from "./literal.js";
import type { RubyMethod, RubyNode } from "./ruby.js";

/** A method, with its file and the surrounding names. */
export interface Helper {
  readonly method: RubyMethod;
  readonly source: Source;
  readonly bindings: ReadonlyMap<string, Literal>;
}

/** The contents of a module: its own methods, and those that it adds to what extends it. */
export interface RubyModuleContent {
  readonly own: Map<string, Helper>;
  readonly given: Map<string, Helper>;
}

/** The modules and classes of some files by their full names, and the known constants in them. */
export interface ModuleIndex {
  readonly modules: ReadonlyMap<string, RubyModuleContent>;
  readonly constants: ReadonlyMap<string, Literal>;
}

interface Step {
  readonly node: RubyNode;
  readonly path: string;
  readonly isSingleton: boolean;
  readonly bindings: Map<string, Literal>;
}

/** Reads what files define besides types: usually helpers in `lib/puppet_x`. */
export function indexModules(files: readonly { readonly source: Source; readonly root: RubyNode }[]): ModuleIndex {
  const modules = new Map<string, RubyModuleContent>();
  const constants = new Map<string, Literal>();
  for (const { root, source } of files) {
    const waiting: Step[] = [{ node: root, path: "", isSingleton: false, bindings: new Map() }];
    for (let step = waiting.pop(); step; step = waiting.pop()) {
      const below = indexOne(step, source, modules, constants);
      for (let at = below.length - 1; at >= 0; at--) waiting.push(below[at]!);
    }
  }
  return { modules, constants };
}

function indexOne(
  step: Step,
  source: Source,
  modules: Map<string, RubyModuleContent>,
  constants: Map<string, Literal>,
): readonly Step[] {
  const { bindings, node, path } = step;
  if (node.kind === "statements") return node.body.map((each) => ({ ...step, node: each }));
  if (node.kind === "module") {
    const inner = node.name === undefined ? path : path === "" ? node.name : `${path}::${node.name}`;
    const own = node.name === undefined ? bindings : new Map(bindings);
    return [{ node: node.body, path: inner, isSingleton: node.name === undefined, bindings: own }];
  }
  if (node.kind === "method" && path !== "") addMethod(node, step, source, modules);
  if (node.kind === "assignment" && node.target === "constant" && node.operator === "") {
    const value = literalOf(node.value, bindings);
    if (value) bindings.set(node.name, value);
    if (value && path !== "") constants.set(`${path}::${node.name}`, value);
  }
  return [];
}

function addMethod(
  method: RubyMethod,
  { bindings, isSingleton, path }: Step,
  source: Source,
  modules: Map<string, RubyModuleContent>,
): void {
  const content = modules.get(path) ?? { own: new Map<string, Helper>(), given: new Map<string, Helper>() };
  modules.set(path, content);
  content[method.isOfClass || isSingleton ? "own" : "given"].set(method.name, { method, source, bindings });
}

/** The module that a constant denotes; undefined if none of the files defines it. */
export function moduleNamed({ modules }: ModuleIndex, name: string): RubyModuleContent | undefined {
  return modules.get(name.replace(/^(?:\?)?::/, ""));
}
