/**
 * `diff --git`: both revisions of an environment are opened (`sides`), each node is compiled in both, and each
 * difference is traced to the lines that make it (`causes`).
 */
import { randomUUID } from "node:crypto";
import type { ExtraCommandContext, Work } from "@cairn/cli-kit";
import { bug, hasErrors, type Diagnostic } from "@cairn/diagnostics";
import type { Difference } from "@cairn/store";
import type { Catalog } from "../../catalog/catalog.js";
import type { ExportedResource, Json } from "../../catalog/exported.js";
import type { Resource } from "../../catalog/resource.js";
import { keyOfChange, type Change } from "../../diff/change.js";
import { compareCatalogs, type CompareCatalogsOptions } from "../../diff/compare.js";
import { comparedCatalog } from "../../diff/compared-catalog.js";
import type { UnseenFile } from "../../diff/served/compare-served.js";
import { resourcesByReference } from "../../explain/find-resource.js";
import { exportedBy } from "../../exported/of-catalog.js";
import { factsOf, type NodeItem } from "../fleet/node-work.js";
import { OthersOfPass, Wanted, type OthersShared } from "../fleet/others-of-pass.js";
import { keyOf, Sender, type Sent, type SentOf } from "../fleet/sent.js";
import { absolutePath } from "../absolute-path.js";
import { settingsOfNode } from "../settings.js";
import { compareOptions } from "../compare-options.js";
import { Causes } from "./causes.js";
import { causeInCopied } from "./cause-in-copied.js";
import type { Made } from "./node-differences.js";
import { openSides, type Side } from "./sides.js";

/** What both revisions know of others, and what only one of them does: what its own nodes export. */
export interface SidesShared extends OthersShared {
  readonly ofSides?: readonly [readonly ExportedResource[], readonly ExportedResource[]];
}

/** The differences of a node between two revisions. */
export interface NodeDiffDone {
  readonly sender: string;
  readonly diagnostics: readonly Sent[];
  /** Undefined if it failed in one of the revisions. */
  readonly changes: readonly SentOf<Change>[] | undefined;
  readonly complete: boolean;
  /** The copied files that can't be compared. */
  readonly unseen: readonly SentOf<UnseenFile>[];
  /** What it exports in each of the revisions; undefined where it failed. */
  readonly exported: readonly (readonly ExportedResource[] | undefined)[];
  /** The types that its collectors asked for, and the queries, before that was known: it is compared again. */
  readonly collects: readonly string[];
  readonly queries: readonly Json[];
}

/** Equal ones of several nodes have the same key. */
export function keyOfUnseen({ isForbidden, reason, reference, span }: UnseenFile): string {
  return JSON.stringify([reference, reason, isForbidden, span.source.name, span.start]);
}

/** `diff --git`: both revisions are parsed once in each thread. */
export const gitWork: Work<NodeItem, NodeDiffDone, SidesShared> = {
  begin(context, shared) {
    const { value: sides } = openSides(context);
    if (!sides) bug("nodes are compared though their revisions can't be read");
    const run = new DiffOfThread(context, sides, shared);
    return Promise.resolve((item) => run.compare(item));
  },
};

class DiffOfThread {
  private readonly context: ExtraCommandContext;
  private readonly sides: readonly [Side, Side];
  private readonly options: CompareCatalogsOptions;
  private readonly diagnostics = new Sender(keyOf);
  private readonly changes = new Sender<Change>(keyOfChange);
  private readonly unseen = new Sender<UnseenFile>(keyOfUnseen);
  private readonly causes: Causes;
  /** For each side. */
  private readonly others: readonly OthersOfPass[];
  private readonly name = randomUUID();

  constructor(context: ExtraCommandContext, sides: readonly [Side, Side], shared: SidesShared) {
    const { ofSides } = shared;
    this.others = sides.map((_, side) => new OthersOfPass(ofSides ? { ...shared, exported: ofSides[side] } : shared));
    this.context = context;
    this.causes = new Causes(absolutePath(context.request));
    this.sides = sides;
    this.options = compareOptions(context.request).value ?? bug("the policy can't be read again");
  }

  compare(item: NodeItem): NodeDiffDone {
    const found: Diagnostic[] = [];
    const wanted = new Wanted();
    const both = this.sides.map((side) => this.make(item, side, found, wanted));
    const [left, right] = both as [Made?, Made?];
    const missing = { collects: [...wanted.types], queries: wanted.queries };
    const exported = both.map((made) => made && this.exportedBy(made));
    const common = { sender: this.name, exported, ...missing };
    if (!left || !right || !wanted.isNothing)
      return { ...common, diagnostics: this.diagnostics.send(found), changes: undefined, unseen: [], complete: true };
    const [before, after] = [left, right].map(({ catalog, side }) =>
      comparedCatalog(catalog, side.language.types, side.source, side.server),
    );
    const { complete, copied, differences, unseen, violations } = compareCatalogs(before!, after!, this.options);
    const causes = this.causes.ofNode(left, right, differences);
    const causeOf = (each: Difference) => (copied.has(each) ? causeInCopied(each) : causes.of(each));
    const changes = differences.map((difference) => ({
      difference,
      cause: causeOf(difference),
      violation: violations.get(difference),
    }));
    const diagnostics = this.diagnostics.send(found);
    return { ...common, diagnostics, changes: this.changes.send(changes), unseen: this.unseen.send(unseen), complete };
  }

  private exportedBy({ catalog, side }: Made): readonly ExportedResource[] {
    return exportedBy(catalog, { types: side.language.types, pathOf: absolutePath(this.context.request) });
  }

  private make(item: NodeItem, side: Side, found: Diagnostic[], wanted: Wanted): Made | undefined {
    const catalog = this.catalogOf(item, side, found, wanted);
    let resources: ReadonlyMap<string, Resource> | undefined;
    return catalog && { side, catalog, resources: () => (resources ??= resourcesByReference(catalog)) };
  }

  private catalogOf(item: NodeItem, side: Side, found: Diagnostic[], wanted: Wanted): Catalog | undefined {
    const { host, request } = this.context;
    const facts = factsOf(item, host, request);
    const settings = hasErrors(facts.diagnostics) ? facts : settingsOfNode(request, item.name, facts.value);
    if (!("value" in settings) || !settings.value || !("trusted" in settings.value)) {
      found.push(...settings.diagnostics);
      return undefined;
    }
    const { diagnostics, value } = side.compiler.compile({
      ...settings.value,
      ...this.others[this.sides.indexOf(side)]!.for(wanted),
    });
    found.push(...diagnostics.map((each) => inRevision(each, side)));
    return value;
  }
}

/** Both revisions have files of the same names: a diagnostic must say which revision it is about. */
function inRevision(diagnostic: Diagnostic, { folder, name, otherFolder }: Side): Diagnostic {
  if (folder !== otherFolder) return diagnostic;
  return { ...diagnostic, notes: [...diagnostic.notes, noteOf(name)] };
}

/** How a diagnostic says which revision it is about. */
export function noteOf(revision: string): string {
  return `in the revision ${revision}`;
}
