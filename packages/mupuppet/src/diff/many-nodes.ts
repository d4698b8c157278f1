import type { Comparison, Difference } from "@cairn/store";
import { compareCatalogs } from "./compare.js";
import type { ComparedCatalog } from "./compared-catalog.js";
import type { Ignores } from "./ignore.js";

/** Changes that are the same on several nodes. */
export interface NodeGroup {
  readonly nodes: readonly string[];
  readonly differences: readonly Difference[];
}

/** In what the catalogs of many nodes differ. */
export interface NodesComparison {
  /** Nodes that only one side has. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
  /** Changes by the nodes that they are on: those on most nodes first. */
  readonly groups: readonly NodeGroup[];
  readonly complete: boolean;
}

export type Catalogs = ReadonlyMap<string, ComparedCatalog>;

/** Compares node by node; equal changes are told once, with all their nodes. */
export function compareNodes(left: Catalogs, right: Catalogs, ignored: Ignores): NodesComparison {
  const changes = new Map<string, { readonly difference: Difference; readonly nodes: string[] }>();
  const unchanged: string[] = [];
  let complete = true;
  for (const [node, before] of left) {
    const after = right.get(node);
    if (!after) continue;
    const comparison = compareCatalogs(before, after, ignored);
    complete &&= comparison.complete;
    if (comparison.differences.length === 0) unchanged.push(node);
    addChanges(comparison, node, changes);
  }
  return {
    added: [...right.keys()].filter((node) => !left.has(node)),
    removed: [...left.keys()].filter((node) => !right.has(node)),
    ...{ unchanged, complete, groups: groupsOf(changes.values()) },
  };
}

function addChanges(
  { differences }: Comparison,
  node: string,
  changes: Map<string, { readonly difference: Difference; readonly nodes: string[] }>,
): void {
  for (const difference of differences) {
    const { kind, left, path, right } = difference;
    const key = JSON.stringify([kind, path, left?.json, right?.json]);
    const known = changes.get(key);
    if (known) known.nodes.push(node);
    else changes.set(key, { difference, nodes: [node] });
  }
}

function groupsOf(
  changes: Iterable<{ readonly difference: Difference; readonly nodes: readonly string[] }>,
): NodeGroup[] {
  const groups = new Map<string, { readonly nodes: readonly string[]; readonly differences: Difference[] }>();
  for (const { difference, nodes } of changes) {
    const key = nodes.join("\n");
    const known = groups.get(key);
    if (known) known.differences.push(difference);
    else groups.set(key, { nodes, differences: [difference] });
  }
  return [...groups.values()].sort((a, b) => b.nodes.length - a.nodes.length);
}

/** Whether nothing differs. */
export function isSame({ added, groups, removed }: NodesComparison): boolean {
  return added.length === 0 && removed.length === 0 && groups.length === 0;
}
