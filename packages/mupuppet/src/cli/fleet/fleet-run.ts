/**
 * Many nodes in one run: the list of nodes is read (`node-list`), threads compile them (`node-work`), what is done is
 * kept for `--resume` (`done-list`), and `fleet-report` says how it went. `sent` is how threads send diagnostics, each
 * only once.
 */
import type { ExtraCommandContext, WorkOutcome } from "@cairn/cli-kit";
import type { Diagnostic } from "@cairn/diagnostics";
import type { ExportedResource } from "../../catalog/exported.js";
import { keepExported } from "../keep-exported.js";
import type { DoneList } from "./done-list.js";
import { FleetReport } from "./fleet-report.js";
import type { NodeList, PlacedItem } from "./node-list.js";
import { factsDigest, factsOf, type NodeDone, type NodesShared } from "./node-work.js";
import type { Others } from "../others.js";
import { keyOf, Receiver } from "./sent.js";

interface FleetRunInit {
  readonly context: ExtraCommandContext;
  readonly list: NodeList;
  readonly others: Others;
  readonly folder: string | undefined;
  readonly done: DoneList | undefined;
}

/**
 * All nodes of a list, in two passes: what a node exports is known after it was compiled once; those that collect are
 * compiled again when all exports are known. What they export then isn't collected in the same run.
 */
export class FleetRun {
  private readonly init: FleetRunInit;
  private readonly receiver: Receiver<Diagnostic>;
  /** What nodes of the list export, in its order. */
  private readonly exported = new Map<string, readonly ExportedResource[]>();
  /** Who exports something, as a file says. */
  private readonly known: ReadonlySet<string>;
  private readonly collecting = new Set<number>();
  private readonly collected = new Set<string>();
  private report: FleetReport | undefined;

  constructor(init: FleetRunInit) {
    this.init = init;
    this.known = new Set(init.others.exported?.map(({ certname }) => certname));
    this.receiver = init.done?.receiver ?? new Receiver(keyOf);
  }

  async run(): Promise<number> {
    const { context, folder, list } = this.init;
    const { host } = context;
    const showsBar = host.stderrIsTerminal && host.stdoutIsTerminal && context.request.options["quiet"] !== true;
    const progress = showsBar && list.count > 1 ? await host.startProgress?.(list.count) : undefined;
    const report = (this.report = new FleetReport(context, list.count, folder, progress));
    await this.pass(list.items(), list.count, undefined);
    if (this.collecting.size > 0) await this.passAgain();
    context.report(list.problems);
    const code = report.finish();
    return Math.max(code, list.problems.length > 0 ? 1 : 0, keepExported(context.request, this.allExported()));
  }

  private async passAgain(): Promise<void> {
    const { list } = this.init;
    const known = this.allExported().filter(({ type }) => this.collected.has(type));
    await this.pass(this.collectingItems(list), this.collecting.size, known);
  }

  private *collectingItems(list: NodeList): Iterable<PlacedItem> {
    for (const item of list.items()) if (this.collecting.has(item.index)) yield item;
  }

  /** What a file says of others, with what nodes export now in place of what they exported then. */
  private allExported(): ExportedResource[] {
    const byNode = new Map<string, readonly ExportedResource[]>();
    for (const each of this.init.others.exported ?? []) {
      const known = byNode.get(each.certname) as ExportedResource[] | undefined;
      if (known) known.push(each);
      else byNode.set(each.certname, [each]);
    }
    for (const [node, exported] of this.exported) byNode.set(node, exported);
    return [...byNode.values()].flat();
  }

  /** Compiles nodes, but those that were done before, and reports them in order. */
  private async pass(
    items: Iterable<PlacedItem>,
    count: number,
    exported: readonly ExportedResource[] | undefined,
  ): Promise<void> {
    const { context, done, folder, others } = this.init;
    const { options } = context.request;
    const key = exported ? context.host.sha256(new TextEncoder().encode(JSON.stringify(exported))) : "";
    const before: { readonly item: PlacedItem; readonly done: NodeDone }[] = [];
    const takeBefore = (index: number): void => {
      while (before.length > 0 && before[0]!.item.index < index) {
        const { done: known, item } = before.shift()!;
        this.take(item, { done: known }, exported !== undefined);
      }
    };
    const shared: NodesShared = { folder, exported, answers: others.answers };
    await context.runMany<PlacedItem, NodeDone, NodesShared>({
      work: "nodes",
      items: this.toDo(items, key, before),
      count,
      shared,
      jobs: options["jobs"] as number | undefined,
      seconds: options["nodeTimeout"] as number | undefined,
      megabytes: options["nodeMemory"] as number | undefined,
      seen: (outcome, { name }) => {
        done?.write({ node: name, others: key, outcome });
      },
      take: (outcome, item) => {
        takeBefore(item.index);
        this.take(item, outcome, exported !== undefined);
      },
    });
    takeBefore(Infinity);
  }

  private *toDo(
    items: Iterable<PlacedItem>,
    key: string,
    before: { readonly item: PlacedItem; readonly done: NodeDone }[],
  ): Iterable<PlacedItem> {
    const { context, done, folder } = this.init;
    const { host, request } = context;
    for (const item of items) {
      const known = done?.find(item.name, key, () => factsDigest(factsOf(item, host, request).value, host));
      const isThere = known && (known.file === undefined || host.kindOf(`${folder}/${known.file}`) === "file");
      if (isThere) before.push({ item, done: known });
      else yield item;
    }
  }

  private take(item: PlacedItem, outcome: WorkOutcome<NodeDone>, isFinal: boolean): void {
    const diagnostics: readonly Diagnostic[] =
      "done" in outcome ? this.receiver.receive(outcome.done.sender, outcome.done.diagnostics) : [];
    if ("done" in outcome) {
      const { collects, exported, failure } = outcome.done;
      if (!failure && (exported.length > 0 || this.known.has(item.name))) this.exported.set(item.name, exported);
      if (collects.length > 0 && !isFinal) {
        this.collecting.add(item.index);
        for (const type of collects) this.collected.add(type);
        return;
      }
    }
    this.report!.add(item.name, item.index, outcome, diagnostics);
  }
}
