import { codeOf, forbiddenTitle, renderDifferences, violationItem, type Difference } from "@cairn/store";
import { formatReferencePath } from "../view/reference-path.js";
import type { Cause } from "./change.js";
import { failureOf } from "./failed-nodes.js";
import type { FailedNodes, NodeGroup, NodesComparison } from "./many-nodes.js";
import { namesOf } from "./names.js";
import type { UnseenReason } from "./unseen-on-nodes.js";

/** GitHub takes comments of 65,536 characters, GitLab longer ones. */
const mostUnits = 60_000;
/** What one group may take of that. */
const mostOfGroup = 12_000;
const mostDifferences = 50;
const mostCauses = 10;
const mostFailures = 20;
const mostViolations = 20;
/** Of the resources whose files can't be compared. */
const mostNamed = 5;
const mostOfName = 200;
const plainName = /^\w[\w.-]{0,199}$/;
/** Of the message of an error. */
const mostOfMessage = 500;

/** A comparison of many nodes that fits into a comment on a merge request: details are folded, and cut with counts. */
export function markdownOfNodes(comparison: NodesComparison): string {
  const { added, failed, groups, removed, unchanged, unseen } = comparison;
  const changed = new Set(groups.flatMap(({ nodes }) => nodes)).size;
  const known = new Set([...groups.flatMap(({ nodes }) => nodes), ...added, ...removed, ...unchanged]).size;
  const ended = failed.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const all = known + ended;
  const failing = ended === 0 ? "" : `, and ${counted(ended, "node")} can't be compiled`;
  const sections = [`**${counted(changed, "node")} of ${all} would change${failing}**\n`];
  const forbidden = violationsOf(comparison);
  if (forbidden !== "") sections.push(forbidden);
  if (failed.length > 0) sections.push(failuresOf(failed));
  if (unseen.length > 0) sections.push(unseenOf(unseen));
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

function violationsOf({ groups, violations }: NodesComparison): string {
  if (violations.size === 0) return "";
  const items: string[] = [];
  for (const { differences, nodes } of groups) {
    for (const each of differences) {
      const violation = violations.get(each);
      if (!violation || items.length >= mostViolations) continue;
      const path = formatReferencePath(each.path);
      const item = violationItem(path.slice(0, mostOfMessage), { ...violation, reason: shortened(violation.reason) });
      items.push(`${item.trimEnd()}, on ${named(nodes)}\n`);
    }
  }
  const more = violations.size > items.length ? `- and ${violations.size - items.length} more\n` : "";
  return `## Policy\n\n${forbiddenTitle(violations.size)}\n\n${items.join("")}${more}`;
}

/** The copied files that can't be compared. */
export function unseenOf(unseen: readonly UnseenReason[]): string {
  const items = unseen.slice(0, mostFailures).map(({ nodes, reason, resources }) => {
    const shown = resources.slice(0, mostNamed).map((each) => codeOf(each.slice(0, mostOfName), false));
    const more = resources.length > mostNamed ? ` and ${resources.length - mostNamed} more` : "";
    const where = nodes.length > 0 ? `, on ${named(nodes)}` : "";
    return `- ${shown.join(", ")}${more}: ${codeOf(shortened(reason), false)}${where}\n`;
  });
  const more = unseen.length > mostFailures ? `- and ${unseen.length - mostFailures} more reasons\n` : "";
  return `## Files that can't be compared\n\n${items.join("")}${more}`;
}

function shortened(text: string): string {
  return text.length > mostOfMessage ? `${text.slice(0, mostOfMessage)}…` : text;
}

function failuresOf(failed: readonly FailedNodes[]): string {
  const lines = failed.slice(0, mostFailures).map((each) => {
    const { place, reason } = failureOf(each);
    return `- ${codeOf(place, false)}: ${codeOf(shortened(reason), false)}, on ${named(each.nodes)}\n`;
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
