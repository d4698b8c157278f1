import type { Source } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { LocalScope } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import { walk, type Kind } from "@cairn/puppet-core/manifest";
import { attempt } from "../evaluate/attempt.js";
import type { Compilation } from "../evaluate/compilation.js";
import { findFunction } from "../evaluate/find-function.js";
import { parameterTypes, type ParameterTypes } from "../evaluate/parameter-types.js";
import { lookUpResourceType, type FoundType } from "../evaluate/resource-type.js";
import type { ClassBody, DefineBody } from "../resolve/definition.js";

/**
 * What a name means: a definition, "unknown" if its place is known but it doesn't exist, or "elsewhere" if that can't
 * be decided.
 */
export type Found<Thing> = Thing | "unknown" | "elsewhere";

/** What names mean in the modules of a run, independent of any node and facts. */
export class World {
  readonly compilation: Compilation;
  private readonly parameterNames = new Map<ClassBody | DefineBody, ReadonlySet<string>>();

  constructor(compilation: Compilation) {
    this.compilation = compilation;
  }

  findClass(name: string): Found<ClassBody> {
    return this.compilation.definitions.findClass(name) ?? this.whereabouts(name);
  }

  findType(name: string): Found<FoundType> {
    const found = lookUpResourceType(name, this.compilation);
    if (found) return found;
    return this.hasRubyFile(`lib/puppet/type/${name.toLowerCase()}.rb`) ? "elsewhere" : this.whereabouts(name);
  }

  /** Whether there is a function of this name, possibly written in Ruby. */
  hasFunction(name: string): boolean {
    const plain = name.replace(/^::/, "");
    if (findFunction(this.compilation, plain.toLowerCase())) return true;
    const path = plain.replaceAll("::", "/");
    return ["functions", "parser/functions"].some((folder) => this.hasRubyFile(`lib/puppet/${folder}/${path}.rb`));
  }

  /**
   * The names of classes that may have been meant: the known ones, and all that the file names of the same module
   * imply.
   */
  *classNames(name: string): Iterable<string> {
    const [module = ""] = name.toLowerCase().split("::");
    const { definitions, modules } = this.compilation;
    yield* definitions.classNames();
    for (const path of modules.filesBelow(module, "manifests")) {
      if (path.endsWith(".pp"))
        yield `${module}::${path.slice(0, -".pp".length).replaceAll("/", "::")}`.replace(/::init$/, "");
    }
  }

  /** The names of a class's or defined type's parameters. */
  parametersOf(definition: ClassBody | DefineBody): ReadonlySet<string> {
    let names = this.parameterNames.get(definition);
    if (!names) {
      names = new Set(definition.node.parameters.map(({ name }) => name));
      this.parameterNames.set(definition, names);
    }
    return names;
  }

  hasModule(name: string): boolean {
    return this.compilation.modules.folderOf(name) !== undefined;
  }

  /** Whether there are modules: a manifest alone can't be checked for what it calls. */
  get hasModules(): boolean {
    return this.compilation.language.modulePath.length > 0;
  }

  /** The types of a class's or defined type's parameters; undefined if there is an error in them. */
  typesOf(definition: ClassBody | DefineBody): ParameterTypes | undefined {
    return attempt(this.compilation, undefined, () => parameterTypes(this.compilation, definition));
  }

  /** The value of an expression that consists of literals; undefined if it has to be computed. */
  constant(expression: Expression, source: Source): Value | undefined {
    if (!isConstant(expression)) return undefined;
    const scope = new LocalScope(this.compilation.top, source);
    return attempt(this.compilation, undefined, () => this.compilation.evaluator.begin(expression, scope));
  }

  private whereabouts(name: string): "unknown" | "elsewhere" {
    const [module = ""] = name.replace(/^::/, "").toLowerCase().split("::");
    return this.hasModule(module) ? "unknown" : "elsewhere";
  }

  private hasRubyFile(path: string): boolean {
    const { modules } = this.compilation;
    return modules.names().some((module) => modules.has(module, path));
  }
}

const constantKinds: ReadonlySet<Kind> = new Set([
  ...(["array", "binary", "boolean", "float", "group", "hash", "integer", "name"] as const),
  ...(["string", "type-name", "unary", "undef", "access", "default"] as const),
]);

function isConstant(expression: Expression): boolean {
  let isSo = true;
  walk(expression, ({ kind }) => (isSo &&= constantKinds.has(kind)));
  return isSo;
}
