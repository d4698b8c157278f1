import type { Graph } from "../graph.js";
import { gridOf } from "./grid.js";
import {
  cleanLabel,
  drawingOf,
  shownLines,
  tooltipOf,
  type DrawnEdge,
  type DrawnNode,
  type Drawing,
} from "./drawing.js";
import { positionsOf, type Position } from "./positions.js";

const nodeFills = ["#e8f1fa", "#fdf6e3", "#eaf6ea", "#f8ebf4", "#f0f0f0", "#fde9e0", "#e3f5f5"] as const;
const edgeColors = ["#555555", "#1f6fb2", "#b2541f", "#2f8f4e", "#8a3fa0"] as const;
const edgeStyles = ["solid", "solid", "dashed", "dotted", "bold"] as const;

/** The graph in Graphviz's language: what contains others is a frame around them. */
export function toDot(graph: Graph): string {
  return framedDot(drawingOf(graph));
}

/** How much is left to Graphviz: the whole layout, or only the lines between positioned nodes. */
export interface PlacedDot {
  readonly text: string;
  readonly engine: "dot" | "nop";
}

/**
 * A description that Graphviz draws in a second or two. The time of its own layout grows fast with the number of boxes
 * and arrows, so a large graph is laid out here, as the tree of what contains what.
 */
export function toQuickDot(graph: Graph): PlacedDot {
  const drawing = drawingOf(graph);
  const arrows = drawing.edges.filter(({ kind }) => kind > 0).length;
  if (drawing.nodes.length <= mostNodes && arrows <= mostArrows) return { text: framedDot(drawing), engine: "dot" };
  return { text: placedDot(drawing, positionsOf(drawing)), engine: "nop" };
}

/** Up to these numbers, `dot` took less than two seconds. */
const mostNodes = 400;
const mostArrows = 500;

const settings = `  graph [rankdir=LR ranksep=0.45 nodesep=0.15 fontname="Helvetica" fontsize=11 compound=true newrank=true];
  node [fontname="Helvetica" fontsize=11 shape=box style="filled,rounded" color="#777777" fontcolor="#111111" height=0.3];
  edge [fontname="Helvetica" fontsize=9 arrowsize=0.7 fontcolor="#333333"];
`;

function framedDot(drawing: Drawing): string {
  const { children, roots } = drawing.forest;
  const byName = new Map(drawing.nodes.map((node) => [node.name, node]));
  const lines: string[] = [];
  type Step = { readonly text: string } | { readonly name: string; readonly depth: number };
  const stack: Step[] = roots.toReversed().map((name) => ({ name, depth: 1 }));
  for (let step = stack.pop(); step; step = stack.pop()) {
    if ("text" in step) {
      lines.push(step.text);
      continue;
    }
    const indent = "  ".repeat(Math.min(step.depth, 20));
    const below = children.get(step.name) ?? [];
    const own = `${step.name} ${attributesOf(byName.get(step.name)!, "")};\n`;
    if (below.length === 0) lines.push(indent + own);
    else {
      lines.push(`${indent}subgraph cluster_${step.name} {\n${indent}  ${frame}\n${indent}  ${own}`);
      stack.push({ text: `${indent}}\n` });
      for (const name of below.toReversed()) stack.push({ name, depth: step.depth + 1 });
    }
  }
  const arrows = drawing.edges.filter(({ from, kind, to }) => kind > 0 || drawing.forest.parents.get(to) !== from);
  const grid = gridOf(drawing).map(([from, to]) => `  ${from} -> ${to} [style=invis weight=0];\n`);
  return `digraph {\n${settings}${lines.join("")}${arrows.map(edgeLine).join("")}${grid.join("")}${legendOf(drawing)}}\n`;
}

const frame = `style="rounded"; color="#999999"; bgcolor="#00000008"; margin=10;`;

function attributesOf({ kind, node }: DrawnNode, extra: string): string {
  const fill = nodeFills[kind % nodeFills.length]!;
  const tooltip = `tooltip=${quoteDot(tooltipOf(node))}`;
  const lines = shownLines(node);
  const title = cleanLabel(node.label);
  if (lines.length === 0) return `[label=${quoteDot(title)} fillcolor="${fill}" ${tooltip}${extra}]`;
  const values = lines.map((line) => `${quoteHtml(line)}<br align="left"/>`).join("");
  const rows = `<tr><td align="left" bgcolor="${fill}"><b>${quoteHtml(title)}</b></td></tr><tr><td align="left" balign="left">${values}</td></tr>`;
  const table = `<table border="0" cellborder="1" cellspacing="0" cellpadding="4" color="#777777">${rows}</table>`;
  return `[label=<${table}> shape=plain style="" ${tooltip}${extra}]`;
}

function edgeLine({ from, to, kind, label }: DrawnEdge): string {
  const look = `color="${edgeColors[kind % edgeColors.length]!}" style=${edgeStyles[kind % edgeStyles.length]!}`;
  const words = label === "" ? "" : ` label=${quoteDot(label)}`;
  return `  ${from} -> ${to} [${look}${words}];\n`;
}

/** What the colours mean, in one box. */
function legendOf({ edgeKinds, edges, nodeKinds }: Drawing): string {
  const used = edgeKinds.filter((_, kind) => kind > 0 && edges.some((edge) => edge.kind === kind));
  if (nodeKinds.length + used.length < 2) return "";
  const boxes = nodeKinds.map((kind, at) => {
    return `<tr><td align="left" bgcolor="${nodeFills[at % nodeFills.length]!}">${quoteHtml(cleanLabel(kind))}</td></tr>`;
  });
  const arrows = used.map((kind) => {
    const color = edgeColors[edgeKinds.indexOf(kind) % edgeColors.length]!;
    return `<tr><td align="left"><font color="${color}">→ ${quoteHtml(cleanLabel(kind))}</font></td></tr>`;
  });
  const rows = [...boxes, ...arrows].join("");
  return `  legend [label=<<table border="1" cellborder="0" cellspacing="2" color="#bbbbbb">${rows}</table>> shape=plain style="" fontsize=9 tooltip="legend"];\n`;
}

const pointsPerLetter = 6.5;
const pointsBetween = 60;
const pointsPerRow = 32;

function placedDot(drawing: Drawing, positions: ReadonlyMap<string, Position>): string {
  const columns = columnsOf(drawing.nodes, positions);
  const lines = drawing.nodes.map((drawn) => {
    const { depth, row } = positions.get(drawn.name)!;
    const pos = ` pos="${Math.round(columns[depth]!)},${Math.round(-row * pointsPerRow)}"`;
    return `  ${drawn.name} ${attributesOf({ ...drawn, node: { ...drawn.node, lines: [] } }, pos)};\n`;
  });
  return `digraph {\n${settings}${lines.join("")}${drawing.edges.map(edgeLine).join("")}}\n`;
}

/** The middle of each rank, which is wide enough for its longest label. */
function columnsOf(nodes: Drawing["nodes"], positions: ReadonlyMap<string, Position>): number[] {
  const widths: number[] = [];
  for (const { name, node } of nodes) {
    const { depth } = positions.get(name)!;
    widths[depth] = Math.max(widths[depth] ?? 0, cleanLabel(node.label).length * pointsPerLetter + pointsBetween);
  }
  let left = 0;
  return widths.map((width) => (left += width) - width / 2);
}

function quoteDot(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;
}

function quoteHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
