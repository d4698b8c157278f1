const data = JSON.parse(document.getElementById("data").textContent);
const element = (name, text, ...inner) => {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...inner);
  return made;
};
const keysOf = {
  cause: (change) => [change.cause ? change.cause + "  " + change.line : "no line found"],
  resource: (change) => [
    change.what === "error" ? "nodes that can't be compiled" : change.path.replace(/\]\[.*$/s, "]"),
  ],
  node: (change) => data.groups[change.group],
};
function shown(change) {
  const values = change.lines ?? [change.left && "-" + change.left, change.right && "+" + change.right].filter(Boolean);
  const about =
    change.nodes +
    (change.nodes === 1 ? " node: " : " nodes: ") +
    data.groups[change.group].slice(0, 20).join(", ") +
    (change.nodes > 20 ? ", …" : "");
  const cause = element(
    "p",
    change.cause && change.what !== "error" ? "because of " + change.cause + ": " + change.line : "",
  );
  cause.className = "cause";
  const violation = element("p", change.violation && "violates " + change.violation);
  violation.className = "violation";
  const made = element(
    "details",
    "",
    element("summary", (change.violation ? "not allowed: " : "") + change.what + " " + change.path),
    element("p", about),
    violation,
    cause,
    textOf(values),
  );
  made.className = change.what;
  return made;
}
function textOf(lines) {
  const made = element(
    "pre",
    "",
    ...lines.map((line) => {
      const part = element("span", line + "\n");
      part.className = { "-": "left", "+": "right" }[line[0]] ?? "";
      return part;
    }),
  );
  made.tabIndex = 0;
  return made;
}
function draw() {
  const by = document.getElementById("by").value;
  const wanted = document.getElementById("search").value.toLowerCase();
  const groups = new Map();
  for (const change of data.changes) {
    for (const key of keysOf[by](change)) {
      const text =
        key +
        " " +
        change.path +
        " " +
        change.cause +
        " " +
        change.violation +
        " " +
        (by === "node" ? "" : data.groups[change.group].join(" "));
      if (wanted && !text.toLowerCase().includes(wanted)) continue;
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(change);
    }
  }
  const sections = [...groups].slice(0, 500).map(([key, changes]) => {
    const section = element("details", "", element("summary", key + " (" + changes.length + ")"));
    section.addEventListener("toggle", () => {
      if (section.open && section.children.length === 1) section.append(...changes.map(shown));
    });
    return section;
  });
  document
    .getElementById("list")
    .replaceChildren(
      ...sections,
      element("p", groups.size > 500 ? "and " + (groups.size - 500) + " more: search for one" : ""),
    );
}
document
  .getElementById("unseen")
  .append(
    ...data.unseen.map(({ nodes, reason, resources }) =>
      element(
        "details",
        "",
        element(
          "summary",
          "can't compare the files of " +
            resources.length +
            (resources.length === 1 ? " resource: " : " resources: ") +
            reason,
        ),
        element("p", resources.join(", ")),
        element("p", nodes.join(", ")),
      ),
    ),
  );
document.getElementById("counts").textContent =
  (data.violations > 0
    ? data.violations + (data.violations === 1 ? " change violates" : " changes violate") + " the policy; "
    : "") +
  data.all +
  " different changes on " +
  data.changed +
  " nodes; " +
  (data.failed > 0 ? data.failed + " nodes can't be compiled; " : "") +
  data.unchanged +
  " nodes unchanged, " +
  data.added +
  " added, " +
  data.removed +
  " removed" +
  (data.all > data.changes.length ? "; the first " + data.changes.length + " are here" : "");
document.getElementById("by").addEventListener("change", draw);
document.getElementById("search").addEventListener("input", draw);
draw();
