import { PuppetDbProblem, type PuppetDb, type Query } from "@cairn/puppetdb";
import type { ExportedResource, Json } from "../../catalog/exported.js";
import type { NodeStore } from "../../exported/compile-with-store.js";

/** A query with its answer, as `--puppetdb-answers` has them. */
interface Answer {
  readonly [name: string]: Json;
  readonly query: Json;
  readonly rows: Json;
}

/** What PuppetDB has said so far: each type and each query is asked for once. */
export class KnownOfDatabase implements NodeStore {
  readonly types = new Set<string>();
  readonly resources: ExportedResource[] = [];
  readonly answers: Answer[] = [];
  private readonly database: PuppetDb;
  private readonly queries = new Set<string>();

  constructor(database: PuppetDb) {
    this.database = database;
  }

  /**
   * Asks for all exported resources of types, and for the answers to queries. A query that PuppetDB refuses is left out
   * if it isn't `certain`: it was made without knowing the answer to another one.
   */
  async learn(types: Iterable<string>, queries: Iterable<Json>, certain: ReadonlySet<string>): Promise<void> {
    const fresh = [...types].filter((type) => !this.types.has(type)).sort();
    for (const type of fresh) this.types.add(type);
    if (fresh.length > 0)
      for await (const each of this.database.allExported<ExportedResource>(fresh)) this.resources.push(each);
    for (const query of queries) {
      if (this.queries.has(keyOfQuery(query))) continue;
      const rows = await this.rowsOf(query, certain);
      if (!rows) continue;
      this.queries.add(keyOfQuery(query));
      this.answers.push({ query, rows });
    }
  }

  async exported(type: string): Promise<readonly ExportedResource[]> {
    await this.learn([type], [], new Set());
    return this.resources.filter((each) => each.type === type);
  }

  async query(query: Json): Promise<Json> {
    const key = keyOfQuery(query);
    await this.learn([], [query], new Set([key]));
    return this.answers.find((each) => keyOfQuery(each.query) === key)!.rows;
  }

  private async rowsOf(query: Json, certain: ReadonlySet<string>): Promise<Json[] | undefined> {
    try {
      return await this.database.query<Json>(query as Query);
    } catch (thrown) {
      const isRefused = thrown instanceof PuppetDbProblem && thrown.status !== undefined;
      if (isRefused && !certain.has(keyOfQuery(query))) return undefined;
      throw thrown;
    }
  }
}

/** What identifies a query. */
export function keyOfQuery(query: Json): string {
  return JSON.stringify(query);
}
