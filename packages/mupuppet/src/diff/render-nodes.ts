import { renderDifferences, type DifferencesFormat } from "@cairn/store";
import { formatReferencePath } from "../view/reference-path.js";
import { isSame, type NodesComparison } from "./many-nodes.js";

/** The maximum number of node names in a line. */
const mostNames = 5;

/** A comparison of many nodes for people (`text`, `markdown`) or programs (`json`). */
export function renderNodes(comparison: NodesComparison, format: DifferencesFormat): string {
  if (format === "json") return renderJson(comparison);
  const { added, groups, removed, unchanged } = comparison;
  const heading = (text: string) => (format === "markdown" ? `## ${text}\n\n` : `${text}:\n`);
  const sections = groups.map(({ differences, nodes }) => {
    const rendered = renderDifferences(
      { differences, complete: comparison.complete },
      { format, formatPath: formatReferencePath },
    );
    return heading(`On ${namesOf(nodes)}`) + rendered;
  });
  if (removed.length > 0) sections.push(`Only on the left: ${namesOf(removed)}\n`);
  if (added.length > 0) sections.push(`Only on the right: ${namesOf(added)}\n`);
  if (isSame(comparison)) return `no differences on ${namesOf(unchanged)}\n`;
  if (unchanged.length > 0) sections.push(`No differences on ${namesOf(unchanged)}\n`);
  return sections.join("\n");
}

function namesOf(nodes: readonly string[]): string {
  if (nodes.length === 0) return "any node";
  if (nodes.length === 1) return nodes[0]!;
  const shown = nodes.slice(0, mostNames).join(", ");
  const more = nodes.length - mostNames;
  return `${nodes.length} nodes: ${shown}${more > 0 ? ` and ${more} more` : ""}`;
}

function renderJson({ added, complete, groups, removed, unchanged }: NodesComparison): string {
  const parts = groups.map(({ differences, nodes }) => {
    const rendered = renderDifferences({ differences, complete }, { format: "json", formatPath: formatReferencePath });
    const list = /"differences": ([^]*),\n {2}"complete"/.exec(rendered)![1]!;
    return `    {"nodes": ${JSON.stringify(nodes)}, "differences": ${list.replaceAll("\n", "\n  ")}}`;
  });
  const list = parts.length === 0 ? "[]" : `[\n${parts.join(",\n")}\n  ]`;
  return `{
  "added": ${JSON.stringify(added)},
  "removed": ${JSON.stringify(removed)},
  "unchanged": ${JSON.stringify(unchanged)},
  "groups": ${list},
  "complete": ${complete}
}
`;
}
