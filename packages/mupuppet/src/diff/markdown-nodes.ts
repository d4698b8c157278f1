import { codeOf, renderDifferences, type Difference } from "@cairn/store";
import { formatReferencePath } from "../view/reference-path.js";
import type { Cause } from "./change.js";
import { failureOf } from "./failed-nodes.js";
import type { FailedNodes, NodeGroup, NodesComparison } from "./many-nodes.js";
import { namesOf } from "./names.js";

/** GitHub takes comments of 65,536 characters, GitLab longer ones. */
const mostUnits = 60_000;
/** What one group may take of that. */
const mostOfGroup = 12_000;
const mostDifferences = 50;
const mostCauses = 10;
const mostFailures = 20;
const mostOfName = 200;
const plainName = /^\w[\w.-]{0,199}$/;
/** Of the message of an error. */
const mostOfMessage = 500;

/** A comparison of many nodes that fits into a comment on a merge request: details are folded, and cut with counts. */
export function markdownOfNodes(comparison: NodesComparison): string {
  const { added, failed, groups, removed, unchanged } = comparison;
  const changed = new Set(groups.flatMap(({ nodes }) => nodes)).size;
  const ended = failed.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const all = changed + added.length + removed.length + unchanged.length + ended;
  const failing = ended === 0 ? "" : `, and ${counted(ended, "node")} can't be compiled`;
  const sections = [`**${counted(changed, "node")} of ${all} would change${failing}**\n`];
  if (failed.length > 0) sections.push(failuresOf(failed));
  if (removed.length > 0) sections.push(`Only on the left: ${named(removed)}\n`);
  if (added.length > 0) sections.push(`Only on the right: ${named(added)}\n`);
  if (unchanged.length > 0) sections.push(`No differences on ${named(unchanged)}\n`);
  let room = mostUnits - sections.join("\n").length - 200;
  for (const [index, group] of groups.entries()) {
    const section = sectionOf(group, comparison, Math.min(room, mostOfGroup));
    room -= section.length + 1;
    if (room < 0) {
      const rest = groups.slice(index);
      const nodes = new Set(rest.flatMap((each) => each.nodes)).size;
      sections.push(`… and ${counted(rest.length, "more group")} of changes, on ${counted(nodes, "node")}\n`);
      break;
    }
    sections.push(section);
  }
  return sections.join("\n");
}

function failuresOf(failed: readonly FailedNodes[]): string {
  const lines = failed.slice(0, mostFailures).map((each) => {
    const { place, reason } = failureOf(each);
    const shown = reason.length > mostOfMessage ? `${reason.slice(0, mostOfMessage)}…` : reason;
    return `- ${codeOf(place, false)}: ${codeOf(shown, false)}, on ${named(each.nodes)}\n`;
  });
  const more = failed.length > mostFailures ? `- and ${failed.length - mostFailures} more errors\n` : "";
  return `## Errors\n\n${lines.join("")}${more}`;
}

function sectionOf({ differences, nodes }: NodeGroup, { causes, complete }: NodesComparison, most: number): string {
  const options = { format: "markdown", formatPath: formatReferencePath } as const;
  let shown = differences.slice(0, mostDifferences);
  let body = renderDifferences({ differences: shown, complete }, options);
  while (body.length > most && shown.length > 1) {
    shown = shown.slice(0, Math.floor(shown.length / 2));
    body = renderDifferences({ differences: shown, complete }, options);
  }
  if (body.length > most) body = "too long to be shown here\n";
  const more = differences.length - shown.length;
  const rest = more > 0 ? `\n… and ${counted(more, "more difference")}\n` : "";
  const summary = `<summary>${counted(differences.length, "difference")}</summary>`;
  return `## On ${named(nodes)}\n\n${causesOf(differences, causes)}<details>${summary}\n\n${body}${rest}\n</details>\n`;
}

/** The lines of the commit that make the differences, each once. */
function causesOf(differences: readonly Difference[], causes: ReadonlyMap<Difference, Cause>): string {
  const lines = new Map<string, number>();
  for (const each of differences) {
    const cause = causes.get(each);
    if (!cause) continue;
    const gone = cause.side === "left" ? ", a line that is gone" : "";
    const line = `- ${codeOf(`${cause.file}:${cause.line}`, false)}${gone}: ${codeOf(cause.text.slice(0, 120), false)}`;
    lines.set(line, (lines.get(line) ?? 0) + 1);
  }
  if (lines.size === 0) return "";
  const all = [...lines].map(([line, count]) => `${line} (${counted(count, "difference")})\n`);
  const more = all.length > mostCauses ? `- and ${all.length - mostCauses} more lines\n` : "";
  return `${all.slice(0, mostCauses).join("")}${more}\n`;
}

/** A name that Markdown, or who shows it, would take for more than a name, such as `@all`, is code. */
function named(nodes: readonly string[]): string {
  return namesOf(nodes, (name) => (plainName.test(name) ? name : codeOf(name.slice(0, mostOfName), false)));
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;
}
