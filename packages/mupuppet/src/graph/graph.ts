/** A graph of the catalog: resources, containment, and order. The store's writers convert it to DOT or Mermaid. */
import { startOf, type Result, type Source } from "@cairn/diagnostics";
import { isType, type Value } from "@cairn/puppet-core/values";
import { holdsEncrypted } from "@cairn/hiera";
import { createStore, showValue, type Graph, type GraphEdge, type GraphNode } from "@cairn/store";
import type { Catalog } from "../catalog/catalog.js";
import { referenceTo, type Resource } from "../catalog/resource.js";
import { catalogue } from "../diagnostics/index.js";
import { sensitiveParameters } from "../emit/printed-parameters.js";
import { holdsSecret, mask } from "../view/secrets.js";
import type { SecretTexts } from "../view/secret-texts.js";
import { toStoreValue } from "../view/to-store.js";
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
  const nodes = shown.map((each) => nodeOf(each, catalog.secrets));
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
  const graph = withoutFrames({ nodes, edges: withoutRepetitions(edges) });
  return { value: withoutSecrets(graph, catalog.secrets), diagnostics: [] };
}

/** With titles that contain secrets masked wherever a drawing has them. */
function withoutSecrets(graph: Graph, secrets: SecretTexts): Graph {
  const names = new Map<string, string>();
  for (const { id } of graph.nodes)
    if (secrets.mask(id) !== id) names.set(id, `${secrets.mask(id)} (${names.size + 1})`);
  if (names.size === 0) return graph;
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    nodes: graph.nodes.map((node) => ({ ...node, id: nameOf(node.id), path: nameOf(node.path ?? node.id) })),
    edges: graph.edges.map((edge) => ({ ...edge, from: nameOf(edge.from), to: nameOf(edge.to) })),
  };
}

function nodeOf(resource: Resource, secrets: SecretTexts): GraphNode {
  const { parameters, span, title, type } = resource;
  const id = referenceTo(type, title);
  const secret = new Set(sensitiveParameters(resource));
  const lines = [...parameters.values()].flatMap(({ name, value }) =>
    name in relationships || value === null
      ? []
      : [`${name} => ${secret.has(name) || secrets.isIn(value) ? mask : shortValue(value)}`],
  );
  return { id, label: secrets.mask(labelOf(id)), kind: kindOf(resource), path: id, lines, ...(span ? { span } : {}) };
}

/** What users call it. */
function kindOf({ exported, kind, type }: Resource): string {
  if (exported) return "exported";
  if (type === "Class" || type === "Node" || type === "Stage") return type.toLowerCase();
  return kind === "compilable_type" ? "resource" : "define";
}

/** A block of a node isn't known by the title that Puppet gives it. */
function labelOf(reference: string): string {
  const block = /^Node\[(?:__node_regexp__)?([^]*)\]$/.exec(reference);
  return block ? `node ${block[1]!}` : reference;
}

const longestValue = 60;

function shortValue(value: Value): string {
  if (holdsSecret(value) || holdsEncrypted(value)) return mask;
  const store = createStore(["catalog"]);
  const origin = { step: 1, source: 0, start: 0, end: 0 };
  const text = typeof value === "string" ? value : showValue(toStoreValue(value, store, origin), store.log).text;
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > longestValue ? `${line.slice(0, longestValue - 1)}…` : line;
}

/** Without the stage and the class that contain everything: nobody wrote them. */
function withoutFrames({ edges, nodes }: Graph): Graph {
  const frames = new Set(["Stage[main]", "Class[main]", "Class[Main]", "Class[Settings]"]);
  for (const { from, kind, to } of edges) {
    if (kind === "contains") continue;
    frames.delete(from);
    frames.delete(to);
  }
  return {
    nodes: nodes.filter(({ id }) => !frames.has(id)),
    edges: edges.filter(({ from, to }) => !frames.has(from) && !frames.has(to)),
  };
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
