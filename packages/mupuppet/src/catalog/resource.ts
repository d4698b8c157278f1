import type { Span } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-core/values";

/** What set a parameter; `explain` and `diff` name it. */
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

/** A parameter with the position at which it was set. */
export interface Parameter {
  /** In lower case. */
  readonly name: string;
  readonly value: Value;
  readonly step: ParameterStep;
  /** The span in the source. */
  readonly span: Span;
  /** Whether it was written with `+>`. */
  readonly appends: boolean;
  /** The value that it replaced or extended, the latest first; with the reason. */
  readonly lost?: { readonly parameter: Parameter; readonly why: string } | undefined;
}

/** A resource's kind in the catalog (Puppet's `kind`, catalog format 2). */
export type ResourceKind = "compilable_type" | "defined_type" | "class" | "unknown";

/** How a resource came to be declared: what asked for it, outermost last. */
export interface Declaration {
  readonly span: Span;
  /** For display: `include`, `require`, `resource declaration`, `class declaration`, `create_resources`, … */
  readonly by: string;
  /** The resource whose body contains it: a class, a defined type, a node or main. */
  readonly within?: Resource | undefined;
}

/** Parameters by name as written, in the order in which they were first set: a map, or anything with its interface. */
export interface Parameters extends Iterable<[string, Parameter]> {
  readonly size: number;
  get(name: string): Parameter | undefined;
  has(name: string): boolean;
  keys(): Iterable<string>;
  values(): Iterable<Parameter>;
}

/** Unique tags, in Puppet's order; there may be as many as there are nested resources. */
export interface Tags {
  has(tag: string): boolean;
  all(): readonly string[];
  /** Whether another resource has these tags in this order, as far as that can be decided quickly. */
  isSame(other: Tags): boolean;
}

/** A resource of the catalog, also while it is still being built. */
export interface Resource {
  /** Capitalised by segment: `File`, `Apache::Vhost`, `Class`, `Node`, `Stage`. */
  readonly type: string;
  readonly title: string;
  /** Whether its title wasn't a string, but a number or the like (`create_resources`). */
  readonly hasOddTitle?: boolean;
  readonly kind: ResourceKind;
  /** In the order in which they were set; undef values are kept until the catalog is written. */
  readonly parameters: Parameters;
  readonly tags: Tags;
  /** The span of its declaration; undefined for resources that Puppet itself makes and for included classes. */
  readonly span?: Span | undefined;
  /** Whether the catalog doesn't say where it is declared: Ruby has made it. */
  readonly isPlaceless?: boolean;
  readonly virtual: boolean;
  readonly exported: boolean;
  readonly sensitive: ReadonlySet<string>;
  /** The kind of its declaration for display: `resource declaration`, `create_resources`. */
  readonly declaredBy?: string | undefined;
  /** All of its inclusions or declarations, the effective one first. */
  readonly declarations: readonly Declaration[];
  /** Its containers, in the order of Puppet's edges: usually one. */
  readonly containers: readonly Resource[];
}

/** `File[/etc/motd]`. */
export function referenceTo(type: string, title: string): string {
  return `${type}[${title}]`;
}
