const { views, nodes } = JSON.parse(document.getElementById("data").textContent);
const byId = new Map(nodes.map((node) => [node.id, node]));
const byView = new Map(views.map((view) => [view.id, view]));
const [picture, about, trail, search] = ["picture", "about", "trail", "search"].map((id) =>
  document.getElementById(id),
);
let shown, box;
const link = (text, go) => Object.assign(document.createElement("a"), { textContent: text, onclick: go });
const part = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
function open(id) {
  shown = byView.get(id) ?? views[0];
  picture.innerHTML = shown.svg;
  const svg = picture.firstElementChild;
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  const [x, y, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  box = { x, y, width, height };
  svg.querySelectorAll(".node").forEach((each) => {
    const node = byId.get(shown.ids[Number(each.querySelector("title").textContent.slice(1))]);
    if (!node) return;
    each.dataset.id = node.id;
    each.onclick = () => tell(node);
    each.ondblclick = () => node.opens && byView.has(node.id) && open(node.id);
  });
  svg.querySelectorAll("a").forEach((each) => each.removeAttribute("xlink:href"));
  const path = [];
  for (let at = shown.id; at; at = byId.get(at).inside) path.unshift(at);
  trail.replaceChildren(
    ...["", ...path].flatMap((each) => [" / ", link(each ? byId.get(each).label : "everything", () => open(each))]),
  );
}
function tell(node) {
  about.hidden = false;
  about.replaceChildren(part("h3", node.label), part("p", node.kind + (node.place ? " at " + node.place : "")));
  if (node.opens && byView.has(node.id)) about.append(link("open", () => open(node.id)));
  for (const [head, lines] of [
    ["values", node.lines],
    ["arrows", node.arrows],
  ])
    if (lines.length) about.append(part("h4", head), part("pre", lines.join("\n")));
  if (node.story) about.append(part("h4", "where it comes from"), part("pre", node.story));
}
function find(text) {
  const node =
    nodes.find(({ label, path }) => label === text || path === text) ??
    (text && nodes.find(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
  if (!node) return;
  if (!shown.ids.includes(node.id)) open(views.find((view) => view.ids.includes(node.id))?.id ?? "");
  picture.querySelectorAll(".node").forEach((each) => each.classList.toggle("found", each.dataset.id === node.id));
  tell(node);
}
const draw = () => picture.firstElementChild.setAttribute("viewBox", [box.x, box.y, box.width, box.height].join(" "));
picture.onwheel = (event) => {
  event.preventDefault();
  const by = event.deltaY > 0 ? 1.15 : 1 / 1.15;
  const { height, left, top, width } = picture.getBoundingClientRect();
  box.x += box.width * (1 - by) * ((event.clientX - left) / width);
  box.y += box.height * (1 - by) * ((event.clientY - top) / height);
  box.width *= by;
  box.height *= by;
  draw();
};
picture.onpointermove = (event) => {
  if (!event.buttons) return;
  const { height, width } = picture.getBoundingClientRect();
  const scale = Math.max(box.width / width, box.height / height);
  box.x -= event.movementX * scale;
  box.y -= event.movementY * scale;
  draw();
};
document
  .getElementById("names")
  .append(...nodes.map(({ label }) => Object.assign(document.createElement("option"), { value: label })));
search.onchange = () => find(search.value);
open("");
