import { createSpan, type Source, type Span } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { grow, growKey } from "@cairn/evaluation";
import { type Value } from "@cairn/puppet-core/values";
import type { ExportedResource } from "../catalog/exported.js";
import type { Declaration, Resource, ResourceKind } from "../catalog/resource.js";
import { referenceTo } from "../catalog/resource.js";
import type { BodyDefinition } from "../resolve/definition.js";
import type { ResourceTypeFacts } from "../resource-types/resource-types.js";
import type { PuppetScope } from "./scopes/puppet-scope.js";
import { ParameterList } from "./parameter-list.js";
import type { SetParameter } from "./set-parameter.js";
import { appended, none } from "./short-list.js";
import { TagSet } from "./tag-set.js";

/** What a resource takes besides its parameters: with its entries in lists and indices, and its tags. */
const bytesOfResource = 3072;
/** How often its title is looked up, quoted and written: it is a tag, and part of references and edges. */
const usesOfTitle = 16;

/** How a resource of another node came here. */
export interface Collected {
  readonly exported: ExportedResource;
  /** The collector's place. */
  readonly span: Span;
}

/** A resource that is being built for the catalog. */
export class DeclaredResource implements Resource {
  readonly type: string;
  readonly title: string;
  kind: ResourceKind;
  /** The position of its declaration: a span is only created for errors and explanations. */
  private readonly source: Source | undefined;
  private readonly at: Located | undefined;
  readonly parameters: ParameterList;
  readonly tags = new TagSet();
  sensitive: ReadonlySet<string> = nothing;
  readonly declaredBy: string | undefined;
  /** Its other declarations. */
  private otherDeclarations: readonly Declaration[] = none;
  virtual: boolean;
  exported: boolean;
  /** What another node exports, if it was collected from there. */
  readonly collected: Collected | undefined;
  /** The scope of its declaration: for defaults and tags of containers. */
  readonly scope: PuppetScope;
  /** The body that declared it: only classes that inherit from it may override the resource. */
  readonly owner: BodyDefinition;
  /** Its body, if it is of a defined type or a class (or a node, or main). */
  readonly definition: BodyDefinition | undefined;
  /** Facts about its type, if that is built in. */
  readonly typeFacts: ResourceTypeFacts | undefined;
  /** What the title was where it wasn't a string. */
  private readonly oddTitle: Value | undefined;
  /** The scope of its body, once that has begun to run (classes, nodes, defined types). */
  bodyScope: PuppetScope | undefined = undefined;
  /** Whether its body has begun to run. */
  isEvaluated = false;
  /** Whether a function has made it: the catalog names no place for it. */
  isPlaceless = false;
  /** Whether an error in its declaration was reported, so that its body can't run. */
  isFailed = false;
  /** Its containers, in the order of the edges: usually one. */
  containers: readonly DeclaredResource[] = none;
  /** Its contents, in the order of the edges. */
  contents: readonly DeclaredResource[] = none;
  /** A list of only itself, shared by its contents. */
  private alone: readonly DeclaredResource[] | undefined = undefined;
  /** How many resources were added to the catalog before it. */
  order = -1;

  constructor(init: ResourceInit) {
    grow(bytesOfResource);
    growKey(init.title, usesOfTitle);
    this.type = init.type;
    this.title = init.title;
    this.kind = init.kind;
    this.parameters = new ParameterList(init.parameters);
    this.source = init.source;
    this.at = init.at;
    this.virtual = init.virtual ?? false;
    this.exported = init.exported ?? false;
    this.collected = init.collected;
    this.scope = init.scope;
    this.owner = init.owner ?? init.scope.owner;
    this.declaredBy = init.declaredBy;
    this.definition = init.definition;
    this.typeFacts = init.typeFacts;
    this.oddTitle = init.oddTitle;
  }

  get hasOddTitle(): boolean {
    return this.oddTitle !== undefined;
  }

  /** `$title` in its body. */
  get titleValue(): Value {
    return this.oddTitle ?? this.title;
  }

  /** `File[/etc/motd]`. */
  get reference(): string {
    return referenceTo(this.type, this.title);
  }

  get span(): Span | undefined {
    return this.source && this.at && createSpan(this.source, this.at.start, this.at.end);
  }

  get declarations(): readonly Declaration[] {
    const { declaredBy: by, otherDeclarations, span } = this;
    return by !== undefined && span
      ? [{ span, by, within: this.scope.resource }, ...otherDeclarations]
      : otherDeclarations;
  }

  addDeclaration(declaration: Declaration): void {
    this.otherDeclarations = appended(this.otherDeclarations, declaration);
  }

  /** Adds `content` as an edge of the catalog, once. */
  contain(content: DeclaredResource): void {
    const { containers } = content;
    if (containers.includes(this)) return;
    // Usually there is only one: all contents of a container share that list.
    content.containers = containers.length === 0 ? (this.alone ??= [this]) : appended(containers, this);
    this.contents = appended(this.contents, content);
  }

  get isClass(): boolean {
    return this.type === "Class";
  }

  get isStage(): boolean {
    return this.type === "Stage";
  }

  /** The value of a parameter; undefined if it isn't set. */
  valueOf(name: string): Value | undefined {
    return this.parameters.get(name)?.value;
  }
}

/** Most resources hide nothing. */
const nothing: ReadonlySet<string> = new Set<string>();

export interface ResourceInit {
  readonly type: string;
  readonly title: string;
  readonly kind: ResourceKind;
  /** The source of its declaration. */
  readonly source?: Source;
  readonly at?: Located;
  /** The initial parameters, with different names. The list is owned by the resource from then on. */
  readonly parameters?: SetParameter[];
  readonly virtual?: boolean;
  readonly exported?: boolean;
  readonly collected?: Collected | undefined;
  readonly scope: PuppetScope;
  /** The scope's owner by default. */
  readonly owner?: BodyDefinition;
  /** The kind of its declaration for display: `resource declaration`. */
  readonly declaredBy?: string;
  readonly definition?: BodyDefinition | undefined;
  readonly typeFacts?: ResourceTypeFacts | undefined;
  /** What the title was where it wasn't a string. */
  readonly oddTitle?: Value | undefined;
}
