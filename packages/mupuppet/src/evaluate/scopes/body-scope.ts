import type { Source } from "@cairn/diagnostics";
import type { Binding } from "@cairn/puppet-expressions/evaluate";
import type { BodyDefinition } from "../../resolve/definition.js";
import type { Compilation } from "../compilation.js";
import type { DeclaredResource } from "../declared-resource.js";
import { PuppetScope } from "./puppet-scope.js";
import { following, readOwn, refuseToBind } from "./variables.js";

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
    this.base = owner.kind === "node" ? this : caller.base;
  }

  find(name: string): Binding | undefined {
    if (name.includes("::")) return this.compilation.findQualified(name);
    let scope: PuppetScope | undefined = this;
    while (scope !== undefined) {
      const binding = scope.own(name);
      if (binding) return readOwn(binding);
      scope = scope.parent;
    }
    return undefined;
  }

  override own(name: string): Binding | undefined {
    const binding = this.variables.get(name) ?? this.parameters?.own(name);
    if (!binding && this.isFailed) throw following();
    return binding;
  }

  assign(name: string, binding: Binding): void {
    refuseToBind(name, this.variables.get(name));
    this.variables.set(name, binding);
  }
}
