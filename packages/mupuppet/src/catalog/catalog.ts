/**
 * The result of a compilation: resources with their parameters, and what contains and orders them. It is plain data
 * that evaluation fills and all later phases (emit, diff, graph, explain) only read.
 */
import type { Rendering } from "../templates/renderings.js";
import type { SecretTexts } from "../view/secret-texts.js";
import type { Resource } from "./resource.js";

/** A node's catalog: the result of the evaluation, from which all output is made. */
export interface Catalog {
  /** The node's name. */
  readonly name: string;
  readonly environment: string;
  readonly tags: readonly string[];
  readonly classes: readonly string[];
  /** In Puppet's order; includes virtual ones, which are not printed. */
  readonly resources: readonly Resource[];
  /** The renderings of its templates, for explanations. */
  readonly renderings: readonly Rendering[];
  /** The secrets that were decrypted for it: all output but the catalog masks them. */
  readonly secrets: SecretTexts;
}
