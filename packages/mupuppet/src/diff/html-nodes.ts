import { textDifference, visiblyDifferent, type Difference } from "@cairn/store";
import { formatReferencePath } from "../view/reference-path.js";
import { failureOf } from "./failed-nodes.js";
import { files } from "./generated/page.js";
import type { FailedNodes, NodesComparison } from "./many-nodes.js";

/** The most changes in a report: a browser shows no more at once. */
const mostChanges = 5000;
const mostNodes = 2000;
const mostReasons = 100;
/** Of the nodes that have files that can't be compared. */
const mostNamed = 20;

/** A comparison of many nodes as a page of its own, to browse by node, resource and cause; it loads nothing. */
export function htmlOfNodes(comparison: NodesComparison): string {
  const { added, failed, groups, removed, unchanged, unseen, violations } = comparison;
  const errors = failed.map((each, index) => errorOf(each, groups.length + index));
  const changes = groups.flatMap(({ differences, nodes }, group) =>
    differences.map((each) => ({ group, nodes: nodes.length, ...changeOf(each, comparison) })),
  );
  const data = {
    added: added.length,
    removed: removed.length,
    unchanged: unchanged.length,
    all: changes.length,
    changed: countOf(groups),
    failed: countOf(failed),
    violations: violations.size,
    unseen: unseen.slice(0, mostReasons).map((each) => ({ ...each, nodes: each.nodes.slice(0, mostNamed) })),
    groups: [...groups, ...failed].map(({ nodes }) => nodes.slice(0, mostNodes)),
    // Violations are never among those that are left out.
    changes: [...errors, ...changes.filter(isViolation), ...changes.filter((each) => !isViolation(each))].slice(
      0,
      mostChanges,
    ),
  };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `${head}<script type="application/json" id="data">${json}</script>
<script>
${files["script.js"]}</script>
</html>
`;
}

function isViolation({ violation }: { readonly violation: string }): boolean {
  return violation !== "";
}

/** What the page shows of a difference. */
function changeOf(difference: Difference, { causes, violations }: NodesComparison) {
  const { kind, left, path, right } = difference;
  const cause = causes.get(difference);
  const violation = violations.get(difference);
  const lines = (side: Difference["left"]) => side?.contents?.join("\n") ?? side?.text ?? "";
  const [before, after] = left && right ? visiblyDifferent(lines(left), lines(right)) : [lines(left), lines(right)];
  return {
    what: kind,
    path: formatReferencePath(path),
    left: before,
    right: after,
    lines: textDifference(difference) ?? null,
    cause: cause ? `${cause.file}:${cause.line}` : "",
    line: cause ? `${cause.side === "left" ? "no longer: " : ""}${cause.text}` : "",
    violation: violation ? `${violation.file}:${violation.line}: ${violation.reason}` : "",
  };
}

/** An error, in the place of a difference. */
function errorOf(failed: FailedNodes, group: number) {
  const { place, reason } = failureOf(failed);
  const common = {
    group,
    nodes: failed.nodes.length,
    what: "error",
    path: place,
    cause: place,
    line: reason,
    violation: "",
  };
  return { ...common, left: "", right: "", lines: [reason] };
}

function countOf(groups: readonly { readonly nodes: readonly string[] }[]): number {
  return new Set(groups.flatMap(({ nodes }) => nodes)).size;
}

const head = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Changes of catalogs</title>
<style>
${files["style.css"]}</style>
<main>
<h1>Changes of catalogs</h1>
<p id="counts"></p>
<div id="unseen"></div>
<div class="choice"><label>by <select id="by"><option value="cause">cause<option value="resource">resource<option value="node">node</select></label>
<input id="search" type="search" placeholder="a node, a resource, a file" aria-label="search"></div>
<div id="list"></div>
</main>
`;
