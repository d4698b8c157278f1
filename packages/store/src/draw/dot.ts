import type { Graph } from "../graph.js";
import { cleanLabel, drawingOf, type DrawnEdge, type Drawing } from "./drawing.js";
import { positionsOf, type Position } from "./positions.js";

const shapes = ["box", "ellipse", "note", "hexagon", "component"] as const;
const nodeFills = ["#eef4fb", "#fdf6e3", "#eef7ee", "#f9eef5", "#f3f3f3"] as const;
const edgeStyles = [
  `color="#555555" arrowhead=none`,
  `color="#1f6fb2" style=dashed`,
  `color="#b2541f" style=dotted`,
  `color="#2f8f4e"`,
  `color="#8a3fa0" style=bold`,
] as const;

/** The graph in Graphviz's language. */
export function toDot(graph: Graph): string {
  return dotOf(drawingOf(graph), undefined);
}

/** How much is left to Graphviz: the whole layout, or only the lines between positioned nodes. */
export interface PlacedDot {
  readonly text: string;
  readonly engine: "dot" | "nop";
}

/**
 * A description that Graphviz draws in a second or two. The time of its own layout grows with the number of ranks that
 * arrows cross, so a graph with many of those is laid out here, as the tree that remains without them.
 */
export function toQuickDot(graph: Graph): PlacedDot {
  const drawing = drawingOf(graph);
  const positions = positionsOf(drawing);
  const crossed = drawing.edges.reduce((sum, { from, to }) => {
    return sum + Math.abs(positions.get(from)!.depth - positions.get(to)!.depth);
  }, drawing.edges.length);
  if (crossed <= mostCrossed) return { text: dotOf(drawing, undefined), engine: "dot" };
  return { text: dotOf(drawing, positions), engine: "nop" };
}

/** Up to this number, `dot` took less than a second. */
const mostCrossed = 500;

function dotOf({ nodes, edges }: Drawing, positions: ReadonlyMap<string, Position> | undefined): string {
  const columns = positions && columnsOf(nodes, positions);
  const lines = nodes.map(({ name, kind, node }) => {
    const look = `shape=${shapes[kind % shapes.length]!} fillcolor="${nodeFills[kind % nodeFills.length]!}"`;
    return `  ${name} [label=${quoteDot(cleanLabel(node.label))} ${look}${placeOf(positions?.get(name), columns)}];\n`;
  });
  return `digraph {\n${settings}${lines.join("")}${edges.map(edgeLine).join("")}}\n`;
}

const settings = `  graph [rankdir=LR ranksep=0.6 nodesep=0.2];
  node [fontname="Helvetica" fontsize=11 style=filled color="#555555" height=0.3];
  edge [fontname="Helvetica" fontsize=9 arrowsize=0.7];
`;

const pointsPerLetter = 6.5;
const pointsBetween = 60;
const pointsPerRow = 32;

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

function placeOf(position: Position | undefined, columns: readonly number[] | undefined): string {
  if (!position || !columns) return "";
  return ` pos="${Math.round(columns[position.depth]!)},${Math.round(-position.row * pointsPerRow)}"`;
}

/** Only containment shapes the drawing: it is a tree, and other arrows may point backwards. */
function edgeLine({ from, to, kind, label }: DrawnEdge): string {
  const style = edgeStyles[kind % edgeStyles.length]!;
  const words = label === "" ? "" : ` label=${quoteDot(label)}`;
  const rank = kind === 0 ? "" : " constraint=false";
  return `  ${from} -> ${to} [${style}${words}${rank}];\n`;
}

function quoteDot(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
