import { textDifference } from "@cairn/store";
import { formatReferencePath } from "../view/reference-path.js";
import type { NodesComparison } from "./many-nodes.js";

/** The most changes in a report: a browser shows no more at once. */
const mostChanges = 5000;
const mostNodes = 2000;

/** A comparison of many nodes as a page of its own, to browse by node, resource and cause; it loads nothing. */
export function htmlOfNodes(comparison: NodesComparison): string {
  const { added, causes, groups, removed, unchanged } = comparison;
  const changes = groups.flatMap(({ differences, nodes }, group) =>
    differences.map((each) => {
      const cause = causes.get(each);
      return {
        group,
        nodes: nodes.length,
        what: each.kind,
        path: formatReferencePath(each.path),
        left: each.left?.contents?.join("\n") ?? each.left?.text ?? "",
        right: each.right?.contents?.join("\n") ?? each.right?.text ?? "",
        lines: textDifference(each) ?? null,
        cause: cause ? `${cause.file}:${cause.line}` : "",
        line: cause?.text ?? "",
      };
    }),
  );
  const data = {
    ...{ added: added.length, removed: removed.length, unchanged: unchanged.length, all: changes.length },
    groups: groups.map(({ nodes }) => nodes.slice(0, mostNodes)),
    changes: changes.slice(0, mostChanges),
  };
  return `${head}<script type="application/json" id="data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>\n${script}`;
}

const head = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Changes of catalogs</title>
<style>
body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color-scheme: light dark }
header { display: flex; gap: 1rem; flex-wrap: wrap; margin: 1rem 0 }
input { flex: 1; min-width: 15rem }
input, select { font: inherit; padding: .3rem }
details { margin: .3rem 0 } details details { margin-left: 1.2rem }
summary { cursor: pointer }
pre { overflow-x: auto; padding: .5rem; background: #8881 }
.cause { color: #888 }
</style>
<h1>Changes of catalogs</h1>
<p id="counts"></p>
<header><label>by <select id="by"><option value="cause">cause<option value="resource">resource<option value="node">node</select></label>
<input id="search" type="search" placeholder="a node, a resource, a file" aria-label="search"></header>
<main id="list"></main>
`;

const script = `<script>
const data = JSON.parse(document.getElementById("data").textContent);
const element = (name, text, ...inner) => { const made = document.createElement(name); if (text) made.textContent = text; made.append(...inner); return made; };
const keysOf = {
  cause: (change) => [change.cause ? change.cause + "  " + change.line : "no line found"],
  resource: (change) => [change.path.replace(/\\]\\[.*$/s, "]")],
  node: (change) => data.groups[change.group],
};
function shown(change) {
  const values = change.lines ? change.lines.join("\\n") : [change.left && "- " + change.left, change.right && "+ " + change.right].filter(Boolean).join("\\n");
  const about = change.nodes + (change.nodes === 1 ? " node: " : " nodes: ") + data.groups[change.group].slice(0, 20).join(", ") + (change.nodes > 20 ? ", …" : "");
  const cause = element("p", change.cause ? "because of " + change.cause + ": " + change.line : "");
  cause.className = "cause";
  return element("details", "", element("summary", change.what + " " + change.path), element("p", about), cause, element("pre", values));
}
function draw() {
  const by = document.getElementById("by").value;
  const wanted = document.getElementById("search").value.toLowerCase();
  const groups = new Map();
  for (const change of data.changes) {
    for (const key of keysOf[by](change)) {
      const text = key + " " + change.path + " " + change.cause + " " + (by === "node" ? "" : data.groups[change.group].join(" "));
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
const nodes = new Set(data.groups.flat()).size;
document.getElementById("counts").textContent = data.all + " different changes on " + nodes + " nodes; " + data.unchanged + " nodes unchanged, " + data.added + " added, " + data.removed + " removed" + (data.all > data.changes.length ? "; the first " + data.changes.length + " are here" : "");
document.getElementById("by").addEventListener("change", draw);
document.getElementById("search").addEventListener("input", draw);
draw();
</script>
</html>
`;
