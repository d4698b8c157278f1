import type { Span } from "@cairn/diagnostics";
import type { Declaration, Parameter, Resource, ResourceKind } from "../catalog/resource.js";
import { referenceTo } from "../catalog/resource.js";
import type { PuppetScope } from "./scopes/puppet-scope.js";

/** A resource on its way into the catalog. */
export class DeclaredResource implements Resource {
  readonly type: string;
  readonly title: string;
  readonly kind: ResourceKind;
  readonly span: Span | undefined;
  readonly parameters = new Map<string, Parameter>();
  readonly tags = new Set<string>();
  readonly sensitive = new Set<string>();
  readonly declarations: Declaration[] = [];
  virtual: boolean;
  exported: boolean;
  /** The scope it was declared in: for defaults, tags of containers and who may override it. */
  readonly scope: PuppetScope;
  /** Whether its body has run (classes and defined types). */
  isEvaluated = false;

  constructor(init: ResourceInit) {
    this.type = init.type;
    this.title = init.title;
    this.kind = init.kind;
    this.span = init.span;
    this.virtual = init.virtual ?? false;
    this.exported = init.exported ?? false;
    this.scope = init.scope;
  }

  get reference(): string {
    return referenceTo(this.type, this.title);
  }
}

export interface ResourceInit {
  readonly type: string;
  readonly title: string;
  readonly kind: ResourceKind;
  readonly span?: Span | undefined;
  readonly virtual?: boolean;
  readonly exported?: boolean;
  readonly scope: PuppetScope;
}
