import type { Json, QueryAnswers } from "../catalog/exported.js";

/** Answers to queries, from a list of `{"query": …, "rows": …}`; blanks don't matter in PQL. */
export function tableOfAnswers(entries: readonly Json[]): QueryAnswers {
  const table = new Map<string, Json>();
  for (const entry of entries) {
    const { query = null, rows = null } = entry as { readonly query?: Json; readonly rows?: Json };
    table.set(keyOf(query), rows);
  }
  return { answer: (query) => table.get(keyOf(query)) };
}

function keyOf(query: Json): string {
  return JSON.stringify(typeof query === "string" ? query.replace(/\s+/g, " ").trim() : query);
}
