import type { Span } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-core/values";

/** What put a parameter there; `explain` and `diff` name it. */
export type ParameterStep =
  | "declaration"
  | "default value"
  | "resource default"
  | "default body"
  | "override"
  | "collector"
  | "relationship"
  | "metaparameter"
  | "external data"
  | "title";

/** A parameter with where it was set. */
export interface Parameter {
  /** In lower case. */
  readonly name: string;
  readonly value: Value;
  readonly step: ParameterStep;
  /** Where it was written. */
  readonly span: Span;
  /** Whether it was written with `+>`. */
  readonly appends: boolean;
  /** What it replaced or extended, the latest first in line; with the reason. */
  readonly lost?: { readonly parameter: Parameter; readonly why: string } | undefined;
}

/** What a resource is in the catalog (Puppet's `kind`, catalog format 2). */
export type ResourceKind = "compilable_type" | "defined_type" | "class" | "unknown";

/** How a resource came to be declared: who asked for it, outermost last. */
export interface Declaration {
  readonly span: Span;
  /** In words: `include`, `require`, `resource declaration`, `class declaration`, `create_resources`, … */
  readonly by: string;
  /** The resource in whose body that stands: a class, a defined type, a node or main. */
  readonly within?: Resource | undefined;
}

/** Parameters by name as it was written, in the order in which they were first set: a map, or what can be asked like one. */
export interface Parameters extends Iterable<[string, Parameter]> {
  readonly size: number;
  get(name: string): Parameter | undefined;
  has(name: string): boolean;
  keys(): Iterable<string>;
  values(): Iterable<Parameter>;
}

/** Tags, each once, in Puppet's order; there may be as many as resources contain each other. */
export interface Tags {
  has(tag: string): boolean;
  all(): readonly string[];
  /** Whether another resource has these tags in this order, as far as that is seen at a glance. */
  isSame(other: Tags): boolean;
}

/** A resource of the catalog, also while it is still being made. */
export interface Resource {
  /** Capitalised by segment: `File`, `Apache::Vhost`, `Class`, `Node`, `Stage`. */
  readonly type: string;
  readonly title: string;
  /** Whether its title wasn't a string, but a number or the like (`create_resources`). */
  readonly hasOddTitle?: boolean;
  readonly kind: ResourceKind;
  /** In the order in which they were set; undef values are there until the catalog is written. */
  readonly parameters: Parameters;
  readonly tags: Tags;
  /** Where it was declared; nothing for those that Puppet itself makes and for included classes. */
  readonly span?: Span | undefined;
  readonly virtual: boolean;
  readonly exported: boolean;
  readonly sensitive: ReadonlySet<string>;
  /** In words, what declared it where it stands: `resource declaration`, `create_resources`. */
  readonly declaredBy?: string | undefined;
  /** Every inclusion or declaration of it, the one that counted first. */
  readonly declarations: readonly Declaration[];
  /** What contains it, in the order of Puppet's edges: mostly one. */
  readonly containers: readonly Resource[];
}

/** `File[/etc/motd]`. */
export function referenceTo(type: string, title: string): string {
  return `${type}[${title}]`;
}
