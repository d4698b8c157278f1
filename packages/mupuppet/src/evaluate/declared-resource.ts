import type { Span } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-expressions/values";
import type { Declaration, Resource, ResourceKind } from "../catalog/resource.js";
import { referenceTo } from "../catalog/resource.js";
import type { BodyDefinition } from "../resolve/definition.js";
import type { ResourceTypeFacts } from "../resource-types/resource-types.js";
import type { PuppetScope } from "./scopes/puppet-scope.js";
import { ParameterList } from "./parameter-list.js";
import type { SetParameter } from "./set-parameter.js";
import { TagSet } from "./tag-set.js";

/** A resource on its way into the catalog. */
export class DeclaredResource implements Resource {
  readonly type: string;
  readonly title: string;
  /** `File[/etc/motd]`. */
  readonly reference: string;
  kind: ResourceKind;
  readonly span: Span | undefined;
  readonly parameters: ParameterList;
  readonly tags = new TagSet();
  sensitive: ReadonlySet<string> = nothing;
  readonly declarations: Declaration[];
  virtual: boolean;
  exported: boolean;
  /** The scope it was declared in: for defaults and tags of containers. */
  readonly scope: PuppetScope;
  /** In whose body it was declared: only those that inherit from it may override it. */
  readonly owner: BodyDefinition;
  /** What its body is, where it is of a defined type or a class (or a node, or main). */
  readonly definition: BodyDefinition | undefined;
  /** What is known of its type, where that is built in. */
  readonly typeFacts: ResourceTypeFacts | undefined;
  readonly hasOddTitle: boolean;
  /** The scope of its body, once that has begun to run (classes, nodes, defined types). */
  bodyScope: PuppetScope | undefined = undefined;
  /** Whether its body has begun to run. */
  isEvaluated = false;
  /** Whether a mistake in declaring it was reported, so that its body can't run. */
  isFailed = false;
  /** What contains it, in the order of the edges: mostly one. */
  containers: DeclaredResource[] = none;
  /** What it contains, in the order of the edges. */
  contents: DeclaredResource[] = none;
  /** How many resources were added to the catalog before it. */
  order = -1;

  constructor(init: ResourceInit) {
    this.type = init.type;
    this.title = init.title;
    this.reference = referenceTo(init.type, init.title);
    this.kind = init.kind;
    this.parameters = new ParameterList(init.parameters);
    this.span = init.span;
    this.virtual = init.virtual ?? false;
    this.exported = init.exported ?? false;
    this.scope = init.scope;
    this.owner = init.owner ?? init.scope.owner;
    this.declarations = init.declaration ? [init.declaration] : [];
    this.definition = init.definition;
    this.typeFacts = init.typeFacts;
    this.hasOddTitle = init.hasOddTitle ?? false;
  }

  get isClass(): boolean {
    return this.type === "Class";
  }

  get isStage(): boolean {
    return this.type === "Stage";
  }

  /** The value of a parameter; nothing where it isn't set. */
  valueOf(name: string): Value | undefined {
    return this.parameters.get(name)?.value;
  }
}

/** Most resources hide nothing. */
const nothing: ReadonlySet<string> = new Set<string>();

/** Most contain nothing. It stays empty: who adds something puts a new list in its place. */
const none: DeclaredResource[] = [];

export interface ResourceInit {
  readonly type: string;
  readonly title: string;
  readonly kind: ResourceKind;
  readonly span?: Span | undefined;
  /** Those that are set from the beginning: no two have the same name. */
  readonly parameters?: readonly SetParameter[];
  readonly virtual?: boolean;
  readonly exported?: boolean;
  readonly scope: PuppetScope;
  /** The scope's owner unless given. */
  readonly owner?: BodyDefinition;
  readonly declaration?: Declaration;
  readonly definition?: BodyDefinition | undefined;
  readonly typeFacts?: ResourceTypeFacts | undefined;
  readonly hasOddTitle?: boolean;
}
