import type { Pending } from "@cairn/evaluation";
import type { Interpreter } from "../evaluate/interpreter.js";
import type { Method } from "../methods/method.js";
import type { RClass, RProc, RubyValue } from "./values.js";

export type Visibility = "public" | "private" | "protected";

/** A method that a file of Ruby defines. */
export interface UserMethod {
  readonly name: string;
  readonly owner: ModuleBody;
  readonly visibility: Visibility;
  /** Ruby's arity: negative if some arguments are optional. */
  readonly arity: number;
  /** As `Method#parameters` lists them. */
  readonly parameters: readonly (readonly [kind: string, name: string])[];
  run(
    self: RubyValue,
    args: readonly RubyValue[],
    block: RProc | undefined,
    interpreter: Interpreter,
  ): Pending<RubyValue>;
}

/** A class or module that is implemented in TypeScript, in addition to what all classes have. */
export interface NativeClass {
  readonly name: string;
  readonly superclass?: string | undefined;
  readonly isModule?: boolean | undefined;
  readonly includes?: readonly string[] | undefined;
  /** Its instance methods. */
  readonly methods?: Readonly<Record<string, Method<never>>> | undefined;
  /** Its class methods, inherited by subclasses. */
  readonly classMethods?: Readonly<Record<string, Method<RClass>>> | undefined;
  readonly constants?: Readonly<Record<string, RubyValue>> | undefined;
}

/** The contents of a class or module. */
export class ModuleBody {
  /** With the names of the enclosing ones. An anonymous one has a placeholder that isn't a constant's name. */
  name: string;
  readonly isClass: boolean;
  superclass: ModuleBody | undefined;
  readonly native: NativeClass | undefined;
  /** Those included last are searched first. */
  readonly includes: ModuleBody[] = [];
  readonly prepends: ModuleBody[] = [];
  /** Methods by name; undefined for one that was removed by `undef`. */
  readonly methods = new Map<string, UserMethod | undefined>();
  readonly constants = new Map<string, RubyValue>();
  readonly privateConstants = new Set<string>();
  readonly variables = new Map<string, RubyValue>();
  readonly classVariables = new Map<string, RubyValue>();
  /** The methods of the class or module itself. */
  private ownSingleton: ModuleBody | undefined = undefined;
  private known: readonly ModuleBody[] | undefined = undefined;
  private knownAt = -1;
  /** Counts changes of the method lookup order, in all bodies. */
  private static changes = 0;

  constructor(name: string, isClass: boolean, superclass?: ModuleBody, native?: NativeClass) {
    this.name = name;
    this.isClass = isClass;
    this.superclass = superclass;
    this.native = native;
  }

  get singleton(): ModuleBody {
    return (this.ownSingleton ??= new ModuleBody(`#<Class:${this.name}>`, true));
  }

  get singletonIfAny(): ModuleBody | undefined {
    return this.ownSingleton;
  }

  include(module: ModuleBody): void {
    if (this.ancestors.includes(module)) return;
    this.includes.unshift(module);
    ModuleBody.changes++;
  }

  prepend(module: ModuleBody): void {
    this.prepends.unshift(module);
    ModuleBody.changes++;
  }

  /** The method lookup order, including itself. */
  get ancestors(): readonly ModuleBody[] {
    if (this.known && this.knownAt === ModuleBody.changes) return this.known;
    const found = new Set<ModuleBody>();
    for (let body: ModuleBody | undefined = this; body; body = body.superclass) {
      for (const each of body.prepends) for (const one of each.ancestors) found.add(one);
      found.add(body);
      for (const each of body.includes) for (const one of each.ancestors) found.add(one);
    }
    this.known = [...found];
    this.knownAt = ModuleBody.changes;
    return this.known;
  }

  /** The method of a name in this order; only after `after` if that is given. */
  find(name: string, after?: ModuleBody): UserMethod | undefined {
    const { ancestors } = this;
    for (let at = after ? ancestors.indexOf(after) + 1 : 0; at < ancestors.length; at++) {
      const { methods } = ancestors[at]!;
      if (methods.has(name)) return methods.get(name);
    }
    return undefined;
  }

  /** The method of a name that the instances of a native class have. */
  findNative(name: string): Method<never> | undefined {
    for (const { native } of this.ancestors) {
      if (native?.methods && Object.hasOwn(native.methods, name)) return native.methods[name];
    }
    return undefined;
  }
}
