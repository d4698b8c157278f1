import { visible } from "@cairn/diagnostics";
import { renderDifferences, type Difference, type DifferencesFormat } from "@cairn/store";
import { formatReferencePath } from "../view/reference-path.js";
import type { Cause } from "./change.js";
import { failureOf } from "./failed-nodes.js";
import { isSame, type NodesComparison } from "./many-nodes.js";
import { markdownOfNodes } from "./markdown-nodes.js";
import { namesOf } from "./names.js";

/** A comparison of many nodes for people (`text`, perhaps with colours, and `markdown`) or programs (`json`). */
export function renderNodes(comparison: NodesComparison, format: DifferencesFormat, color: boolean): string {
  if (format === "json") return renderJson(comparison);
  const { added, causes, complete, failed, groups, removed, unchanged, unseen, violations } = comparison;
  if (isSame(comparison) && (format === "text" || unseen.length === 0))
    return `no differences on ${namesOf(unchanged)}\n`;
  if (format === "markdown") return markdownOfNodes(comparison);
  const causeOf = causeStrings(causes);
  const options = { format, color, formatPath: formatReferencePath, causeOf, violations };
  const sections = groups.map(({ differences, nodes }) => {
    return `${visible(`On ${namesOf(nodes)}:`)}\n${renderDifferences({ differences, complete }, options)}`;
  });
  for (const each of failed) {
    const { place, reason } = failureOf(each);
    sections.push(visibleText(`Can't be compiled on ${namesOf(each.nodes)}:\n${place}: ${reason}\n`));
  }
  if (removed.length > 0) sections.push(visibleText(`Only on the left: ${namesOf(removed)}\n`));
  if (added.length > 0) sections.push(visibleText(`Only on the right: ${namesOf(added)}\n`));
  if (unchanged.length > 0) sections.push(visibleText(`No differences on ${namesOf(unchanged)}\n`));
  return sections.join("\n");
}

/** The lines of a text, with control characters made visible: what is around them may have colours. */
function visibleText(text: string): string {
  return text.split("\n").map(visible).join("\n");
}

/** `data/role/web.yaml:2 (port: 8443)`; a deleted line is marked as such. */
function causeText({ file, line, side, text }: Cause): string {
  const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  return `${file}:${line} (${side === "left" ? "no longer: " : ""}${shown})`;
}

function causeStrings(causes: NodesComparison["causes"]): (difference: Difference) => string | undefined {
  return (difference) => {
    const cause = causes.get(difference);
    return cause && causeText(cause);
  };
}

function renderJson(comparison: NodesComparison): string {
  const { added, causes, complete, failed, groups, removed, unchanged, unseen, violations } = comparison;
  const causeOf = causeStrings(causes);
  const options = { format: "json", formatPath: formatReferencePath, causeOf, violations } as const;
  const parts = groups.map(({ differences, nodes }) => {
    const rendered = renderDifferences({ differences, complete }, options);
    const list = /"differences": ([^]*),\n {2}"complete"/.exec(rendered)![1]!;
    return `    {"nodes": ${JSON.stringify(nodes)}, "differences": ${list.replaceAll("\n", "\n  ")}}`;
  });
  const failures = failed.map((each) => ({ nodes: each.nodes, code: each.error.code, ...failureOf(each) }));
  const list = parts.length === 0 ? "[]" : `[\n${parts.join(",\n")}\n  ]`;
  return `{
  "added": ${JSON.stringify(added)},
  "removed": ${JSON.stringify(removed)},
  "unchanged": ${JSON.stringify(unchanged)},
  "failed": ${JSON.stringify(failures)},
  "groups": ${list},
  "violations": ${violations.size},
  "unseen": ${JSON.stringify(unseen)},
  "complete": ${complete}
}
`;
}
