import type { Diagnostic } from "@cairn/diagnostics";
import { type DescribedViolation, type Difference, createStore } from "@cairn/store";
import { formatReferencePath } from "../view/reference-path.js";
import { compareCatalogs, type CompareCatalogsOptions } from "./compare.js";
import type { ComparedCatalog } from "./compared-catalog.js";
import { keyOfChange, type Cause, type Change } from "./change.js";
import type { FoundOnNodes } from "../nodes/found-on-nodes.js";
import type { UnseenFile } from "./served/compare-served.js";
import { unseenDiagnostics } from "./served/report-unseen.js";
import { UnseenOnNodes, type UnseenReason } from "./unseen-on-nodes.js";

/** Changes that several nodes have in common. */
export interface NodeGroup {
  readonly nodes: readonly string[];
  readonly differences: readonly Difference[];
}

/** Nodes without a catalog on one side, all by the same error. */
export interface FailedNodes {
  readonly nodes: readonly string[];
  readonly error: Diagnostic;
}

/** The differences between the catalogs of many nodes. */
export interface NodesComparison {
  /** Nodes that only one side has. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
  /** Changes grouped by their nodes: those on most nodes first. */
  readonly groups: readonly NodeGroup[];
  /** Nodes that can't be compared: those of the most frequent error first. */
  readonly failed: readonly FailedNodes[];
  readonly complete: boolean;
  /** The lines that make differences, as far as they are known. */
  readonly causes: ReadonlyMap<Difference, Cause>;
  /** The differences that a policy forbids. */
  readonly violations: ReadonlyMap<Difference, DescribedViolation>;
  /** The copied files that can't be compared. */
  readonly unseen: readonly UnseenReason[];
}

export type Catalogs = ReadonlyMap<string, ComparedCatalog>;

interface Changed {
  readonly change: Change;
  readonly nodes: string[];
}

/** Compares node by node, and keeps only the differences; equal changes are reported once, with all their nodes. */
export class NodesComparer {
  private readonly options: CompareCatalogsOptions;
  private readonly found: FoundOnNodes | undefined;
  private readonly changes = new Map<string, Changed>();
  /** Equal changes are mostly one object. */
  private readonly known = new Map<Change, Changed>();
  private readonly added: string[] = [];
  private readonly removed: string[] = [];
  private readonly unchanged: string[] = [];
  private readonly failed = new Map<string, { readonly nodes: string[]; readonly error: Diagnostic }>();
  private readonly unseen = new UnseenOnNodes();
  private complete = true;

  /** `found` gets the warnings about files that can't be compared. */
  constructor(options: CompareCatalogsOptions, found?: FoundOnNodes) {
    this.options = options;
    this.found = found;
  }

  /** Adds the catalogs of a node; undefined for a side that doesn't have it. */
  add(node: string, before: ComparedCatalog | undefined, after: ComparedCatalog | undefined): void {
    if (!after) this.removed.push(node);
    else if (!before) this.added.push(node);
    if (before && after) this.compare(node, before, after);
    else if (this.options.judge) this.judgeAlone(node, before, after);
  }

  result(): NodesComparison {
    const { added, changes, complete, removed, unchanged } = this;
    const all = [...changes.values()];
    const causes = new Map(
      all.flatMap(({ change }) => (change.cause ? [[change.difference, change.cause] as const] : [])),
    );
    const failed = [...this.failed.values()].sort((a, b) => b.nodes.length - a.nodes.length);
    const violations = this.violationsIn(all);
    const unseen = this.unseen.reasons();
    return { added, removed, unchanged, complete, causes, failed, violations, unseen, groups: groupsOf(all) };
  }

  private violationsIn(changes: readonly Changed[]): NodesComparison["violations"] {
    const { judge } = this.options;
    return new Map(
      changes.flatMap(({ change: { difference, violation } }) =>
        judge && violation
          ? [
              [
                difference,
                judge.describe(violation, formatReferencePath(difference.path), formatReferencePath),
              ] as const,
            ]
          : [],
      ),
    );
  }

  /** Adds copied files of a node that can't be compared. */
  addUnseen(node: string, unseen: readonly UnseenFile[]): void {
    this.found?.add(node, unseenDiagnostics(unseen));
    this.unseen.add(node, unseen);
  }

  /** Adds a node that has no catalog on one side. */
  addFailed(node: string, error: Diagnostic): void {
    const { code, message, notes, span } = error;
    const key = JSON.stringify([code, span.source.name, span.start, message, notes]);
    const known = this.failed.get(key);
    if (known) known.nodes.push(node);
    else this.failed.set(key, { nodes: [node], error });
  }

  /** Adds the changes of a node that was compared elsewhere. */
  addChanges(node: string, changes: readonly Change[], complete: boolean): void {
    this.complete &&= complete;
    if (changes.length === 0) this.unchanged.push(node);
    for (const change of changes) this.changed(change).nodes.push(node);
  }

  private changed(change: Change): Changed {
    let changed = this.known.get(change);
    if (changed) return changed;
    const key = keyOfChange(change);
    changed = this.changes.get(key);
    if (!changed) this.changes.set(key, (changed = { change, nodes: [] }));
    this.known.set(change, changed);
    return changed;
  }

  private compare(node: string, before: ComparedCatalog, after: ComparedCatalog): void {
    const { complete, differences, unseen, violations } = compareCatalogs(before, after, this.options);
    this.addUnseen(node, unseen);
    const changes = differences.map((difference) => ({ difference, violation: violations.get(difference) }));
    this.addChanges(node, changes, complete);
  }

  /** On a node that only one side has, every resource comes or goes; only those that the policy forbids are shown. */
  private judgeAlone(node: string, before: ComparedCatalog | undefined, after: ComparedCatalog | undefined): void {
    const nothing = emptyCatalog(node);
    const { complete, violations } = compareCatalogs(before ?? nothing, after ?? nothing, this.options);
    this.complete &&= complete;
    for (const [difference, violation] of violations) this.changed({ difference, violation }).nodes.push(node);
  }
}

function emptyCatalog(name: string): ComparedCatalog {
  const { log, root } = createStore(["catalog"]);
  return {
    name,
    tree: { value: root, log },
    secret: new Set(),
    copies: new Map(),
    files: new Set(),
    server: undefined,
  };
}

/** Compares all nodes of two sides. */
export function compareNodes(
  left: Catalogs,
  right: Catalogs,
  options: CompareCatalogsOptions,
  found?: FoundOnNodes,
): NodesComparison {
  const comparer = new NodesComparer(options, found);
  for (const node of new Set([...left.keys(), ...right.keys()])) comparer.add(node, left.get(node), right.get(node));
  return comparer.result();
}

function groupsOf(changes: Iterable<Changed>): NodeGroup[] {
  const groups = new Map<string, { readonly nodes: readonly string[]; readonly differences: Difference[] }>();
  for (const { change, nodes } of changes) {
    const { difference } = change;
    const key = nodes.join("\n");
    const known = groups.get(key);
    if (known) known.differences.push(difference);
    else groups.set(key, { nodes, differences: [difference] });
  }
  return [...groups.values()].sort((a, b) => b.nodes.length - a.nodes.length);
}

/** Whether there is no difference. */
export function isSame({ added, failed, groups, removed }: NodesComparison): boolean {
  return added.length === 0 && removed.length === 0 && groups.length === 0 && failed.length === 0;
}
