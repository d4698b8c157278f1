/**
 * Scopes of variables: top scope, a node's, a class's, a defined type's body, a function's parameters. Each scope knows
 * its parent (`qualified` names go through classes), and its compilation.
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

/** The position of bindings that aren't in the source. */
const nowhere: Located = { start: 0, end: 0 };

/** A scope of the language: top, of a node, of a class, or of a defined type's body. */
export abstract class PuppetScope extends Scope {
  abstract readonly compilation: Compilation;
  /** The resource whose body runs in it: Class[main], a node, a class, or a defined resource. */
  abstract readonly resource: DeclaredResource;
  /** The definition whose body runs in it. */
  abstract readonly owner: BodyDefinition;
  abstract override readonly source: Source;
  /** Where variables are searched for that aren't its own: a parent class, else the node's scope or top scope. */
  abstract readonly parent: PuppetScope | undefined;
  /**
   * The scope that declared the resource (for a parent class: the inheriting class's scope); resource defaults follow
   * it.
   */
  abstract readonly caller: PuppetScope | undefined;
  /** The node's scope or top scope: the closest that all bodies below it see. */
  abstract readonly base: PuppetScope;
  /** Whether other scopes search it for variables. */
  isParent = false;
  /** The resource defaults that were written in it, by type (`File`), by parameter. */
  defaults: Map<string, ParameterList> | undefined = undefined;
  protected readonly variables = new Map<string, Binding>();

  /** Binds a predefined variable (a fact, `$title`). */
  bind(name: string, value: Value): void {
    this.variables.set(name, { value, source: this.source, at: nowhere });
  }

  /** Marks a variable whose assignment failed, unless it has a value already. */
  markFailed(name: string, at: Located): void {
    if (this.variables.has(name)) return;
    const binding: FailedBinding = { value: null, source: this.source, at, isFailed: true };
    this.variables.set(name, binding);
  }

  /** The names of the variables that are visible in it, its own first; for a long chain of classes only the closest. */
  *names(): Iterable<string> {
    let scope: PuppetScope | undefined = this;
    for (let count = 0; scope && count < 10; count++, scope = scope.parent) yield* scope.variables.keys();
    yield* this.base.variables.keys();
  }

  /** The memoised binding of a variable of a distant scope. */
  foundBefore(_name: string): Binding | undefined {
    return undefined;
  }

  /** The binding of one of its own variables, as `$class::name` reads it. */
  own(name: string): Binding | undefined {
    return this.variables.get(name);
  }
}

/** The scope of the language that encloses an expression's lambdas. */
export function puppetScopeOf(scope: Scope): PuppetScope {
  let current = scope;
  while (!(current instanceof PuppetScope)) {
    if (!(current instanceof LocalScope)) bug("a scope that is neither local nor one of the language");
    current = current.outer;
  }
  return current;
}

/** A scope as Ruby shows it: `Scope(Class[main])`. */
export function textOfScope(scope: Scope): string {
  return `Scope(${puppetScopeOf(scope).resource.reference})`;
}

/** The compilation that an expression is evaluated for. */
export function compilationOf(scope: Scope): Compilation {
  return puppetScopeOf(scope).compilation;
}
