/**
 * What came out of a compilation: resources with their parameters, and what contains and orders them. It is plain data that
 * evaluation fills and everything behind it (emit, diff, graph, explain) only reads.
 */
import type { Rendering } from "../templates/renderings.js";
import type { Resource } from "./resource.js";

/** What a manifest says of one node: the result of the evaluation, from which everything that is printed is made. */
export interface Catalog {
  /** The node's name. */
  readonly name: string;
  readonly environment: string;
  readonly tags: readonly string[];
  readonly classes: readonly string[];
  /** In Puppet's order; virtual ones too, which are not printed. */
  readonly resources: readonly Resource[];
  /** What its templates have put out, for explanations. */
  readonly renderings: readonly Rendering[];
}
