/** The graph of a model: types, inheritance and references. */
import { createSpan, startOf, type Result, type Source } from "@cairn/diagnostics";
import type { Graph, GraphEdge, GraphNode } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { unbound, type Model, type ModelFeature, type ModelType } from "../model/model.js";
import { typeText } from "../model/queries.js";
import { resource } from "../model/resource.js";

/** A drawing of more boxes than this is unreadable. */
const mostNodes = 1_000;

/** The types, their inheritance, and which contains or refers to which. */
export function drawGraph(model: Model, source: Source): Result<Graph> {
  const types = [...model.types.values()];
  if (types.length > mostNodes) {
    const words = { what: "the graph", limit: `${mostNodes} types` };
    return { diagnostics: [catalogue.create["too-large"](startOf(source), words)] };
  }
  const edges = types.flatMap(edgesOf);
  const usesResource = edges.some(({ to }) => to === resource.name);
  const nodes = [
    ...(usesResource ? [{ id: resource.name, label: resource.name, kind: "abstract" }] : []),
    ...types.map(nodeOf),
  ];
  return { value: { nodes, edges }, diagnostics: [] };
}

function nodeOf({ features, name, isAbstract, source, node }: ModelType): GraphNode {
  const span = createSpan(source, node.name.start, node.name.end);
  const attributes = features.filter(({ type }) => type.kind !== "reference");
  const lines = attributes.map(
    (each) => `${each.isDerived ? "/" : ""}${each.name}: ${typeText(each.type)} ${bounds(each)}`,
  );
  return {
    id: name,
    label: isAbstract ? `«abstract» ${name}` : name,
    kind: isAbstract ? "abstract" : "type",
    path: name,
    span,
    lines,
  };
}

function edgesOf({ name, parent, features }: ModelType): readonly GraphEdge[] {
  const inherits: GraphEdge[] = parent ? [{ from: name, to: parent.name, kind: "inherits" }] : [];
  return [...inherits, ...features.flatMap((feature) => referenceOf(name, feature))];
}

function referenceOf(from: string, feature: ModelFeature): readonly GraphEdge[] {
  const { isContainment, name, type } = feature;
  if (type.kind !== "reference") return [];

  return [{ from, to: type.target.name, kind: isContainment ? "owns" : "refers", label: `${name} ${bounds(feature)}` }];
}

/** How many values a feature has: `[0..*]`; undefined if there is exactly one. */
function bounds({ lower, upper }: ModelFeature): string {
  if (lower === 1 && upper === 1) return "[1]";
  return `[${lower}..${upper === unbound ? "*" : upper}]`;
}
