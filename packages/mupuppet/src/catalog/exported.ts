/**
 * What a node knows of others: the resources that they export, and answers of PuppetDB. Both are plain data in
 * PuppetDB's own form, so that a database, a file and another compilation give the same.
 */

/** A value in JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A resource that a node exports, as PuppetDB's query `resources` gives it; more members may be there. */
export interface ExportedResource {
  /** The node that exports it. */
  readonly certname: string;
  /** Capitalised by segment. */
  readonly type: string;
  readonly title: string;
  readonly exported: true;
  /** In lower case. */
  readonly tags: readonly string[];
  readonly file?: string | null;
  readonly line?: number | null;
  /** Values that JSON lacks (`default`, regular expressions, …) are strings; secrets are left out. */
  readonly parameters: { readonly [name: string]: Json };
}

/** Where collectors (`<<| |>>`) look: it answers at once. */
export interface ExportedResources {
  /**
   * All exported resources of a type (capitalised by segment), in the order in which they are collected. Those of the
   * node that asks may be among them: it doesn't collect them.
   */
  find(type: string): readonly ExportedResource[];
}

/** What `puppetdb_query` asks: it answers at once. */
export interface QueryAnswers {
  /** The answer to a query in PQL (a string) or as a tree; undefined if there is none. */
  answer(query: Json): Json | undefined;
}
