import type { ExportedResource, Json } from "../../catalog/exported.js";
import type { OthersShared } from "../fleet/others-of-pass.js";
import type { Others } from "../others.js";
import type { KnownOfDatabase } from "./known-of-database.js";

/** How many passes may follow each other: a query may depend on the answer to another one. */
const mostRounds = 100;

/** What nodes still have to know. */
interface Missing {
  readonly collects: readonly string[];
  readonly queries?: readonly Json[];
}

/**
 * What many nodes want to know of others, pass by pass. Without a database that is what files say, and what the nodes
 * themselves export, which is known after the first pass.
 */
export class Rounds {
  /** The places in the list of those that have to be compiled again. */
  unfinished = new Set<number>();
  private readonly others: Others;
  private readonly database: KnownOfDatabase | undefined;
  private readonly types = new Set<string>();
  private readonly queries = new Map<string, Json>();
  /** Those that a node asks first: they don't depend on the answer to another one. */
  private readonly certain = new Set<string>();
  private round = 0;

  constructor(others: Others, database: KnownOfDatabase | undefined) {
    this.others = others;
    this.database = database;
  }

  /** What the first pass knows. `waits`: whether the nodes' own exports are collected, too. */
  first(waits: boolean): OthersShared {
    const { answers, exported } = this.others;
    const asks = this.database !== undefined;
    if (waits) return { exported: undefined, types: [], answers, asks };
    return { exported, types: asks && !exported ? [] : undefined, answers, asks };
  }

  /** Notes what a node lacks; returns whether it has to be compiled again. */
  note(index: number, { collects, queries = [] }: Missing): boolean {
    if (collects.length + queries.length === 0) return false;
    this.unfinished.add(index);
    for (const type of collects) this.types.add(type);
    for (const query of queries) this.queries.set(JSON.stringify(query), query);
    if (queries.length > 0) this.certain.add(JSON.stringify(queries[0]));
    return true;
  }

  /** Those of the types that nodes collect. */
  collected(exported: readonly ExportedResource[]): readonly ExportedResource[] {
    return exported.filter(({ type }) => this.types.has(type));
  }

  /** What the next pass knows, and its nodes; `exportedOf` gives what is exported, with PuppetDB's if there is one. */
  async next(exportedOf: (others: readonly ExportedResource[]) => readonly ExportedResource[]): Promise<{
    readonly places: ReadonlySet<number>;
    readonly known: OthersShared;
  }> {
    const places = this.unfinished;
    this.unfinished = new Set();
    this.round++;
    const { database, types } = this;
    // A file of exports is what the user wants to be collected, whatever PuppetDB has.
    await database?.learn(this.others.exported ? [] : types, this.queries.values(), this.certain);
    this.queries.clear();
    const exported = this.collected(exportedOf(this.others.exported ?? database?.resources ?? []));
    const answers = database ? [...database.answers, ...(this.others.answers ?? [])] : this.others.answers;
    const asks = database !== undefined && this.round < mostRounds;
    return { places, known: { exported, types: asks ? [...types] : undefined, answers, asks } };
  }
}
