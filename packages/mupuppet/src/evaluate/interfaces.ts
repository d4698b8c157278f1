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
  /** The span in the source. */
  readonly span: Span;
  readonly scope: PuppetScope;
  /** The body that contains it. */
  readonly owner: BodyDefinition;
}

/** Overrides that wait for their resource. */
export interface Overrides {
  /** Merges it into its resource at once, or keeps it until that is declared; throws a Failure if it isn't allowed. */
  add(override: Override): void;
  /** Merges those that wait for this resource; throws a Failure if one isn't allowed. */
  applyTo(resource: DeclaredResource): void;
  /**
   * From now on everything in this body may override everything: one of its collectors has found something to override.
   */
  release(owner: BodyDefinition): void;
  /** How many were merged. */
  readonly merged: number;
  /** Those that are still waiting. */
  waiting(): Iterable<Override>;
}

/** A collector, or `realize`, active until the end of the compilation. */
export interface Collecting {
  /** Realizes what it finds; returns whether that was anything new. Throws a Failure if its body may not override. */
  run(): boolean;
  /** What it has found so far. */
  readonly collected: ReadonlySet<DeclaredResource>;
  /** The operand to its left in a chain of arrows, which is used instead if it finds nothing. */
  whenEmpty: RelationshipEnd | undefined;
  /** References of `realize` that aren't declared yet. */
  unresolved(): readonly string[];
  readonly span: Span;
}

/** The collectors of a compilation, in the order in which their statements ran. */
export interface Collectors {
  add(collector: Collecting): void;
  readonly all: readonly Collecting[];
  readonly candidates: Candidates;
}

/** One end of a chaining arrow: references, and the resources that collectors find. */
export type RelationshipEnd = readonly (Reference | Collecting)[];

/** `source -> target` or `source ~> target`; arrows to the left are reversed. */
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
