import { exitCodes, type ExtraCommandContext, type Progress, type WorkOutcome } from "@cairn/cli-kit";
import { startOf, type Diagnostic, type Result } from "@cairn/diagnostics";
import { keyOfChange, type Change } from "../diff/change.js";
import type { ExportedResource } from "../catalog/exported.js";
import type { CompareCatalogsOptions } from "../diff/compare.js";
import type { UnseenFile } from "../diff/served/compare-served.js";
import { NodesComparer } from "../diff/many-nodes.js";
import { FoundOnNodes } from "../nodes/found-on-nodes.js";
import { endedNode, nodeLimits } from "./fleet/node-limits.js";
import { itemsAt, nodeList, type NodeList, type PlacedItem } from "./fleet/node-list.js";
import { withExportsOf } from "./fleet/exports-of-run.js";
import { keyOf, Receiver } from "./fleet/sent.js";
import { keyOfUnseen, noteOf, type NodeDiffDone, type SidesShared } from "./git-diff/git-work.js";
import { openSides, type Side } from "./git-diff/sides.js";
import { Rounds } from "./from-puppetdb/rounds.js";
import { withPuppetDb } from "./from-puppetdb/with-puppetdb.js";
import { othersOf } from "./others.js";
import { lastFacts } from "./settings.js";
import { shardOf } from "./shard.js";
import { tellDifferences } from "./tell-differences.js";

/**
 * `diff --git REV1 REV2 --environment FOLDER`: the nodes whose catalogs differ between two revisions, the differences,
 * and the lines that make them. A node that fails in one revision doesn't stop the others.
 */
export async function runGitDiff(context: ExtraCommandContext, options: CompareCatalogsOptions): Promise<number> {
  const { report } = context;
  const sides = openSides(context);
  report(sides.diagnostics);
  if (!sides.value) return exitCodes.inputErrors;
  const nodes = nodesOf(context, ...sides.value);
  report(nodes.diagnostics);
  if (!nodes.value) return exitCodes.inputErrors;
  const others = othersOf(context);
  report(others.diagnostics);
  if (!others.value) return exitCodes.inputErrors;
  const { value: list } = nodes;
  const known = others.value;
  return withPuppetDb(context, async (database) => {
    const { comparer, hasFailed } = await compareAll(context, list, options, new Rounds(known, database));
    report(list.problems);
    return tellDifferences(context, comparer.result(), options, hasFailed || list.problems.length > 0);
  });
}

/** What nodes ask about others is fetched, and they are compared again. */
async function compareAll(
  context: ExtraCommandContext,
  list: NodeList,
  options: CompareCatalogsOptions,
  rounds: Rounds,
): Promise<Pick<DiffPass, "comparer" | "hasFailed">> {
  const { host, request } = context;
  const showsBar = host.stderrIsTerminal && list.count > 1 && request.options["quiet"] !== true;
  const progress = showsBar ? await host.startProgress?.(list.count) : undefined;
  const pass = new DiffPass(context, options, rounds, progress);
  await pass.run(list.items(), list.count, rounds.first(true));
  while (rounds.unfinished.size > 0) {
    let others: readonly ExportedResource[] = [];
    const { known, places } = await rounds.next((exported) => (others = exported));
    await pass.run(itemsAt(places, list), places.size, { ...known, ofSides: pass.exportsOfSides(others) });
  }
  progress?.stop();
  context.report(pass.found.diagnostics());
  return pass;
}

type Exports = readonly ExportedResource[];

class DiffPass {
  readonly found = new FoundOnNodes();
  hasFailed = false;
  private readonly context: ExtraCommandContext;
  readonly comparer: NodesComparer;
  private readonly rounds: Rounds;
  private readonly diagnostics = new Receiver(keyOf);
  private readonly changes = new Receiver<Change>(keyOfChange);
  private readonly unseen = new Receiver<UnseenFile>(keyOfUnseen);
  private readonly progress: Progress | undefined;
  /** What nodes export in each of the revisions. */
  private readonly exported = [new Map<string, Exports>(), new Map<string, Exports>()] as const;
  private done = 0;

  constructor(
    context: ExtraCommandContext,
    options: CompareCatalogsOptions,
    rounds: Rounds,
    progress: Progress | undefined,
  ) {
    this.progress = progress;
    this.context = context;
    this.comparer = new NodesComparer(options, this.found);
    this.rounds = rounds;
  }

  /** What there is to collect in each of the revisions: each has the exports of its own catalogs. */
  exportsOfSides(others: Exports): readonly [Exports, Exports] {
    const [left, right] = this.exported;
    const all = (own: ReadonlyMap<string, Exports>) => this.rounds.collected(withExportsOf(own, others));
    return [all(left), all(right)];
  }

  async run(items: Iterable<PlacedItem>, count: number, shared: SidesShared): Promise<void> {
    const { options } = this.context.request;
    await this.context.runMany<PlacedItem, NodeDiffDone, SidesShared>({
      work: "git",
      items,
      count,
      shared,
      jobs: options["jobs"] as number | undefined,
      ...nodeLimits(this.context),
      take: (outcome, item) => this.take(outcome, item),
    });
  }

  private take(outcome: WorkOutcome<NodeDiffDone>, { index, name }: PlacedItem): void {
    if ("done" in outcome) this.keepExports(name, outcome.done);
    const isLast = "ended" in outcome || !this.rounds.note(index, outcome.done);
    if (isLast) this.progress?.set(++this.done);
    if ("ended" in outcome) return this.fail(name, [endedNode(this.context, name, outcome.ended)]);
    const { changes, complete, diagnostics, sender, unseen } = outcome.done;
    const found = this.diagnostics.receive(sender, diagnostics);
    if (!isLast) return;
    if (!changes) return this.fail(name, found);
    this.found.add(name, found);
    this.comparer.addUnseen(name, this.unseen.receive(sender, unseen));
    this.comparer.addChanges(name, this.changes.receive(sender, changes), complete);
  }

  private keepExports(name: string, { exported }: NodeDiffDone): void {
    // A node that exports nothing any more counts as such; one that has failed keeps what it exported before.
    for (const [side, own] of this.exported.entries()) if (exported[side]) own.set(name, exported[side]);
  }

  private fail(name: string, found: readonly Diagnostic[]): void {
    this.hasFailed = true;
    this.found.add(name, found);
    const errors = found.filter(({ severity }) => severity === "error");
    // An error of the second revision is more useful: the first revision can't be changed any more.
    const told = errors.find(({ notes }) => notes.includes(noteOf(this.context.words[1]!))) ?? errors[0];
    if (told) this.comparer.addFailed(name, told);
  }
}

/** The listed nodes, or those that the manifests of either revision name. */
function nodesOf(context: ExtraCommandContext, before: Side, after: Side): Result<NodeList> {
  const { options } = context.request;
  if (options["nodes"] !== undefined) return nodeList(context, shardOf(String(options["shard"] ?? "")));
  const facts = lastFacts(context.request);
  const only = options["node"] as string | undefined;
  const named = only === undefined ? [...before.compiler.namedNodes(), ...after.compiler.namedNodes()] : [only];
  const items = [...new Set(named)].map((name, index) => ({ name, facts, index, span: startOf(after.source) }));
  return { value: { count: items.length, items: () => items, problems: [] }, diagnostics: [] };
}
