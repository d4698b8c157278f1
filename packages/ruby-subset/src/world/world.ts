/**
 * What one program of Ruby defines and others can see: classes, modules, constants, methods, global and instance
 * variables.
 */
import type { LibraryPart } from "../library/index.js";
import { grow, ShallowStack } from "@cairn/evaluation";
import {
  ancestorsOf,
  classNameOf,
  knownClasses,
  moduleNames,
  modulesIncludedIn,
  superclassOf,
} from "../values/classes.js";
import { knownInRuby } from "../values/ruby-methods.js";
import { raise } from "../values/errors.js";
import { ModuleBody, type NativeClass, type UserMethod } from "../values/module-body.js";
import { RClass, RException, RHash, RObject, RString, type RubyValue } from "../values/values.js";
import type { LexicalModules } from "./context.js";

/** Numbers that stand for options. */
const flags = {
  File: {
    FNM_NOESCAPE: 1n,
    FNM_PATHNAME: 2n,
    FNM_DOTMATCH: 4n,
    FNM_CASEFOLD: 8n,
    FNM_EXTGLOB: 16n,
  },
  Regexp: { IGNORECASE: 1n, EXTENDED: 2n, MULTILINE: 4n },
} as const;

/** What is needed to store definitions, and to invalidate memoised lookups. */
const definitionCosts = { module: { bytes: 4000, steps: 1000 }, method: { bytes: 500, steps: 200 } } as const;

/** How deeply the parts of a program may be evaluated by calling each other before the trampoline takes over. */
const directDepth = 40;

/** All classes and modules that are known while some files of Ruby run, and their shared state. */
export class World {
  /** `self` outside all classes. */
  readonly main: RObject;
  readonly globals = new Map<string, RubyValue>();
  /** How much work was done since the host began to count. */
  steps = 0;
  readonly stack = new ShallowStack(directDepth);
  /** The parts of the library in Ruby that were read. */
  readonly libraries = new Set<LibraryPart>();
  /** The tags of the active `catch` calls. */
  readonly catching: RubyValue[] = [];
  /** How many computations are running beside the program, each begun by the one before. */
  beside = 0;
  /** By what `hash` gave: an object of each kind that `eql?` tells apart. */
  readonly representatives = new Map<string, readonly RObject[]>();
  /** The generator of `srand`, if the program has called it. */
  seeded: unknown = undefined;
  private readonly natives: ReadonlyMap<string, NativeClass>;
  private readonly bodies = new Map<string, ModuleBody>();
  /** Built-in classes to which methods were added: lookups are skipped as long as there is none. */
  private isReopened = false;
  /** The singleton classes of strings, hashes and arrays. */
  private readonly ofPlain = new WeakMap<object, ModuleBody>();
  private anonymous = 0;
  /** What `knownIn` has found while there were so many classes and modules. */
  private below: {
    readonly size: number;
    readonly classes: Map<ModuleBody, Map<string, RClass | undefined>>;
  } = { size: 0, classes: new Map() };

  constructor(natives: ReadonlyMap<string, NativeClass>) {
    this.natives = natives;
    this.main = new RObject(this.body("Object"));
    const { constants } = this.main.body;
    constants.set("RUBY_VERSION", new RString("3.2.5"));
    constants.set("RUBY_ENGINE", new RString("ruby"));
    constants.set("RUBY_PLATFORM", new RString("x86_64-linux"));
    for (const [name, value] of Object.entries(flags.File)) this.body("File").constants.set(name, value);
    for (const [name, value] of Object.entries(flags.Regexp)) this.body("Regexp").constants.set(name, value);
  }

  /** Whether there is a class or module of this name. */
  knows(name: string): boolean {
    return this.bodies.has(name) || this.natives.has(name) || knownClasses.has(name);
  }

  /** The contents of a class or module, by its name. */
  body(name: string): ModuleBody {
    const known = this.bodies.get(name);
    if (known) return known;
    const native = this.natives.get(name);
    const isClass = native ? !native.isModule : !moduleNames.has(name);
    const [above] = native
      ? [native.superclass ?? (isClass && name !== "Object" ? "Object" : undefined)]
      : superclassOf(name);
    const body = new ModuleBody(name, isClass, above === undefined ? undefined : this.body(above), native);
    this.bodies.set(name, body);
    for (const each of native?.includes ?? modulesIncludedIn(name)) body.include(this.body(each));
    for (const [constant, value] of Object.entries(native?.constants ?? {})) body.constants.set(constant, value);
    return body;
  }

