/** A graph of the catalog: resources, containment, and order. The store's writers convert it to DOT or Mermaid. */
import { startOf, type Result, type Source } from "@cairn/diagnostics";
import { isType, type Value } from "@cairn/puppet-core/values";
import type { Graph, GraphEdge, GraphNode } from "@cairn/store";
import type { Catalog } from "../catalog/catalog.js";
import { referenceTo } from "../catalog/resource.js";
import { catalogue } from "../diagnostics/index.js";
import { referenceText } from "../emit/rich-types.js";

/** A drawing with more nodes than this is of no use. */
const mostNodes = 10_000;

/** Relationship parameters, and whether their arrow starts at the resource that has them. */
const relationships = { before: true, notify: true, require: false, subscribe: false } as const;
type Relationship = keyof typeof relationships;

/** The resources, their containment, and their order. */
export function drawGraph(catalog: Catalog, source: Source): Result<Graph> {
  const shown = catalog.resources.filter(({ exported, virtual }) => exported || !virtual);
  if (shown.length > mostNodes) {
    const words = { what: "the graph", limit: `${mostNodes} resources` };
    return { diagnostics: [catalogue.create["too-large"](startOf(source), words)] };
  }
  const nodes = shown.map(({ kind, span, title, type }): GraphNode => {
    const id = referenceTo(type, title);
    return { id, label: id, kind, path: id, ...(span ? { span } : {}) };
  });
  const known = new Set(nodes.map(({ id }) => id));
  const contains = catalog.resources.flatMap(({ containers, title, type }) =>
    containers.map((from): GraphEdge => ({
      from: referenceTo(from.type, from.title),
      to: referenceTo(type, title),
      kind: "contains",
    })),
  );
  const dependencies = shown.flatMap(({ parameters, title, type }) =>
    (Object.keys(relationships) as Relationship[]).flatMap((name) =>
      arrows(referenceTo(type, title), name, parameters.get(name)?.value ?? null),
    ),
  );
  const edges = [...contains, ...dependencies].filter(({ from, to }) => known.has(from) && known.has(to));
  return { value: { nodes, edges: withoutRepetitions(edges) }, diagnostics: [] };
}

/** Arrows start at what comes first; those that also refresh look different. */
function arrows(reference: string, name: Relationship, value: Value): GraphEdge[] {
  const kind = name === "notify" || name === "subscribe" ? "notifies" : "before";
  return referencesIn(value).map((other) =>
    relationships[name] ? { from: reference, to: other, kind } : { from: other, to: reference, kind },
  );
}

/** References as values, and as strings: chaining arrows (`->`, `~>`) make those. */
function referencesIn(value: Value): string[] {
  const found: string[] = [];
  const waiting: Value[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop()!;
    if (typeof next === "string") found.push(next);
    else if (Array.isArray(next)) for (const item of (next as readonly Value[]).toReversed()) waiting.push(item);
    else if (isType(next) && (next.name === "Class" || next.name === "Resource")) found.push(referenceText(next));
  }
  return found;
}

function withoutRepetitions(edges: readonly GraphEdge[]): GraphEdge[] {
  const known = new Map(edges.map((edge) => [`${edge.kind} ${edge.from}\n${edge.to}`, edge]));
  return [...known.values()];
}
