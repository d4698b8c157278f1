import type { Graph } from "../graph.js";
import { cleanLabel, drawingOf, shownLines, type DrawnEdge, type DrawnNode, type Drawing } from "./drawing.js";
import { collapsed, forestOf } from "./forest.js";

const brackets = [
  ["[", "]"],
  ["([", "])"],
  ["[[", "]]"],
  ["{{", "}}"],
] as const;
const arrows = ["---", "-->", "-.->", "==>"] as const;

/** What Mermaid draws unless its settings are changed. */
const mostArrows = 500;
const mostLetters = 50_000;

/**
 * A Mermaid flowchart. A graph that is larger than Mermaid draws is drawn with its containers closed, and a comment says
 * so.
 */
export function toMermaid(graph: Graph): string {
  const whole = flowchart(drawingOf(graph));
  if (isWithinLimits(graph, whole)) return whole;
  const roots = new Set(forestOf(graph).roots);
  const closed = collapsed(graph, (id) => roots.has(id));
  const text = flowchart(drawingOf(closed));
  const what = `${graph.nodes.length} boxes and ${graph.edges.length} arrows are more than Mermaid draws`;
  const advice = isWithinLimits(closed, text)
    ? "what is inside others is left out; draw it as html, or a part with --focus"
    : "draw it as html, or a part with --focus";
  return `%% ${what} (${mostArrows} arrows, ${mostLetters} letters): ${advice}.\n${text}`;
}

function isWithinLimits({ edges }: Graph, text: string): boolean {
  return edges.length <= mostArrows && text.length <= mostLetters;
}

function flowchart({ edges, forest, nodes }: Drawing): string {
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const lines: string[] = [];
  type Step = { readonly text: string } | { readonly name: string; readonly depth: number };
  const stack: Step[] = forest.roots.toReversed().map((name) => ({ name, depth: 1 }));
  for (let step = stack.pop(); step; step = stack.pop()) {
    if ("text" in step) {
      lines.push(step.text);
      continue;
    }
    const indent = "  ".repeat(Math.min(step.depth, 20));
    const below = forest.children.get(step.name) ?? [];
    if (below.length > 0) {
      lines.push(`${indent}subgraph g${step.name} [" "]\n`);
      stack.push({ text: `${indent}end\n` });
      for (const name of below.toReversed()) stack.push({ name, depth: step.depth + 1 });
    }
    lines.push(`${indent}${boxOf(byName.get(step.name)!)}\n`);
  }
  const shown = edges.filter(({ from, kind, to }) => kind > 0 || forest.parents.get(to) !== from);
  return `flowchart LR\n${lines.join("")}${shown.map(edgeLine).join("")}`;
}

function boxOf({ kind, name, node }: DrawnNode): string {
  const [open, close] = brackets[kind % brackets.length]!;
  const text = [cleanLabel(node.label), ...shownLines(node)].map(escapeMermaid).join("<br/>");
  return `${name}${open}"${text}"${close}`;
}

function edgeLine({ from, to, kind, label }: DrawnEdge): string {
  const words = label === "" ? "" : `|"${escapeMermaid(label)}"|`;
  return `  ${from} ${arrows[kind % arrows.length]!}${words} ${to}\n`;
}

/** Characters with a special meaning in Mermaid, Markdown or HTML become numeric references. */
function escapeMermaid(text: string): string {
  return text.replace(/["#&<>`\\*_~[\]{}()|;%]/g, (character) => `#${character.charCodeAt(0)};`);
}
