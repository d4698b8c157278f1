import type { Source } from "@cairn/diagnostics";
import type { Binding, Matches } from "@cairn/puppet-core/evaluate";
import type { BodyDefinition } from "../../resolve/definition.js";
import type { Compilation } from "../compilation.js";
import type { DeclaredResource } from "../declared-resource.js";
import { PuppetScope } from "./puppet-scope.js";
import { following, readOwn, refuseToBind } from "./variables.js";

/** The distance in scopes from which on it is worth memoising a lookup. */
const farAway = 4;

/** The scope of a class's, node's or defined type's body. */
export class BodyScope extends PuppetScope {
  readonly compilation: Compilation;
  readonly resource: DeclaredResource;
  readonly owner: BodyDefinition;
  readonly source: Source;
  readonly parent: PuppetScope;
  readonly caller: PuppetScope;
  readonly base: PuppetScope;
  /** The parameters while their defaults are evaluated: other code sees them already (`$class::parameter`). */
  parameters: { own(name: string): Binding | undefined } | undefined = undefined;
  /** Memoised bindings of distant scopes, and the count of shadowings at that time. */
  private found: { readonly shadowings: number; readonly bindings: Map<string, Binding> } | undefined = undefined;
  /** Whether its parameters were rejected, so that its variables are unknown. */
  isFailed = false;

  constructor(resource: DeclaredResource, owner: BodyDefinition, parent: PuppetScope, caller: PuppetScope) {
    super();
    this.compilation = caller.compilation;
    this.resource = resource;
    this.owner = owner;
    this.source = owner.source;
    this.parent = parent;
    this.caller = caller;
    // BClass: whether a class sees a node is decided by its parent class, wherever it is declared.
    this.base = owner.kind === "node" ? this : parent.base;
    parent.isParent = true;
  }

  find(name: string): Binding | undefined {
    if (name.includes("::")) return this.compilation.findQualified(name);
    let scope: PuppetScope | undefined = this;
    for (let steps = 0; scope !== undefined; steps++) {
      const binding = scope.own(name) ?? scope.foundBefore(name);
      if (binding) {
        if (steps > farAway) this.remember(name, binding);
        return readOwn(binding);
      }
      scope = scope.parent;
    }
    return undefined;
  }

  override foundBefore(name: string): Binding | undefined {
    return this.found?.shadowings === this.compilation.shadowings ? this.found.bindings.get(name) : undefined;
  }

  /** Memoises a binding of a distant scope, so that the classes of a long chain don't walk it again and again. */
  private remember(name: string, binding: Binding): void {
    const { shadowings } = this.compilation;
    if (this.found?.shadowings !== shadowings) this.found = { shadowings, bindings: new Map() };
    this.found.bindings.set(name, binding);
  }

  override own(name: string): Binding | undefined {
    const binding = this.variables.get(name) ?? this.parameters?.own(name);
    if (!binding && this.isFailed) throw following();
    return binding;
  }

  /** The matches around the scope are visible inside it. */
  override currentMatches(): Matches | undefined {
    let scope: PuppetScope | undefined = this;
    while (scope && scope.matches === undefined) scope = scope.parent;
    return scope?.matches;
  }

  assign(name: string, binding: Binding): void {
    refuseToBind(name, this.variables.get(name));
    this.variables.set(name, binding);
    if (this.isParent) this.compilation.shadowings++;
  }
}
