import { Connection, PuppetDbProblem, textOf, type PuppetDbOptions } from "./connection.js";
import { JsonRows } from "./json-rows.js";
import type { Command } from "./commands.js";

/** A query in PuppetDB's AST (a list) or in PQL (a text). */
export type Query = string | readonly unknown[];

/** The facts of a node, as PuppetDB has them. */
export interface InventoryEntry {
  readonly certname: string;
  readonly environment: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly trusted: Readonly<Record<string, unknown>>;
}

/** How many nodes' facts are asked for at once. */
const pageOfNodes = 200;
const pageOfResources = 5000;

/** A client of PuppetDB 7 and 8. Every method rejects with a `PuppetDbProblem`. */
export class PuppetDb {
  private readonly connection: Connection;

  constructor(options: PuppetDbOptions) {
    this.connection = new Connection(options);
  }

  close(): void {
    this.connection.close();
  }

  /** The answer to a query, row by row, as it arrives. */
  async *rows<Row>(query: Query, page: Readonly<Record<string, unknown>> = {}): AsyncGenerator<Row, void> {
    const answer = await this.connection.post("/pdb/query/v4", JSON.stringify({ query: textOfQuery(query), ...page }));
    const rows = new JsonRows();
    try {
      for await (const chunk of answer.setEncoding("utf8"))
        for (const row of rows.push(chunk as string)) yield JSON.parse(row) as Row;
    } catch (thrown) {
      throw new PuppetDbProblem(`PuppetDB's answer can't be read: ${(thrown as Error).message}`);
    }
    if (!rows.isWhole) throw new PuppetDbProblem("PuppetDB's answer ends in its midst");
  }

  async query<Row>(query: Query, page: Readonly<Record<string, unknown>> = {}): Promise<Row[]> {
    const all: Row[] = [];
    for await (const row of this.rows<Row>(query, page)) all.push(row);
    return all;
  }

  /** The facts of the nodes that a query names by `certname`, by the nodes' names, some hundred at a time in memory. */
  async *inventory(query: Query): AsyncGenerator<InventoryEntry, void> {
    const names = new Set<string>();
    for await (const { certname } of this.rows<{ certname?: unknown }>(query)) {
      if (typeof certname !== "string")
        throw new PuppetDbProblem("the query must give `certname`: `nodes[certname]{ … }`");
      names.add(certname);
    }
    const all = [...names].sort();
    for (let at = 0; at < all.length; at += pageOfNodes) {
      const page = ["array", all.slice(at, at + pageOfNodes)];
      const found = await this.query<InventoryEntry>(["from", "inventory", ["in", "certname", page]]);
      yield* found.sort((left, right) => (left.certname < right.certname ? -1 : 1));
    }
  }

  /** All exported resources of a type but those of one node, as collectors take them. */
  async exported<Resource>(type: string, certname: string): Promise<Resource[]> {
    const wanted = [
      "and",
      ...[
        ["=", "type", type],
        ["=", "exported", true],
        ["not", ["=", "certname", certname]],
        ["=", ["node", "active"], true],
      ],
    ];
    const order = ["certname", "title"].map((field) => ({ field, order: "asc" }));
    const all: Resource[] = [];
    for (;;) {
      const page = { limit: pageOfResources, offset: all.length, order_by: order };
      const found = await this.query<Resource>(["from", "resources", wanted], page);
      for (const each of found) all.push(each);
      if (found.length < pageOfResources) return all;
    }
  }

  /** All exported resources of some types, row by row, by their nodes' names. */
  async *allExported<Resource>(types: readonly string[]): AsyncGenerator<Resource, void> {
    const wanted = [
      ["in", "type", ["array", types]],
      ["=", "exported", true],
      ["=", ["node", "active"], true],
    ];
    const order = ["certname", "type", "title"].map((field) => ({ field, order: "asc" }));
    yield* this.rows<Resource>(["from", "resources", ["and", ...wanted]], { order_by: order });
  }

  /** Sends a command, which PuppetDB works on later. */
  async submit({ certname, command, payload, producerTimestamp, version }: Command): Promise<void> {
    const words = { command, version: String(version), certname, "producer-timestamp": producerTimestamp };
    const path = `/pdb/cmd/v1?${new URLSearchParams(words).toString()}`;
    await textOf(await this.connection.post(path, JSON.stringify(payload)), 10_000);
  }
}

function textOfQuery(query: Query): string {
  return typeof query === "string" ? query : JSON.stringify(query);
}
