import type { Graph } from "../graph.js";
import { cleanLabel, placeOfNode } from "./drawing.js";
import { collapsed, forestOf, liftedEdges, type Forest } from "./forest.js";
import { svgPainter } from "./svg.js";
import { files } from "./generated/page.js";

/** What the page of a graph says besides the graph. */
export interface HtmlOptions {
  readonly title: string;
  /** The story of the value at a path, shown where its box is clicked. */
  readonly explain?: (path: string) => string | undefined;
}

/** Up to so many boxes are drawn in one picture; more become closed containers that open when they are clicked. */
const mostInOne = 150;
const mostViews = 200;
const mostStories = 300;
const longestStory = 4000;

/**
 * A page of its own, without any network: pictures to move and to zoom, with a search, and what is known of each box.
 * A large graph is a picture of its outermost containers, and one of each container's contents.
 */
export async function toHtml(graph: Graph, { explain, title }: HtmlOptions): Promise<string> {
  const paint = await svgPainter();
  const views = viewsOf(graph).map(({ graph: part, id, name }) => {
    const svg = paint(part).replace(/^[^]*?(?=<svg)/, "");
    return { id, name, svg, ids: part.nodes.map((node) => node.id) };
  });
  const data = { views, nodes: informationOf(graph, explain) };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028");
  const heading = escapeHtml(cleanLabel(title));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<title>${heading}</title>
<style>
${files["style.css"]}</style>
<header><b>${heading}</b><nav id="trail"></nav><input id="search" type="search" placeholder="search" list="names"><datalist id="names"></datalist></header>
<main><div id="picture"></div><aside id="about" hidden></aside></main>
<script type="application/json" id="data">${json}</script>
<script>
${files["script.js"]}</script>
</html>
`;
}

interface View {
  /** The container whose contents it shows; "" for the first. */
  readonly id: string;
  readonly name: string;
  readonly graph: Graph;
}

function viewsOf(graph: Graph): readonly View[] {
  if (graph.nodes.length <= mostInOne) return [{ id: "", name: "everything", graph }];
  const forest = forestOf(graph);
  const roots = new Set(forest.roots);
  const first = { id: "", name: "everything", graph: collapsed(graph, (id) => roots.has(id)) };
  const containers = graph.nodes.filter(({ id }) => forest.children.has(id)).slice(0, mostViews);
  return [first, ...containers.map(({ id, label }) => ({ id, name: label, graph: contentsOf(graph, id, forest) }))];
}

/** What a container holds, each as one box, and what that leads to or comes from. */
function contentsOf(graph: Graph, container: string, forest: Forest): Graph {
  const inside = new Set(forest.children.get(container));
  const shown = new Map<string, string | undefined>();
  for (const { id } of graph.nodes) {
    let at: string | undefined = id;
    while (at !== undefined && !inside.has(at)) at = forest.parents.get(at);
    shown.set(id, at);
  }
  const nodes = graph.nodes.filter(({ id }) => inside.has(id));
  const closed = nodes.map((node) => {
    const count = forest.children.get(node.id)?.length ?? 0;
    return count === 0 ? node : { ...node, label: `${node.label} (+${count})` };
  });
  return { nodes: closed, edges: liftedEdges(graph, shown) };
}

function informationOf(graph: Graph, explain: HtmlOptions["explain"]) {
  const { children, parents } = forestOf(graph);
  const arrows = new Map<string, string[]>();
  const labels = new Map(graph.nodes.map(({ id, label }) => [id, label]));
  const say = (id: string, text: string) => void (arrows.get(id)?.push(text) ?? arrows.set(id, [text]));
  for (const { from, kind, to } of graph.edges) {
    if (kind === "contains" || !labels.has(from) || !labels.has(to)) continue;
    say(from, `${kind} → ${labels.get(to)!}`);
    say(to, `${labels.get(from)!} → ${kind}`);
  }
  return graph.nodes.map((node, at) => ({
    id: node.id,
    label: cleanLabel(node.label),
    kind: node.kind,
    path: node.path ?? "",
    place: placeOfNode(node) ?? "",
    lines: (node.lines ?? []).slice(0, 100),
    arrows: (arrows.get(node.id) ?? []).slice(0, 50),
    inside: parents.get(node.id) ?? "",
    opens: children.has(node.id),
    story: at < mostStories && node.path !== undefined ? (explain?.(node.path) ?? "").slice(0, longestStory) : "",
  }));
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
