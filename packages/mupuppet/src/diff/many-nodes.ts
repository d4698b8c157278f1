import type { Difference } from "@cairn/store";
import { compareCatalogs } from "./compare.js";
import type { ComparedCatalog } from "./compared-catalog.js";
import type { Ignores } from "./ignore.js";

/** Changes that several nodes have in common. */
export interface NodeGroup {
  readonly nodes: readonly string[];
  readonly differences: readonly Difference[];
}

/** The differences between the catalogs of many nodes. */
export interface NodesComparison {
  /** Nodes that only one side has. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
  /** Changes grouped by their nodes: those on most nodes first. */
  readonly groups: readonly NodeGroup[];
  readonly complete: boolean;
}

export type Catalogs = ReadonlyMap<string, ComparedCatalog>;

interface Change {
  readonly difference: Difference;
  readonly nodes: string[];
}

/** Compares node by node, and keeps only the differences; equal changes are reported once, with all their nodes. */
export class NodesComparer {
  private readonly ignored: Ignores;
  private readonly changes = new Map<string, Change>();
  private readonly added: string[] = [];
  private readonly removed: string[] = [];
  private readonly unchanged: string[] = [];
  private complete = true;

  constructor(ignored: Ignores) {
    this.ignored = ignored;
  }

  /** Adds the catalogs of a node; undefined for a side that doesn't have it. */
  add(node: string, before: ComparedCatalog | undefined, after: ComparedCatalog | undefined): void {
    if (!after) this.removed.push(node);
    else if (!before) this.added.push(node);
    else this.compare(node, before, after);
  }

  result(): NodesComparison {
    const { added, changes, complete, removed, unchanged } = this;
    return { added, removed, unchanged, complete, groups: groupsOf(changes.values()) };
  }

  private compare(node: string, before: ComparedCatalog, after: ComparedCatalog): void {
    const { complete, differences } = compareCatalogs(before, after, this.ignored);
    this.complete &&= complete;
    if (differences.length === 0) this.unchanged.push(node);
    for (const difference of differences) {
      const { kind, left, path, right } = difference;
      const key = JSON.stringify([kind, path, left?.json, right?.json]);
      const known = this.changes.get(key);
      if (known) known.nodes.push(node);
      else this.changes.set(key, { difference, nodes: [node] });
    }
  }
}

/** Compares all nodes of two sides. */
export function compareNodes(left: Catalogs, right: Catalogs, ignored: Ignores): NodesComparison {
  const comparer = new NodesComparer(ignored);
  for (const node of new Set([...left.keys(), ...right.keys()])) comparer.add(node, left.get(node), right.get(node));
  return comparer.result();
}

function groupsOf(changes: Iterable<Change>): NodeGroup[] {
  const groups = new Map<string, { readonly nodes: readonly string[]; readonly differences: Difference[] }>();
  for (const { difference, nodes } of changes) {
    const key = nodes.join("\n");
    const known = groups.get(key);
    if (known) known.differences.push(difference);
    else groups.set(key, { nodes, differences: [difference] });
  }
  return [...groups.values()].sort((a, b) => b.nodes.length - a.nodes.length);
}

/** Whether there is no difference. */
export function isSame({ added, groups, removed }: NodesComparison): boolean {
  return added.length === 0 && removed.length === 0 && groups.length === 0;
}
