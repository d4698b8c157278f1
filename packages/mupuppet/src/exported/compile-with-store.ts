import type { ExportedResource, ExportedResources, Json, QueryAnswers } from "../catalog/exported.js";

/** A database of what nodes export, and of all that queries ask: PuppetDB, or what stands in for it. */
export interface NodeStore {
  /** All exported resources of a type (capitalised by segment), but those of the node that asks. */
  exported(type: string, certname: string): Promise<readonly ExportedResource[]>;
  /** The answer to a query. */
  query(query: Json): Promise<Json>;
}

/** What a compilation gets from a store. */
export interface KnownOfStore {
  readonly exported: ExportedResources;
  readonly answers: QueryAnswers;
}

/** How many compilations may follow each other: a query may depend on the answer to another one. */
const mostRounds = 100;

/**
 * Compiles with what a store has. A compilation is synchronous: it runs without what isn't known yet, its result is
 * dropped, what it asked for is fetched, and it runs again, until nothing is missing. `compile` must return the same
 * for the same answers, and must not throw. Rejects if the store does.
 */
export async function compileWithStore<Compiled>(
  certname: string,
  store: NodeStore,
  compile: (known: KnownOfStore) => Compiled,
): Promise<Compiled> {
  const asked = new Asked();
  for (let round = 0; ; round++) {
    const result = compile(asked);
    if (!asked.isMissing || round === mostRounds) return result;
    await asked.fetch(certname, store);
  }
}

class Asked implements KnownOfStore {
  private readonly types = new Map<string, readonly ExportedResource[]>();
  private readonly queries = new Map<string, Json>();
  private readonly missingTypes = new Set<string>();
  private readonly missingQueries = new Map<string, Json>();

  readonly exported: ExportedResources = {
    find: (type) => {
      const found = this.types.get(type);
      if (!found) this.missingTypes.add(type);
      return found ?? [];
    },
  };
  readonly answers: QueryAnswers = {
    answer: (query) => {
      const key = JSON.stringify(query);
      const found = this.queries.get(key);
      if (found === undefined) this.missingQueries.set(key, query);
      return found ?? [];
    },
  };

  get isMissing(): boolean {
    return this.missingTypes.size + this.missingQueries.size > 0;
  }

  async fetch(certname: string, store: NodeStore): Promise<void> {
    const types = Array.from(this.missingTypes, async (type) => {
      this.types.set(type, await store.exported(type, certname));
    });
    const queries = Array.from(this.missingQueries, async ([key, query], index) => {
      const answer = store.query(query);
      // Those after the first were asked without knowing its answer, and may make no sense.
      const answered = await (index === 0 ? answer : answer.catch(() => undefined));
      if (answered !== undefined) this.queries.set(key, answered);
    });
    this.missingTypes.clear();
    this.missingQueries.clear();
    await Promise.all([...types, ...queries]);
  }
}
