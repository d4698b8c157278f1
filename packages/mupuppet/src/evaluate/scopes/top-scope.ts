import type { Source } from "@cairn/diagnostics";
import type { Binding } from "@cairn/puppet-core/evaluate";
import type { BodyDefinition } from "../../resolve/definition.js";
import type { Compilation } from "../compilation.js";
import type { DeclaredResource } from "../declared-resource.js";
import { PuppetScope } from "./puppet-scope.js";
import { readOwn, refuseToBind } from "./variables.js";

/** Top scope: facts and the variables outside classes, defined types and nodes. */
export class TopScope extends PuppetScope {
  readonly compilation: Compilation;
  readonly owner: BodyDefinition;
  readonly source: Source;
  readonly parent = undefined;
  readonly caller = undefined;
  readonly base: PuppetScope = this;
  /** Class[main]; set as soon as there is one. */
  declare resource: DeclaredResource;

  constructor(compilation: Compilation, owner: BodyDefinition) {
    super();
    this.compilation = compilation;
    this.owner = owner;
    this.source = owner.source;
  }

  find(name: string): Binding | undefined {
    if (name.includes("::")) return this.compilation.findQualified(name);
    return readOwn(this.own(name));
  }

  override own(name: string): Binding | undefined {
    if (name === "facts" || name === "trusted") this.compilation.askForFacts();
    return this.variables.get(name);
  }

  assign(name: string, binding: Binding): void {
    refuseToBind(name, this.variables.get(name));
    this.variables.set(name, binding);
  }
}
