import type { ExportedResource, ExportedResources, Json, QueryAnswers } from "../../catalog/exported.js";
import type { NodeSettings } from "../../evaluate/settings.js";
import { ExportedTable } from "../../exported/exported-table.js";
import { tableOfAnswers } from "../../exported/query-table.js";

/** What a pass over many nodes knows of others; plain data, for all threads. */
export interface OthersShared {
  readonly exported: readonly ExportedResource[] | undefined;
  /** The types whose exported resources are known; undefined: all of them. */
  readonly types: readonly string[] | undefined;
  /** Answers for `puppetdb_query`. */
  readonly answers: readonly Json[] | undefined;
  /** Whether what has no answer yet will be asked for. */
  readonly asks: boolean;
}

/** What a node still has to know about others: it is compiled again. */
export class Wanted {
  readonly types = new Set<string>();
  readonly queries: Json[] = [];

  get isNothing(): boolean {
    return this.types.size + this.queries.length === 0;
  }
}

/** What the nodes of a thread know of others, and what they find missing. */
export class OthersOfPass {
  private readonly shared: OthersShared;
  private readonly table: ExportedTable;
  private readonly types: ReadonlySet<string> | undefined;
  private readonly known: QueryAnswers | undefined;

  constructor(shared: OthersShared) {
    this.shared = shared;
    this.table = new ExportedTable(shared.exported);
    this.types = shared.types && new Set(shared.types);
    this.known = shared.answers && tableOfAnswers(shared.answers);
  }

  /** As a compilation asks for it. */
  for(wanted: Wanted): Pick<NodeSettings, "answers" | "exported"> {
    return { exported: this.exportedFor(wanted), answers: this.answersFor(wanted) };
  }

  private exportedFor(wanted: Wanted): ExportedResources | undefined {
    const { table, types } = this;
    if (!types) return this.shared.exported && table;
    return {
      find(type) {
        if (!types.has(type)) wanted.types.add(type);
        return table.find(type);
      },
    };
  }

  private answersFor(wanted: Wanted): QueryAnswers | undefined {
    if (!this.shared.asks) return this.known;
    return {
      answer: (query) => {
        const found = this.known?.answer(query);
        if (found === undefined) wanted.queries.push(query);
        return found ?? [];
      },
    };
  }
}
