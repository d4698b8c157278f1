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
import { nodeLimits } from "./node-limits.js";
import { itemsAt, type NodeList, type PlacedItem } from "./node-list.js";
import { withExportsOf } from "./exports-of-run.js";
import { factsDigest, factsOf, type NodeDone, type NodesShared } from "./node-work.js";
import type { Others } from "../others.js";
import type { KnownOfDatabase } from "../from-puppetdb/known-of-database.js";
import { Rounds } from "../from-puppetdb/rounds.js";
import type { OthersShared } from "./others-of-pass.js";
import { keyOf, Receiver } from "./sent.js";

interface FleetRunInit {
  readonly context: ExtraCommandContext;
  readonly list: NodeList;
  readonly others: Others;
  /** PuppetDB, if that says what others export. */
  readonly database: KnownOfDatabase | undefined;
  readonly folder: string | undefined;
  readonly done: DoneList | undefined;
}

/**
 * All nodes of a list, in two passes: what a node exports is known after it was compiled once; those that collect are
 * compiled again when all exports are known. What they export then isn't collected in the same run. What PuppetDB is
 * asked because of its answers takes further passes.
 */
export class FleetRun {
  private readonly init: FleetRunInit;
  private readonly receiver: Receiver<Diagnostic>;
  /** What nodes of the list export, in its order. */
  private readonly exported = new Map<string, readonly ExportedResource[]>();
  /** Who exports something, as a file says. */
  private readonly known: ReadonlySet<string>;
  private readonly rounds: Rounds;
  private report: FleetReport | undefined;

  constructor(init: FleetRunInit) {
    this.init = init;
    this.known = new Set(init.others.exported?.map(({ certname }) => certname));
    this.receiver = init.done?.receiver ?? new Receiver(keyOf);
    this.rounds = new Rounds(init.others, init.database);
  }

  async run(): Promise<number> {
    const { context, folder, list, others } = this.init;
    const { host } = context;
    const showsBar = host.stderrIsTerminal && host.stdoutIsTerminal && context.request.options["quiet"] !== true;
    const progress = showsBar && list.count > 1 ? await host.startProgress?.(list.count) : undefined;
    const report = (this.report = new FleetReport(context, list.count, folder, progress));
    await this.pass(list.items(), list.count, this.rounds.first(true), "");
    while (this.rounds.unfinished.size > 0) await this.passAgain();
    context.report(list.problems);
    const code = report.finish();
    const unwritten = keepExported(context.request, this.withOwn(others.exported ?? []));
    context.report(unwritten);
    return Math.max(code, list.problems.length + unwritten.length > 0 ? 1 : 0);
  }

  private async passAgain(): Promise<void> {
    const { context, list } = this.init;
    const { known, places } = await this.rounds.next((others) => this.withOwn(others));
    const decides = this.init.database ? [known.exported, known.types, known.answers] : known.exported;
    const key = context.host.sha256(new TextEncoder().encode(JSON.stringify(decides)));
    await this.pass(itemsAt(places, list), places.size, known, key);
  }

  private withOwn(others: readonly ExportedResource[]): ExportedResource[] {
    return withExportsOf(this.exported, others);
  }

  /** Compiles nodes, but those that were done before, and reports them in order. */
  private async pass(items: Iterable<PlacedItem>, count: number, known: OthersShared, key: string): Promise<void> {
    const { context, done, folder } = this.init;
    const { options } = context.request;
    const before: { readonly item: PlacedItem; readonly done: NodeDone }[] = [];
    const takeBefore = (index: number): void => {
      while (before.length > 0 && before[0]!.item.index < index) {
        const { done: known, item } = before.shift()!;
        this.take(item, { done: known });
      }
    };
    await context.runMany<PlacedItem, NodeDone, NodesShared>({
      work: "nodes",
      items: this.toDo(items, key, before),
      count,
      shared: { ...known, folder },
      jobs: options["jobs"] as number | undefined,
      ...nodeLimits(context),
      seen: (outcome, { name }) => {
        done?.write({ node: name, others: key, outcome });
      },
      take: (outcome, item) => {
        takeBefore(item.index);
        this.take(item, outcome);
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

  private take(item: PlacedItem, outcome: WorkOutcome<NodeDone>): void {
    const diagnostics: readonly Diagnostic[] =
      "done" in outcome ? this.receiver.receive(outcome.done.sender, outcome.done.diagnostics) : [];
    if ("done" in outcome) {
      const { exported, failure } = outcome.done;
      const replaces = exported.length > 0 || this.init.database !== undefined || this.known.has(item.name);
      if (!failure && replaces) this.exported.set(item.name, exported);
      if (this.rounds.note(item.index, outcome.done)) return;
    }
    this.report!.add(item.name, item.index, outcome, diagnostics);
  }
}