  /** Creates a class or module; an anonymous one has a placeholder as its name. */
  define(name: string | undefined, isClass: boolean, superclass: ModuleBody | undefined): ModuleBody {
    this.pay(definitionCosts.module);
    const body = new ModuleBody(
      name ?? `#<${isClass ? "Class" : "Module"}:0x${(++this.anonymous).toString(16).padStart(16, "0")}>`,
      isClass,
      superclass,
    );
    this.bodies.set(body.name, body);
    return body;
  }

  /** Names a class or module after its first constant. */
  rename(body: ModuleBody, name: string): void {
    body.name = name;
    this.bodies.set(name, body);
    this.below.classes.clear();
  }

  /** The class of a value, including its singleton methods. */
  bodyOf(value: RubyValue): ModuleBody {
    if (value instanceof RObject) return value.own ?? value.body;
    return this.plainBodyOf(value);
  }

  /** The singleton class of an object. */
  singletonOf(value: RubyValue): ModuleBody {
    if (value instanceof RClass) return this.body(value.name).singleton;
    if (value instanceof RObject) return (value.own ??= new ModuleBody(value.body.name, true, value.body));
    return this.singletonOfPlain(value);
  }

  private singletonOfPlain(value: RubyValue): ModuleBody {
    if (!(value instanceof RString || value instanceof RHash || Array.isArray(value)))
      return raise("TypeError", "can't define singleton");
    const name = classNameOf(value);
    const found = this.ofPlain.get(value) ?? new ModuleBody(name, true, this.body(name));
    this.ofPlain.set(value, found);
    this.isReopened = true;
    return found;
  }

  private plainBodyOf(value: RubyValue): ModuleBody {
    const own = typeof value === "object" && value !== null ? this.ofPlain.get(value) : undefined;
    return own ?? this.body(classNameOf(value));
  }

  /** The method that a file of Ruby defines for a value. */
  find(value: RubyValue, name: string): UserMethod | undefined {
    if (typeof value !== "object" || value === null) return this.findOfPlain(value, name);
    if (value instanceof RObject) return (value.own ?? value.body).find(name);
    if (value instanceof RClass) return this.findOfClass(this.body(value.name), name);
    if (value instanceof RException) return this.body(value.className).find(name);
    return this.findOfPlain(value, name);
  }

  private findOfPlain(value: RubyValue, name: string): UserMethod | undefined {
    return this.isReopened ? this.plainBodyOf(value).find(name) : undefined;
  }

  /** A method of a class itself: its own, or that of a superclass. */
  findOfClass(body: ModuleBody, name: string, after?: ModuleBody): UserMethod | undefined {
    let isBehind = after === undefined;
    for (let each: ModuleBody | undefined = body; each; each = each.superclass) {
      const { singletonIfAny } = each;
      const isHere = !isBehind && singletonIfAny?.ancestors.includes(after!);
      const found = isBehind ? singletonIfAny?.find(name) : isHere ? singletonIfAny!.find(name, after) : undefined;
      isBehind ||= isHere === true;
      if (found) return found;
    }
    return this.body("Module").find(name) ?? (this.isReopened ? this.body("Object").find(name) : undefined);
  }

  /** The TypeScript implementation of a class or module, or of a superclass. */
  findNativeOfClass(body: ModuleBody, name: string): ReturnType<ModuleBody["findNative"]> {
    for (let each: ModuleBody | undefined = body; each; each = each.superclass) {
      const methods = each.native?.classMethods;
      if (methods && Object.hasOwn(methods, name)) return methods[name];
      const extended = each.singletonIfAny?.findNative(name);
      if (extended) return extended;
    }
    return undefined;
  }

  add(body: ModuleBody, method: UserMethod): void {
    this.pay(definitionCosts.method);
    body.methods.set(method.name, method);
    this.reopen(body);
  }
  /** Notices that values of Ruby's own classes have methods that a program adds to them. */
  reopen(body: ModuleBody): void {
    this.isReopened ||= knownClasses.has(body.name) || body === this.main.body;
  }

