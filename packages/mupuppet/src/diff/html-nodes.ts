import { textDifference, visiblyDifferent, type Difference } from "@cairn/store";
import { formatReferencePath } from "../view/reference-path.js";
import { failureOf } from "./failed-nodes.js";
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
  return `${head}<script type="application/json" id="data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>\n${script}`;
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
:root { color-scheme: light dark; background: Canvas; color: CanvasText }
body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
.choice { display: flex; gap: 1rem; flex-wrap: wrap; margin: 1rem 0 }
input { flex: 1; min-width: 15rem }
input, select { font: inherit; padding: .3rem }
details { margin: .3rem 0 } details details { margin-left: 1.2rem }
summary { cursor: pointer }
pre { overflow-x: auto; padding: .5rem; background: #8881 }
.cause { color: light-dark(#595959, #a6a6a6) }
.left { color: light-dark(#a40000, #ff8a80) } .right { color: light-dark(#1a6300, #9ccc65) }
.error > summary, .violation { color: light-dark(#a40000, #ff8a80) }
</style>
<main>
<h1>Changes of catalogs</h1>
<p id="counts"></p>
<div id="unseen"></div>
<div class="choice"><label>by <select id="by"><option value="cause">cause<option value="resource">resource<option value="node">node</select></label>
<input id="search" type="search" placeholder="a node, a resource, a file" aria-label="search"></div>
<div id="list"></div>
</main>
`;

const script = `<script>
const data = JSON.parse(document.getElementById("data").textContent);
const element = (name, text, ...inner) => { const made = document.createElement(name); if (text) made.textContent = text; made.append(...inner); return made; };
const keysOf = {
  cause: (change) => [change.cause ? change.cause + "  " + change.line : "no line found"],
  resource: (change) => [change.what === "error" ? "nodes that can't be compiled" : change.path.replace(/\\]\\[.*$/s, "]")],
  node: (change) => data.groups[change.group],
};
function shown(change) {
  const values = change.lines ?? [change.left && "-" + change.left, change.right && "+" + change.right].filter(Boolean);
  const about = change.nodes + (change.nodes === 1 ? " node: " : " nodes: ") + data.groups[change.group].slice(0, 20).join(", ") + (change.nodes > 20 ? ", …" : "");
  const cause = element("p", change.cause && change.what !== "error" ? "because of " + change.cause + ": " + change.line : "");
  cause.className = "cause";
  const violation = element("p", change.violation && "violates " + change.violation);
  violation.className = "violation";
  const made = element("details", "", element("summary", (change.violation ? "not allowed: " : "") + change.what + " " + change.path), element("p", about), violation, cause, textOf(values));
  made.className = change.what;
  return made;
}
function textOf(lines) {
  const made = element("pre", "", ...lines.map((line) => { const part = element("span", line + "\\n"); part.className = { "-": "left", "+": "right" }[line[0]] ?? ""; return part; }));
  made.tabIndex = 0;
  return made;
}
function draw() {
  const by = document.getElementById("by").value;
  const wanted = document.getElementById("search").value.toLowerCase();
  const groups = new Map();
  for (const change of data.changes) {
    for (const key of keysOf[by](change)) {
      const text = key + " " + change.path + " " + change.cause + " " + change.violation + " " + (by === "node" ? "" : data.groups[change.group].join(" "));
      if (wanted && !text.toLowerCase().includes(wanted)) continue;
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(change);
    }
  }
  const sections = [...groups].slice(0, 500).map(([key, changes]) => {
    const section = element("details", "", element("summary", key + " (" + changes.length + ")"));
    section.addEventListener("toggle", () => { if (section.open && section.children.length === 1) section.append(...changes.map(shown)); });
    return section;
  });
  document.getElementById("list").replaceChildren(...sections, element("p", groups.size > 500 ? "and " + (groups.size - 500) + " more: search for one" : ""));
}
document.getElementById("unseen").append(...data.unseen.map(({ nodes, reason, resources }) => element("details", "", element("summary", "can't compare the files of " + resources.length + (resources.length === 1 ? " resource: " : " resources: ") + reason), element("p", resources.join(", ")), element("p", nodes.join(", ")))));
document.getElementById("counts").textContent = (data.violations > 0 ? data.violations + (data.violations === 1 ? " change violates" : " changes violate") + " the policy; " : "") + data.all + " different changes on " + data.changed + " nodes; " + (data.failed > 0 ? data.failed + " nodes can't be compiled; " : "") + data.unchanged + " nodes unchanged, " + data.added + " added, " + data.removed + " removed" + (data.all > data.changes.length ? "; the first " + data.changes.length + " are here" : "");
document.getElementById("by").addEventListener("change", draw);
document.getElementById("search").addEventListener("input", draw);
draw();
</script>
</html>
`;
