import type { Graph } from "../graph.js";
import { cleanLabel, drawingOf, type DrawnEdge } from "./drawing.js";

const brackets = [
  ["[", "]"],
  ["([", "])"],
  ["[[", "]]"],
  ["{{", "}}"],
] as const;
const arrows = ["---", "-.->", "-->", "==>"] as const;

/** A Mermaid flowchart. */
export function toMermaid(graph: Graph): string {
  const { nodes, edges } = drawingOf(graph);
  const lines = nodes.map(({ name, kind, node }) => {
    const [open, close] = brackets[kind % brackets.length]!;
    return `  ${name}${open}${quoteMermaid(cleanLabel(node.label))}${close}\n`;
  });
  return `flowchart LR\n${lines.join("")}${edges.map(edgeLine).join("")}`;
}

function edgeLine({ from, to, kind, label }: DrawnEdge): string {
  const words = label === "" ? "" : `|${quoteMermaid(label)}|`;
  return `  ${from} ${arrows[kind % arrows.length]!}${words} ${to}\n`;
}

/** Characters with a special meaning in Mermaid, Markdown or HTML become numeric references. */
function quoteMermaid(text: string): string {
  return `"${text.replace(/["#&<>`\\*_~[\]{}()|;%]/g, (character) => `#${character.charCodeAt(0)};`)}"`;
}
