import { Failure } from "@cairn/evaluation";
import { identityOf, type Value } from "@cairn/puppet-core/values";
import { overlaid, ParameterList } from "./parameter-list.js";
import type { PuppetScope } from "./scopes/puppet-scope.js";
import type { SetParameter } from "./set-parameter.js";

const none = new ParameterList();

/** The defaults in force at a scope for a type. */
interface Known {
  readonly defaults: ParameterList;
  /** Whether inner scopes' entries were computed from it. */
  isUsed: boolean;
}

/** The resource defaults of a compilation. */
export class ResourceDefaults {
  /** By type, for types that have defaults: the entries so far. */
  private readonly known = new Map<string, Map<PuppetScope, Known>>();

  /** Adds `Type { … }` at a scope; throws a Failure if the scope has a default for one of the parameters already. */
  define(scope: PuppetScope, type: string, parameters: readonly SetParameter[]): void {
    this.forget(scope, type);
    scope.defaults ??= new Map<string, ParameterList>();
    let own = scope.defaults.get(type);
    if (!own) scope.defaults.set(type, (own = new ParameterList()));
    for (const parameter of parameters) {
      const old = own.get(parameter.name);
      if (old) throw definedBefore(type, parameter, old);
      own.set(parameter);
    }
  }

  /** Those in force at a scope: its own, which win over those of its callers, though the callers' names come first. */
  of(scope: PuppetScope, type: string): ParameterList {
    const ofType = this.known.get(type);
    if (!ofType) return none;
    const unknown: PuppetScope[] = [];
    let known: Known | undefined;
    for (let at: PuppetScope | undefined = scope; at; at = at.caller) {
      known = ofType.get(at);
      if (known) break;
      unknown.push(at);
    }
    for (const at of unknown.reverse()) {
      if (known) known.isUsed = true;
      known = { defaults: defaultsAt(at, type, known?.defaults ?? none), isUsed: false };
      ofType.set(at, known);
    }
    return known?.defaults ?? none;
  }

  /** Most scopes define their defaults before inner scopes look them up: then only they have to be recomputed. */
  private forget(scope: PuppetScope, type: string): void {
    const ofType = this.known.get(type);
    if (!ofType) this.known.set(type, new Map());
    else if (ofType.get(scope)?.isUsed) ofType.clear();
    else ofType.delete(scope);
  }
}

/** The defaults in force at a scope, given those around it. */
function defaultsAt(scope: PuppetScope, type: string, outer: ParameterList): ParameterList {
  const own = scope.defaults?.get(type);
  return own ? overlaid(outer.values(), own.values()) : outer;
}

/** The resource defaults for a type (`File`) in force at a scope: its own win over those of its callers. */
export function defaultsFor(scope: PuppetScope, type: string): ParameterList {
  return scope.compilation.defaults.of(scope, type);
}

/** Whether a value is that of a default in force at a scope (possibly hidden by an inner one) for a parameter. */
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
