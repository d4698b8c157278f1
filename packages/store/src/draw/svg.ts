import type { Graph } from "../graph.js";
import { toQuickDot } from "./dot.js";

/** A drawing for any browser; Graphviz needn't be installed: it is loaded as WebAssembly, on first use. */
export async function toSvg(graph: Graph): Promise<string> {
  return (await svgPainter())(graph);
}

/** Draws graphs one after another. */
export async function svgPainter(): Promise<(graph: Graph) => string> {
  const { instance } = await import("@viz-js/viz");
  const viz = await instance();
  return (graph) => {
    const { text, engine } = toQuickDot(graph);
    // Which font a browser has isn't known: the boxes are as large as a wide one needs.
    const roomy = text.replaceAll('fontname="Helvetica"', 'fontname="Courier"');
    const svg = viz.renderString(roomy, { format: "svg", engine });
    return svg.replaceAll(/font-family="Courier[^"]*"/g, 'font-family="Helvetica,Arial,sans-serif"');
  };
}
