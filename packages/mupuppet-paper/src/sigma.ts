/** Section 3.2.1.3: the variable environment σ, from scopes and names to values. */
import type { Located } from "@cairn/puppet-core";
import type { Value } from "@cairn/puppet-core/values";
import { scopeText, topScope, type Scope } from "./scopes.js";

/** A variable's value, and where it was assigned. */
export interface Binding {
  readonly value: Value;
  readonly at: Located;
}

/** σ as the rules see it. */
export interface Sigma {
  /** `σ_α(x)`, or undefined if `x ∉ dom(σ_α)`. */
  get(scope: Scope, name: string): Binding | undefined;
}

/** σ as the machine keeps it: it grows in place, since rules never need an earlier state. */
export class VariableEnvironment implements Sigma {
  readonly #scopes = new Map<Scope | string, { readonly scope: Scope; readonly variables: Map<string, Binding> }>();

  /** The initial σ: the client's facts, in the top scope. */
  constructor(facts: ReadonlyMap<string, Value>) {
    for (const [name, value] of facts) this.bind(topScope, name, { value, at: { start: 0, end: 0 } });
  }

  get(scope: Scope, name: string): Binding | undefined {
    return this.#scopes.get(keyOf(scope))?.variables.get(name);
  }

  /** `σ[(α, x) : v]` */
  bind(scope: Scope, name: string, binding: Binding): void {
    const key = keyOf(scope);
    let variables = this.#scopes.get(key)?.variables;
    if (!variables) this.#scopes.set(key, { scope, variables: (variables = new Map()) });
    variables.set(name, binding);
  }

  /** `clear(σ, α)` */
  clear(scope: Scope): void {
    this.#scopes.delete(keyOf(scope));
  }

  /** All bindings, by the scope as the paper writes it and the name. */
  toMap(): Map<string, Map<string, Value>> {
    const scopes = new Map<string, Map<string, Value>>();
    for (const { scope, variables } of this.#scopes.values()) {
      const values = Array.from(variables, ([name, { value }]) => [name, value] as const);
      scopes.set(scopeText(scope), new Map(values));
    }
    return scopes;
  }
}

/** Two scopes of one class are the same scope. */
function keyOf(scope: Scope): Scope | string {
  return scope.kind === "class" ? scope.name : scope;
}
