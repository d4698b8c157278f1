import {
  isComponent,
  isVector,
  type Component,
  type Difference,
  type DifferenceSide,
  type StoreValue,
} from "@cairn/store";
import { canonicalReference } from "../explain/find-resource.js";
import { formatReferencePath } from "../view/reference-path.js";
import type { ComparedCatalog } from "./compared-catalog.js";

/** The parameters that order resources, each with its direction and whether it also notifies. */
const kinds: ReadonlyMap<string, { readonly isReversed: boolean; readonly notifies: boolean }> = new Map([
  ["before", { isReversed: false, notifies: false }],
  ["notify", { isReversed: false, notifies: true }],
  ["require", { isReversed: true, notifies: false }],
  ["subscribe", { isReversed: true, notifies: true }],
]);

/** An edge between two resources. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly notifies: boolean;
  /** The resource and the parameter that set it. */
  readonly path: readonly [string, string];
  readonly span: DifferenceSide["span"];
}

/** The relationships of a catalog. */
interface Relationships {
  /** By their two ends: of two edges between the same resources, one that notifies wins. */
  readonly edges: ReadonlyMap<string, Edge>;
  /** The paths of parameters that contain something other than references, or secrets. */
  readonly others: ReadonlySet<string>;
}

/**
 * Replaces the differences between relationship parameters by those between the graphs: the direction in which an edge
 * is written, lists and their order don't matter.
 */
export function compareRelationships(
  left: ComparedCatalog,
  right: ComparedCatalog,
  differences: readonly Difference[],
): Difference[] {
  const [before, after] = [relationshipsOf(left), relationshipsOf(right)];
  const isInGraph = ({ path }: Difference) => {
    const parameter = formatReferencePath(path.slice(0, 2));
    return kinds.has(path[1] ?? "") && !before.others.has(parameter) && !after.others.has(parameter);
  };
  const found = differences.filter((each) => !isInGraph(each));
  for (const [key, edge] of before.edges) {
    const match = after.edges.get(key);
    if (match && match.notifies !== edge.notifies)
      found.push({ kind: "changed", path: match.path, left: sideOf(edge), right: sideOf(match) });
    else if (!match && hasResource(right, edge)) found.push({ kind: "removed", path: edge.path, left: sideOf(edge) });
  }
  for (const [key, edge] of after.edges)
    if (!before.edges.has(key) && hasResource(left, edge))
      found.push({ kind: "added", path: edge.path, right: sideOf(edge) });
  return found;
}

/** Whether a catalog has the resource that sets an edge: otherwise the whole resource is a difference. */
function hasResource({ tree }: ComparedCatalog, { path }: Edge): boolean {
  return isComponent(tree.value) && tree.value.find(path[0]) !== 0;
}

function relationshipsOf({ secret, tree: { log, value: root } }: ComparedCatalog): Relationships {
  const edges = new Map<string, Edge>();
  const others = new Set<string>();
  for (const [reference, record] of isComponent(root) ? root.entries() : []) {
    const resource = log.value(record);
    for (const parameter of isComponent(resource) ? kinds.keys() : []) {
      const set = (resource as Component).find(parameter);
      if (set === 0) continue;
      const whole = formatReferencePath([reference, parameter]);
      const references = secret.has(whole) ? undefined : stringsIn(log.value(set));
      if (!references) others.add(whole);
      for (const each of references ?? []) addEdge(edges, [reference, parameter], each, log.span(set));
    }
  }
  return { edges, others };
}

function addEdge(edges: Map<string, Edge>, path: readonly [string, string], other: string, span: Edge["span"]): void {
  const { isReversed, notifies } = kinds.get(path[1])!;
  const ends = [path[0], canonicalReference(other)] as const;
  const [from, to] = isReversed ? [ends[1], ends[0]] : ends;
  const key = JSON.stringify([from, to]);
  const known = edges.get(key);
  if (!known || (notifies && !known.notifies)) edges.set(key, { from, to, notifies, path, span });
}

/** The strings in a value and in all its lists; undefined if there is anything else. */
function stringsIn(value: StoreValue): readonly string[] | undefined {
  const found: string[] = [];
  const waiting = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === "string") found.push(next);
    else if (isVector(next)) for (const each of next) waiting.push(each);
    else if (next !== null) return undefined;
  }
  return found;
}

function sideOf({ from, notifies, span, to }: Edge): DifferenceSide {
  const text = JSON.stringify(`${from} ${notifies ? "~>" : "->"} ${to}`);
  return { text, json: text, ...(span ? { span } : {}) };
}
