import { positionAt } from "@cairn/diagnostics";
import type { Graph, GraphNode } from "../graph.js";
import { forestOf, type Forest } from "./forest.js";

/** A graph with short names for its nodes, and with kinds numbered in order of appearance. */
export interface Drawing {
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
  /** By the nodes' names: what contains what. */
  readonly forest: Forest;
  /** The kinds in order of their numbers. */
  readonly nodeKinds: readonly string[];
  readonly edgeKinds: readonly string[];
}

export interface DrawnNode {
  readonly name: string;
  readonly kind: number;
  readonly node: GraphNode;
}

/** An arrow between two existing nodes. */
export interface DrawnEdge {
  readonly from: string;
  readonly to: string;
  /** 0 for `contains`. */
  readonly kind: number;
  readonly label: string;
}

/** Prepares `graph` for any notation; an edge to a missing node is dropped. */
export function drawingOf(graph: Graph): Drawing {
  const names = new Map(graph.nodes.map((node, index) => [node.id, `n${index}`]));
  const nodeKinds = new Map<string, number>();
  const edgeKinds = new Map([["contains", 0]]);
  const nodes = graph.nodes.map((node) => ({ name: names.get(node.id)!, kind: numberOf(nodeKinds, node.kind), node }));
  const edges = graph.edges.flatMap(({ from, to, kind, label }) => {
    const [first, second] = [names.get(from), names.get(to)];
    if (first === undefined || second === undefined) return [];
    const words = label ?? (kind === "contains" ? "" : kind);
    return [{ from: first, to: second, kind: numberOf(edgeKinds, kind), label: cleanLabel(words) }];
  });
  const forest = forestOf({
    nodes: nodes.map(({ name, node }) => ({ ...node, id: name })),
    edges: edges.map((edge) => ({ ...edge, kind: edge.kind === 0 ? "contains" : "" })),
  });
  return { nodes, edges, forest, nodeKinds: [...nodeKinds.keys()], edgeKinds: [...edgeKinds.keys()] };
}

function numberOf(kinds: Map<string, number>, kind: string): number {
  const known = kinds.get(kind) ?? kinds.size;
  kinds.set(kind, known);
  return known;
}

const longestLabel = 100;

const unprintable =
  /[\x00-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A label of bounded length on one line, without characters that no drawing can show. */
export function cleanLabel(label: string): string {
  const short = label.length > longestLabel ? `${label.slice(0, longestLabel - 1)}…` : label;
  return short.replace(/[\t\r\n]+/g, " ").replace(unprintable, "\ufffd");
}

const mostLines = 12;

/** The lines of a box, of which very many are counted. */
export function shownLines({ lines = [] }: GraphNode): readonly string[] {
  if (lines.length <= mostLines) return lines.map(cleanLabel);
  return [...lines.slice(0, mostLines - 1).map(cleanLabel), `… ${lines.length - mostLines + 1} more`];
}

/** What is said of a box where the pointer is over it: its kind, path, place and values. */
export function tooltipOf(node: GraphNode): string {
  const { kind, label, lines = [], path = label } = node;
  const place = placeOfNode(node);
  const all = [`${kind} ${path}`, ...(place === undefined ? [] : [place]), ...lines.slice(0, 2 * mostLines)];
  return all.map(cleanLabel).join("\n");
}

/** Where it is written: `site.pp:3:1`. */
export function placeOfNode({ span }: GraphNode): string | undefined {
  if (!span) return undefined;
  const { line, column } = positionAt(span.source, span.start);
  return `${span.source.name}:${line}:${column}`;
}
