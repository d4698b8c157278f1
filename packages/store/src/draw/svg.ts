import type { Graph } from "../graph.js";
import { toQuickDot } from "./dot.js";

/** A drawing for any browser; Graphviz needn't be installed: it is loaded as WebAssembly, on first use. */
export async function toSvg(graph: Graph): Promise<string> {
  const { instance } = await import("@viz-js/viz");
  const viz = await instance();
  const { text, engine } = toQuickDot(graph);
  return viz.renderString(text, { format: "svg", engine });
}