  private pay({ bytes, steps }: { readonly bytes: number; readonly steps: number }): void {
    grow(bytes);
    this.steps += steps;
  }

  /** Whether a class is a subclass of another. */
  isBelow(className: string, above: string): boolean {
    if (className === above) return true;
    const body = this.bodies.get(className) ?? (this.natives.has(className) ? this.body(className) : undefined);
    if (!body) return ancestorsOf(className).includes(above);
    return body.ancestors.some(
      ({ name }) => name === above || (knownClasses.has(name) && ancestorsOf(name).includes(above)),
    );
  }

  /** Whether a value is of a class. */
  isA(value: RubyValue, className: string): boolean {
    if (value instanceof RObject)
      return (
        this.bodyOf(value).ancestors.some((each) => each.name === className) || this.isBelow(value.body.name, className)
      );
    if (value instanceof RClass && (className === "Module" || className === "Class"))
      return className === "Module" || this.body(value.name).isClass;
    if (
      value instanceof RClass &&
      this.body(value.name).singletonIfAny?.ancestors.some(({ name }) => name === className)
    )
      return true;
    const isBelow = this.isBelow(classNameOf(value), className);
    return isBelow || (this.isReopened && this.plainBodyOf(value).ancestors.some(({ name }) => name === className));
  }

  /** The method that `super` calls. */
  findNext(self: RubyValue, { name, owner }: UserMethod): UserMethod | undefined {
    if (self instanceof RClass) return this.findOfClass(this.body(self.name), name, owner);
    return this.bodyOf(self).find(name, owner);
  }

  /** Whether instances of a class have a method that isn't written in Ruby. */
  knowsMethod(body: ModuleBody, name: string): boolean {
    return body.findNative(name) !== undefined || body.ancestors.some((each) => knownInRuby(each.name, name));
  }

  /** The value of a constant as seen from some modules; undefined if there is none. */
  constant(name: string, modules: LexicalModules | undefined): RubyValue | undefined {
    if (!name.includes("::")) return this.lexical(name, modules);
    const [first, ...others] = name.replace(/^::/, "").split("::");
    // A built-in one, below a module that doesn't exist.
    const plain = name.replace(/^::/, "");
    if (others.length > 0 && knownClasses.has(plain) && !this.knows(first!)) return new RClass(plain);
    let found = name.startsWith("::") ? this.constantIn(this.main.body, first!, true) : this.lexical(first!, modules);
    for (const part of others) {
      if (found === undefined) return undefined;
      if (!(found instanceof RClass)) return undefined;
      found = this.constantIn(this.body(found.name), part, false);
    }
    return found;
  }

  private lexical(name: string, modules: LexicalModules | undefined): RubyValue | undefined {
    for (let at = modules; at; at = at.outer) {
      const found = at.body === this.main.body ? undefined : this.ownConstant(at.body, name);
      if (found !== undefined) return found;
    }
    return (modules && this.constantIn(modules.body, name, true)) ?? this.constantIn(this.main.body, name, true);
  }

  /** A constant of a class or module, or of a superclass. */
  constantIn(body: ModuleBody, name: string, withTop: boolean): RubyValue | undefined {
    for (const each of body.ancestors) {
      if (each === this.main.body && body !== each && !withTop) continue;
      const found = this.ownConstant(each, name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** A constant of a class or module itself, which `class` and `module` reopen. */
  ownConstant(body: ModuleBody, name: string): RubyValue | undefined {
    const own = body.constants.get(name);
    if (own !== undefined) return own;
    return this.knownIn(body, name);
  }

  /** A class or module below another one, which is known by its full name only. */
  private knownIn(body: ModuleBody, name: string): RClass | undefined {
    if (this.below.size !== this.bodies.size) this.below = { size: this.bodies.size, classes: new Map() };
    let classes = this.below.classes.get(body);
    if (!classes) this.below.classes.set(body, (classes = new Map<string, RClass | undefined>()));
    if (!classes.has(name)) {
      const full = body === this.main.body ? name : `${body.name}::${name}`;
      classes.set(name, this.knows(full) ? new RClass(full) : undefined);
    }
    return classes.get(name);
  }
}
