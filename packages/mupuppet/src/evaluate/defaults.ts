import { Failure } from "@cairn/puppet-expressions/evaluate";
import { identityOf, type Value } from "@cairn/puppet-expressions/values";
import type { PuppetScope } from "./scopes/puppet-scope.js";
import type { SetParameter } from "./set-parameter.js";

type Defaults = ReadonlyMap<string, SetParameter>;

const none: Defaults = new Map();

/** What is in force at a scope for a type. */
interface Known {
  readonly defaults: Defaults;
  /** How often something was said of the type until then. */
  readonly revision: number;
}

/** The resource defaults of a compilation. */
export class ResourceDefaults {
  private readonly known = new WeakMap<PuppetScope, Map<string, Known>>();
  private readonly revisions = new Map<string, number>();

  /** Adds what `Type { … }` says at a scope; throws a Failure where the scope has one for a parameter already. */
  define(scope: PuppetScope, type: string, parameters: readonly SetParameter[]): void {
    this.revisions.set(type, (this.revisions.get(type) ?? 0) + 1);
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
    let defaults = none;
    const unknown: PuppetScope[] = [];
    for (let at: PuppetScope | undefined = scope; at; at = at.caller) {
      const known = this.known.get(at)?.get(type);
      if (known?.revision === revision) {
        defaults = known.defaults;
        break;
      }
      unknown.push(at);
    }
    for (const at of unknown.reverse()) {
      const own = at.defaults?.get(type);
      if (own) defaults = new Map([...defaults, ...own]);
      this.remember(at, type, { defaults, revision });
    }
    return defaults;
  }

  private remember(scope: PuppetScope, type: string, known: Known): void {
    let types = this.known.get(scope);
    if (!types) this.known.set(scope, (types = new Map<string, Known>()));
    types.set(type, known);
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
