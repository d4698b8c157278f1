/**
 * `diff --git`: both revisions of an environment are opened (`sides`), each node is compiled in both, and each
 * difference is traced to the lines that make it (`cause`).
 */
import { randomUUID } from "node:crypto";
import type { ExtraCommandContext, Work } from "@cairn/cli-kit";
import { bug, hasErrors, type Diagnostic } from "@cairn/diagnostics";
import type { Catalog } from "../../catalog/catalog.js";
import type { Json } from "../../catalog/exported.js";
import { keyOfChange, type Change } from "../../diff/change.js";
import { compareCatalogs } from "../../diff/compare.js";
import { comparedCatalog } from "../../diff/compared-catalog.js";
import { ignores, type Ignores } from "../../diff/ignore.js";
import { factsOf, type NodeItem } from "../fleet/node-work.js";
import { OthersOfPass, Wanted, type OthersShared } from "../fleet/others-of-pass.js";
import { keyOf, Sender, type Sent, type SentOf } from "../fleet/sent.js";
import { settingsOfNode } from "../settings.js";
import { Causes, type Made } from "./cause.js";
import { openSides, type Side } from "./sides.js";

/** The differences of a node between two revisions. */
export interface NodeDiffDone {
  readonly sender: string;
  readonly diagnostics: readonly Sent[];
  /** Undefined if it failed in one of the revisions. */
  readonly changes: readonly SentOf<Change>[] | undefined;
  readonly complete: boolean;
  /** The types that its collectors asked for, and the queries, before that was known: it is compared again. */
  readonly collects: readonly string[];
  readonly queries: readonly Json[];
}

/** `diff --git`: both revisions are parsed once in each thread. */
export const gitWork: Work<NodeItem, NodeDiffDone, OthersShared> = {
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
  private readonly ignored: Ignores;
  private readonly diagnostics = new Sender(keyOf);
  private readonly changes = new Sender<Change>(keyOfChange);
  private readonly causes = new Causes();
  private readonly others: OthersOfPass;
  private readonly name = randomUUID();

  constructor(context: ExtraCommandContext, sides: readonly [Side, Side], shared: OthersShared) {
    this.others = new OthersOfPass(shared);
    this.context = context;
    this.sides = sides;
    this.ignored = ignores((context.request.options["ignore"] ?? []) as readonly string[]);
  }

  compare(item: NodeItem): NodeDiffDone {
    const found: Diagnostic[] = [];
    const wanted = new Wanted();
    const [left, right] = this.sides.map((side) => this.make(item, side, found, wanted)) as [Made?, Made?];
    const missing = { collects: [...wanted.types], queries: wanted.queries };
    const common = { sender: this.name, diagnostics: this.diagnostics.send(found), ...missing };
    if (!left || !right || !wanted.isNothing) return { ...common, changes: undefined, complete: true };
    const [before, after] = [left, right].map(({ catalog, side }) =>
      comparedCatalog(catalog, side.language.types, side.source),
    );
    const { complete, differences } = compareCatalogs(before!, after!, this.ignored);
    const changes = differences.map((difference): Change => {
      const change = { difference };
      return this.changes.knows(change) ? change : { difference, cause: this.causes.of(difference, left, right) };
    });
    return { ...common, changes: this.changes.send(changes), complete };
  }

  private make(item: NodeItem, side: Side, found: Diagnostic[], wanted: Wanted): Made | undefined {
    const catalog = this.catalogOf(item, side, found, wanted);
    return catalog && { side, catalog };
  }

  private catalogOf(item: NodeItem, side: Side, found: Diagnostic[], wanted: Wanted): Catalog | undefined {
    const { host, request } = this.context;
    const facts = factsOf(item, host, request);
    const settings = hasErrors(facts.diagnostics) ? facts : settingsOfNode(request, item.name, facts.value);
    if (!("value" in settings) || !settings.value || !("trusted" in settings.value)) {
      found.push(...settings.diagnostics);
      return undefined;
    }
    const { diagnostics, value } = side.compiler.compile({ ...settings.value, ...this.others.for(wanted) });
    found.push(...diagnostics.map((each) => inRevision(each, side)));
    return value;
  }
}

/** Both revisions have files of the same names: a diagnostic must say which revision it is about. */
function inRevision(diagnostic: Diagnostic, { name }: Side): Diagnostic {
  return { ...diagnostic, notes: [...diagnostic.notes, `in the revision ${name}`] };
}
