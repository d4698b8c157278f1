import type { Graph } from "../graph.js";
import { toQuickDot } from "./dot.js";

/** A drawing that any browser shows; Graphviz need not be installed: it is loaded as WebAssembly, only when this is called. */
export async function toSvg(graph: Graph): Promise<string> {
  const { instance } = await import("@viz-js/viz");
  const viz = await instance();
  const { text, engine } = toQuickDot(graph);
  return viz.renderString(text, { format: "svg", engine });
}
