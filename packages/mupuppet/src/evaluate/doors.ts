import type { Span } from "@cairn/diagnostics";
import type { BodyDefinition } from "../resolve/definition.js";
import type { Candidates } from "./collectors/candidates.js";
import type { DeclaredResource } from "./declared-resource.js";
import type { PuppetScope } from "./scopes/puppet-scope.js";
import type { SetParameter } from "./set-parameter.js";

/** A resource that may not be declared yet. */
export interface Reference {
  /** Capitalised by segment. */
  readonly type: string;
  readonly title: string;
}

/** Parameters for a resource that is, or will be, declared elsewhere: `File['x'] { … }`, or a collector's body. */
export interface Override {
  /** Capitalised by segment. */
  readonly type: string;
  readonly title: string;
  readonly parameters: readonly SetParameter[];
  /** Where it was written. */
  readonly span: Span;
  readonly scope: PuppetScope;
  /** In whose body it stands. */
  readonly owner: BodyDefinition;
}

/** Overrides that wait for their resource. */
export interface Overrides {
  /** Merges it into its resource at once, or keeps it until that is declared; throws a Failure where it isn't allowed. */
  add(override: Override): void;
  /** Merges those that wait for this resource; throws a Failure where one isn't allowed. */
  applyTo(resource: DeclaredResource): void;
  /** From now on whatever stands in this body may override everything: a collector of it has found something to override. */
  release(owner: BodyDefinition): void;
  /** How many were merged. */
  readonly merged: number;
  /** Those that wait still. */
  waiting(): Iterable<Override>;
}

/** A collector, or `realize`, at work until the end of the compilation. */
export interface Collecting {
  /** Realises what it finds; whether that was anything new. Throws a Failure where its body may not override. */
  run(): boolean;
  /** What it has found so far. */
  readonly collected: ReadonlySet<DeclaredResource>;
  /** What stands left of it in a chain of arrows, which counts in its place where it finds nothing. */
  whenEmpty: RelationshipEnd | undefined;
  /** References that `realize` names and nobody has declared yet. */
  unresolved(): readonly string[];
  readonly span: Span;
}

/** The collectors of a compilation, in the order in which their statements ran. */
export interface Collectors {
  add(collector: Collecting): void;
  readonly all: readonly Collecting[];
  readonly candidates: Candidates;
}

/** One end of a chaining arrow: references, and what collectors will have found. */
export type RelationshipEnd = readonly (Reference | Collecting)[];

/** `source -> target` or `source ~> target`; the arrows to the left are turned around. */
export interface Relating {
  readonly source: RelationshipEnd;
  readonly target: RelationshipEnd;
  readonly parameter: "before" | "notify";
  readonly span: Span;
}

/** The chaining arrows of a compilation, in the order in which they ran. */
export interface Relationships {
  add(relationship: Relating): void;
  readonly all: readonly Relating[];
}
