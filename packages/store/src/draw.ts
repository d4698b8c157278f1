import type { Graph } from "./graph.js";

/** Graphviz's text. */
export function toDot(graph: Graph): string {
  throw new Error(`not yet ${String(graph)}`);
}

/** A Mermaid flowchart. */
export function toMermaid(graph: Graph): string {
  throw new Error(`not yet ${String(graph)}`);
}

/** A drawing that any browser shows; Graphviz need not be installed. */
export function toSvg(graph: Graph): Promise<string> {
  throw new Error(`not yet ${String(graph)}`);
}
