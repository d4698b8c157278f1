import { createSpan, startOf, type Result } from "@cairn/diagnostics";
import type { Graph, GraphEdge, GraphNode } from "@cairn/store";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import type { LoadedFile } from "../resolve/loaded-file.js";

/** A drawing of more boxes than this helps nobody. */
const mostNodes = 10_000;

/** The files, who imports whom, and which file contributes to which top-level resource. */
export function drawGraph(compiled: Compiled): Result<Graph> {
  const nodes = new Map<string, GraphNode>();
  const edges: GraphEdge[] = [];
  addFiles(compiled.main, nodes, edges);
  addResources(compiled, nodes, edges);
  if (nodes.size <= mostNodes) return { value: { nodes: [...nodes.values()], edges }, diagnostics: [] };
  const words = { what: "the graph", limit: `${mostNodes} files and resources` };
  return { diagnostics: [catalogue.create["too-large"](startOf(compiled.main.source), words)] };
}

function addFiles(main: LoadedFile, nodes: Map<string, GraphNode>, edges: GraphEdge[]): void {
  const files = new Set([main]);
  for (const file of files) {
    const { path, source } = file;
    const kind = file === main ? "main" : "file";
    nodes.set(fileId(path), { id: fileId(path), label: path, kind, span: startOf(source) });
    for (const imported of file.imported) {
      files.add(imported);
      edges.push({ from: fileId(path), to: fileId(imported.path), kind: "imports" });
    }
  }
}

function addResources({ root }: Compiled, nodes: Map<string, GraphNode>, edges: GraphEdge[]): void {
  for (const name of root.names()) {
    const id = `resource ${name}`;
    const resource = root.find(name)!;
    const { source, start, end } = resource.definitions[0]!.place;
    nodes.set(id, { id, label: name, kind: "resource", path: name, span: createSpan(source, start, end) });
    for (const definition of resource.definitions) {
      const file = definition.place.source.name;
      const lost = resource.lost.some((loser) => loser.definition === definition);
      if (!nodes.has(fileId(file))) nodes.set(fileId(file), { id: fileId(file), label: file, kind: "file" });
      edges.push({ from: fileId(file), to: id, kind: lost ? "overridden" : "defines", label: definition.operator });
    }
  }
}

function fileId(path: string): string {
  return `file ${path}`;
}
