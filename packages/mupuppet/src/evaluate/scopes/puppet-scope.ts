/**
 * Where variables live: top scope, a node's, a class's, a defined type's body, a function's parameters. Each scope knows where
 * it looks further (`qualified` names go through classes), and for which compilation it is.
 */
import { LocalScope, Scope, type Binding } from "@cairn/puppet-core/evaluate";
import { bug, type Source } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import type { Value } from "@cairn/puppet-core/values";
import type { BodyDefinition } from "../../resolve/definition.js";
import type { Compilation } from "../compilation.js";
import type { DeclaredResource } from "../declared-resource.js";
import type { ParameterList } from "../parameter-list.js";
import type { FailedBinding } from "./variables.js";

/** Where what nobody wrote stands. */
const nowhere: Located = { start: 0, end: 0 };

/** A scope of the language: top, of a node, of a class, or of a defined type's body. */
export abstract class PuppetScope extends Scope {
  abstract readonly compilation: Compilation;
  /** The resource whose body runs in it: Class[main], a node, a class, or a defined resource. */
  abstract readonly resource: DeclaredResource;
  /** The definition whose body runs in it. */
  abstract readonly owner: BodyDefinition;
  abstract override readonly source: Source;
  /** Where variables are looked for that aren't its own: a class that is inherited from, else the node's scope or top scope. */
  abstract readonly parent: PuppetScope | undefined;
  /** The scope that declared the resource (of an inherited class: that class's scope); resource defaults go along it. */
  abstract readonly caller: PuppetScope | undefined;
  /** The node's scope or top scope: the nearest that all bodies below it see. */
  abstract readonly base: PuppetScope;
  /** Whether other scopes look for variables in it. */
  isParent = false;
  /** The resource defaults that were written in it, by type (`File`), by parameter. */
  defaults: Map<string, ParameterList> | undefined = undefined;
  protected readonly variables = new Map<string, Binding>();

  /** Binds a variable that nobody wrote (a fact, `$title`). */
  bind(name: string, value: Value): void {
    this.variables.set(name, { value, source: this.source, at: nowhere });
  }

  /** Marks a variable whose assignment failed, unless it has a value already. */
  markFailed(name: string, at: Located): void {
    if (this.variables.has(name)) return;
    const binding: FailedBinding = { value: null, source: this.source, at, isFailed: true };
    this.variables.set(name, binding);
  }

  /** The names of the variables that are known in it, its own first; of a long chain of classes only the nearest. */
  *names(): Iterable<string> {
    let scope: PuppetScope | undefined = this;
    for (let count = 0; scope && count < 10; count++, scope = scope.parent) yield* scope.variables.keys();
    yield* this.base.variables.keys();
  }

  /** The binding of a variable of a scope far away that was found before. */
  foundBefore(_name: string): Binding | undefined {
    return undefined;
  }

  /** The binding of one of its own variables, as `$class::name` reads it. */
  own(name: string): Binding | undefined {
    return this.variables.get(name);
  }
}

/** The scope of the language that an expression is evaluated in: the one around all lambdas. */
export function puppetScopeOf(scope: Scope): PuppetScope {
  let current = scope;
  while (!(current instanceof PuppetScope)) {
    if (!(current instanceof LocalScope)) bug("a scope that is neither local nor one of the language");
    current = current.outer;
  }
  return current;
}

/** The compilation that an expression is evaluated for. */
export function compilationOf(scope: Scope): Compilation {
  return puppetScopeOf(scope).compilation;
}
