import type { Data } from "@cairn/store";

/** A catalog as Puppet's agent takes it. */
export interface CatalogData {
  /** The node's name. */
  readonly name: string;
  readonly version: number | string;
  readonly environment: string;
  readonly tags: readonly string[];
  readonly classes: readonly string[];
  readonly resources: readonly ResourceData[];
  readonly edges: readonly { readonly source: string; readonly target: string }[];
}

/** A resource of a catalog, as Puppet's JSON has it; `line` counts from 1. */
export interface ResourceData {
  readonly type: string;
  readonly title: string;
  readonly file?: string;
  readonly line?: number;
  readonly exported: boolean;
  readonly tags: readonly string[];
  readonly parameters?: { readonly [name: string]: Data };
}
