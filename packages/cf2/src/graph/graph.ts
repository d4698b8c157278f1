/** The graph of files: which imports which, and which of them contributes to which resource. */
import { createSpan, startOf, type Result } from "@cairn/diagnostics";
import type { Graph, GraphEdge, GraphNode } from "@cairn/store";
import type { Compiled } from "../compile.js";
import { walk } from "../audit/walk.js";
import { catalogue } from "../diagnostics/index.js";
import { Block } from "../blocks/block.js";
import { MASK, SecretText } from "../secrets/secret-text.js";
import { isNumber, ListValue, type Value } from "../values/value.js";
import { fileOf } from "../blocks/cell.js";
import type { Container } from "../evaluate/materialize.js";

/** A drawing of more boxes than this is unreadable. */
const mostNodes = 10_000;
const smaller =
  "draw a file that imports fewer files; `explain` shows where one value comes from, and `audit` what each file defines";

/** The files, their imports, and which file contributes to which top-level resource. */
export function drawGraph(compiled: Compiled): Result<Graph> {
  const nodes = new Map<string, GraphNode>();
  const edges: GraphEdge[] = [];
  addFiles(compiled, nodes, edges);
  addResources(compiled, nodes, edges);
  if (nodes.size <= mostNodes) return { value: { nodes: [...nodes.values()], edges }, diagnostics: [] };
  const words = { what: "the graph", limit: "10,000 files and resources" };
  return { diagnostics: [catalogue.create["too-large"](startOf(compiled.main.source), words, { help: smaller })] };
}

function addFiles({ main }: Compiled, nodes: Map<string, GraphNode>, edges: GraphEdge[]): void {
  const files = new Set([main]);
  for (const file of files) {
    const { path, source } = file;
    const kind = file === main ? "main" : "file";
    const label = shortName(path, main.path);
    const lines = file === main ? ["has priority over all that it imports"] : [];
    nodes.set(fileId(path), { id: fileId(path), label, kind, span: startOf(source), lines });
    for (const imported of file.imported) {
      files.add(imported);
      edges.push({ from: fileId(path), to: fileId(imported.path), kind: "imports" });
    }
  }
}

function addResources(compiled: Compiled, nodes: Map<string, GraphNode>, edges: GraphEdge[]): void {
  const { root } = compiled;
  const inside = filesInside(root);
  const values = new Map(compiled.contents.get(root)?.map((entry) => [entry.name, entry]));
  for (const resource of root.resources()) {
    const { name } = resource;
    const id = `resource ${name}`;
    const { source, start, end } = resource.first.place;
    const entry = values.get(name);
    const lines = entry ? [`= ${valueText(entry.value)}`] : [];
    nodes.set(id, { id, label: name, kind: "resource", path: name, span: createSpan(source, start, end), lines });
    const lost = new Set(resource.lost.filter(({ why }) => why !== "equal").map(({ definition }) => definition));
    const direct = new Set<string>();
    for (const definition of resource.definitions) {
      const file = fileOf(definition.place);
      direct.add(file);
      const kind = lost.has(definition) ? "overridden" : "defines";
      const label = kind === "overridden" ? `${sign(definition.operator)} (overridden)` : sign(definition.operator);
      addEdge(file, id, kind, label, nodes, edges);
    }
    for (const file of inside.get(name) ?? [])
      if (!direct.has(file)) addEdge(file, id, "defines", "inside", nodes, edges);
  }
}

function addEdge(
  file: string,
  to: string,
  kind: string,
  label: string,
  nodes: Map<string, GraphNode>,
  edges: GraphEdge[],
): void {
  const from = fileId(file);
  if (!nodes.has(from)) nodes.set(from, { id: from, label: file, kind: "file" });
  edges.push({ from, to, kind, label });
}

/** The files that define something inside a top-level resource, such as one that is imported as its value. */
function filesInside(root: Block): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  const seen = new Set<Container>();
  walk<string>(root, {
    start: "",
    step: (top, name) => (top === "" ? name : top),
    isNew: (container) => !seen.has(container) && Boolean(seen.add(container)),
    resource({ definitions }, top) {
      const known = files.get(top) ?? new Set<string>();
      files.set(top, known);
      for (const { place } of definitions) known.add(fileOf(place));
    },
  });
  return files;
}

function sign(operator: string): string {
  return operator === "=>" || operator === "~>" ? operator : `~(${operator})>`;
}

const longestValue = 40;

function valueText(value: Value): string {
  if (value instanceof Block) return "{…}";
  if (value instanceof ListValue) return `[${value.items.length} values]`;
  if (value instanceof SecretText) return MASK;
  const text = isNumber(value) ? value.digits : typeof value === "object" ? "…" : String(value);
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text;
}

/** A file's name as seen from the main file's folder. */
function shortName(path: string, main: string): string {
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  return folder !== "" && path.startsWith(folder) ? path.slice(folder.length) : path;
}

function fileId(path: string): string {
  return `file ${path}`;
}
