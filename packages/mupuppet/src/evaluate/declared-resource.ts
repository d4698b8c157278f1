import { createSpan, type Source, type Span } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { grow } from "@cairn/evaluation";
import { type Value } from "@cairn/puppet-core/values";
import type { Declaration, Resource, ResourceKind } from "../catalog/resource.js";
import { referenceTo } from "../catalog/resource.js";
import type { BodyDefinition } from "../resolve/definition.js";
import type { ResourceTypeFacts } from "../resource-types/resource-types.js";
import type { PuppetScope } from "./scopes/puppet-scope.js";
import { ParameterList } from "./parameter-list.js";
import type { SetParameter } from "./set-parameter.js";
import { appended, none } from "./short-list.js";
import { TagSet } from "./tag-set.js";

/** What a resource takes besides its parameters: with its place in lists and indices, and its tags. */
const bytesOfResource = 3072;

/** A resource on its way into the catalog. */
export class DeclaredResource implements Resource {
  readonly type: string;
  readonly title: string;
  kind: ResourceKind;
  /** Where it was declared: only what errors and explanations speak of is made into a span. */
  private readonly source: Source | undefined;
  private readonly at: Located | undefined;
  readonly parameters: ParameterList;
  readonly tags = new TagSet();
  sensitive: ReadonlySet<string> = nothing;
  readonly declaredBy: string | undefined;
  /** How it was declared otherwise. */
  private otherDeclarations: readonly Declaration[] = none;
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
  /** What the title was where it was no string. */
  private readonly oddTitle: Value | undefined;
  /** The scope of its body, once that has begun to run (classes, nodes, defined types). */
  bodyScope: PuppetScope | undefined = undefined;
  /** Whether its body has begun to run. */
  isEvaluated = false;
  /** Whether a mistake in declaring it was reported, so that its body can't run. */
  isFailed = false;
  /** What contains it, in the order of the edges: mostly one. */
  containers: readonly DeclaredResource[] = none;
  /** What it contains, in the order of the edges. */
  contents: readonly DeclaredResource[] = none;
  /** Itself alone, as what it contains has it. */
  private alone: readonly DeclaredResource[] | undefined = undefined;
  /** How many resources were added to the catalog before it. */
  order = -1;

  constructor(init: ResourceInit) {
    grow(bytesOfResource);
    this.type = init.type;
    this.title = init.title;
    this.kind = init.kind;
    this.parameters = new ParameterList(init.parameters);
    this.source = init.source;
    this.at = init.at;
    this.virtual = init.virtual ?? false;
    this.exported = init.exported ?? false;
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

  /** That it contains `content`, as an edge of the catalog; once. */
  contain(content: DeclaredResource): void {
    const { containers } = content;
    if (containers.includes(this)) return;
    // Mostly there is only one: all that it contains share that list.
    content.containers = containers.length === 0 ? (this.alone ??= [this]) : appended(containers, this);
    this.contents = appended(this.contents, content);
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

export interface ResourceInit {
  readonly type: string;
  readonly title: string;
  readonly kind: ResourceKind;
  /** Where it is declared. */
  readonly source?: Source;
  readonly at?: Located;
  /** Those that are set from the beginning: no two have the same name. The list is the resource's own from then on. */
  readonly parameters?: SetParameter[];
  readonly virtual?: boolean;
  readonly exported?: boolean;
  readonly scope: PuppetScope;
  /** The scope's owner unless given. */
  readonly owner?: BodyDefinition;
  /** In words, of one that is declared where it stands: `resource declaration`. */
  readonly declaredBy?: string;
  readonly definition?: BodyDefinition | undefined;
  readonly typeFacts?: ResourceTypeFacts | undefined;
  /** What the title was where it was no string. */
  readonly oddTitle?: Value | undefined;
}
