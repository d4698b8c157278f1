import { createSpan, lineText } from "@cairn/diagnostics";
import type { ExplainedStep, Explanation } from "./explanation.js";
import type { Graph, GraphEdge, GraphNode } from "./graph.js";

/** An explanation as a drawing: what a value was made from, and what it replaced. */
export function explanationGraph(explanation: Explanation): Graph {
  const nodes: GraphNode[] = [];
  const edges: GraphEdge[] = [];
  const add = (step: ExplainedStep, label: string, kind: string): string => {
    const id = `${nodes.length}`;
    const code = lineText(step.span.source, step.line).trim();
    const lines = [`${step.step} at ${step.file}:${step.line}:${step.column}`, ...(code === "" ? [] : [code])];
    nodes.push({ id, label, kind, lines, span: createSpan(step.span.source, step.span.start, step.span.end) });
    return id;
  };
  const waiting: { readonly each: Explanation; readonly makes: string | undefined }[] = [
    { each: explanation, makes: undefined },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { each, makes } = next;
    const id = add(each, `${each.path} = ${each.value.text}`, makes === undefined ? "answer" : "step");
    if (makes !== undefined) edges.push({ from: id, to: makes, kind: "makes" });
    for (const lost of each.lost)
      edges.push({ from: add(lost, lost.value.text, "replaced"), to: id, kind: "lost", label: lost.why });
    for (const from of each.from.toReversed()) waiting.push({ each: from, makes: id });
  }
  return { nodes, edges };
}
