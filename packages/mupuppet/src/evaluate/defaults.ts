import { Failure } from "@cairn/puppet-expressions/evaluate";
import { identityOf, type Value } from "@cairn/puppet-expressions/values";
import type { PuppetScope } from "./scopes/puppet-scope.js";
import type { SetParameter } from "./set-parameter.js";

type Defaults = ReadonlyMap<string, SetParameter>;

const none: Defaults = new Map();

/** What is in force at a scope for a type. */
interface Known {
  readonly defaults: Defaults;
  readonly revision: number;
  /** Whether what is known of scopes further in was made of it. */
  isUsed: boolean;
}

/** The resource defaults of a compilation. */
export class ResourceDefaults {
  private readonly known = new WeakMap<PuppetScope, Map<string, Known>>();
  /** By type: how often all that was known became wrong. */
  private readonly revisions = new Map<string, number>();

  /** Adds what `Type { … }` says at a scope; throws a Failure where the scope has one for a parameter already. */
  define(scope: PuppetScope, type: string, parameters: readonly SetParameter[]): void {
    this.forget(scope, type);
    scope.defaults ??= new Map<string, Map<string, SetParameter>>();
    let own = scope.defaults.get(type);
    if (!own) scope.defaults.set(type, (own = new Map<string, SetParameter>()));
    for (const parameter of parameters) {
      const old = own.get(parameter.name);
      if (old) throw definedBefore(type, parameter, old);
      own.set(parameter.name, parameter);
    }
  }

  /** Those in force at a scope: its own before those of the scopes that called it, whose names come first. */
  of(scope: PuppetScope, type: string): Defaults {
    const revision = this.revisions.get(type);
    if (revision === undefined) return none;
    const unknown: PuppetScope[] = [];
    let known: Known | undefined;
    for (let at: PuppetScope | undefined = scope; at; at = at.caller) {
      known = this.known.get(at)?.get(type);
      if (known?.revision === revision) break;
      known = undefined;
      unknown.push(at);
    }
    for (const at of unknown.reverse()) {
      if (known) known.isUsed = true;
      known = this.remember(at, type, known?.defaults ?? none, revision);
    }
    return known?.defaults ?? none;
  }

  /** Most scopes say what they have to say before anything asks from further in: then only they have to be looked at again. */
  private forget(scope: PuppetScope, type: string): void {
    const revision = this.revisions.get(type);
    const known = this.known.get(scope)?.get(type);
    if (revision === undefined || known?.isUsed) this.revisions.set(type, (revision ?? 0) + 1);
    this.known.get(scope)?.delete(type);
  }

  private remember(scope: PuppetScope, type: string, outer: Defaults, revision: number): Known {
    const own = scope.defaults?.get(type);
    const known = { defaults: own ? new Map([...outer, ...own]) : outer, revision, isUsed: false };
    const types = this.known.get(scope);
    if (types) types.set(type, known);
    else this.known.set(scope, new Map([[type, known]]));
    return known;
  }
}

/** The resource defaults for a type (`File`) in force at a scope: its own before those of its callers. */
export function defaultsFor(scope: PuppetScope, type: string): Defaults {
  return scope.compilation.defaults.of(scope, type);
}

/** Whether a value is what a default in force at a scope (also one that an inner default hides) says of a parameter. */
export function isDefault(scope: PuppetScope, type: string, name: string, value: Value): boolean {
  const identity = identityOf(value);
  for (let at: PuppetScope | undefined = scope; at; at = at.caller) {
    const parameter = at.defaults?.get(type)?.get(name);
    if (parameter && identityOf(parameter.value) === identity) return true;
  }
  return false;
}

function definedBefore(type: string, { name, span }: SetParameter, old: SetParameter): Failure {
  const message = `Default already defined for ${type} { ${name} }; cannot redefine`;
  return new Failure("default-redefined", message, {
    span,
    notes: [{ message: "it is defined here", span: old.span }],
    help: "a scope has one default for a parameter; another scope (a class, a defined type) may have another one",
  });
}
