import type { Source } from "@cairn/diagnostics";
import type { Binding, Matches } from "@cairn/puppet-core/evaluate";
import type { BodyDefinition } from "../../resolve/definition.js";
import type { Compilation } from "../compilation.js";
import type { DeclaredResource } from "../declared-resource.js";
import { PuppetScope } from "./puppet-scope.js";
import { following, readOwn, refuseToBind } from "./variables.js";

/** From how many scopes on it is worth while to remember what was found. */
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
  /** The parameters while their defaults are worked out: other code sees them already (`$class::parameter`). */
  parameters: { own(name: string): Binding | undefined } | undefined = undefined;
  /** What was found in scopes far away, and how often by then a variable had come between. */
  private found: { readonly shadowings: number; readonly bindings: Map<string, Binding> } | undefined = undefined;
  /** Whether its parameters were refused, so that nothing is known of its variables. */
  isFailed = false;

  constructor(resource: DeclaredResource, owner: BodyDefinition, parent: PuppetScope, caller: PuppetScope) {
    super();
    this.compilation = caller.compilation;
    this.resource = resource;
    this.owner = owner;
    this.source = owner.source;
    this.parent = parent;
    this.caller = caller;
    // BClass: whether a class sees a node is what it inherits from to say, wherever it is declared.
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

  /** Keeps a binding of a scope far away, so that a long chain of classes isn't walked again by each of them. */
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

  /** What a match around the scope has found is seen inside of it. */
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
