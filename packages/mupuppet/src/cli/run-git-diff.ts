import { exitCodes, type ExtraCommandContext, type WorkOutcome } from "@cairn/cli-kit";
import { startOf, type Result } from "@cairn/diagnostics";
import type { DifferencesFormat } from "@cairn/store";
import { keyOfChange, type Change } from "../diff/change.js";
import type { Ignores } from "../diff/ignore.js";
import { isSame, NodesComparer } from "../diff/many-nodes.js";
import { renderNodes } from "../diff/render-nodes.js";
import { FoundOnNodes } from "../nodes/found-on-nodes.js";
import { endedNode } from "./fleet/ended-node.js";
import { itemsAt, nodeList, type NodeList, type PlacedItem } from "./fleet/node-list.js";
import type { OthersShared } from "./fleet/others-of-pass.js";
import { keyOf, Receiver } from "./fleet/sent.js";
import type { NodeDiffDone } from "./git-diff/git-work.js";
import { openSides, type Side } from "./git-diff/sides.js";
import { Rounds } from "./from-puppetdb/rounds.js";
import { withPuppetDb } from "./from-puppetdb/with-puppetdb.js";
import { othersOf } from "./others.js";
import { lastFacts } from "./settings.js";
import { shardOf } from "./shard.js";
import { writeReport } from "./write-report.js";

/**
 * `diff --git REV1 REV2 --environment FOLDER`: the nodes whose catalogs differ between two revisions, the differences,
 * and the lines that make them. A node that fails in one revision doesn't stop the others.
 */
export async function runGitDiff(context: ExtraCommandContext, ignored: Ignores): Promise<number> {
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
  const [comparer, known] = [new NodesComparer(ignored), others.value];
  return withPuppetDb(context, async (database) => {
    const hasFailed = await compareAll(context, list, comparer, new Rounds(known, database));
    report(list.problems);
    return tellDifferences(context, comparer, hasFailed || list.problems.length > 0);
  });
}

function tellDifferences(context: ExtraCommandContext, comparer: NodesComparer, hasFailed: boolean): number {
  const comparison = comparer.result();
  const format = (context.request.options["format"] ?? "text") as DifferencesFormat;
  const isEqual = isSame(comparison) && comparison.complete;
  if (!isEqual || format === "json") context.host.writeStdout(renderNodes(comparison, format, context.color));
  if (writeReport(context, comparison) || hasFailed) return exitCodes.inputErrors;
  return isEqual ? exitCodes.fine : exitCodes.differences;
}

/** Returns whether a node has failed. What nodes want to know of others is asked for, and they are compared again. */
async function compareAll(
  context: ExtraCommandContext,
  list: NodeList,
  comparer: NodesComparer,
  rounds: Rounds,
): Promise<boolean> {
  const pass = new DiffPass(context, comparer, rounds);
  await pass.run(list.items(), list.count, rounds.first(false));
  while (rounds.unfinished.size > 0) {
    const { known, places } = await rounds.next((exported) => exported);
    await pass.run(itemsAt(places, list), places.size, known);
  }
  context.report(pass.found.diagnostics());
  return pass.hasFailed;
}

class DiffPass {
  readonly found = new FoundOnNodes();
  hasFailed = false;
  private readonly context: ExtraCommandContext;
  private readonly comparer: NodesComparer;
  private readonly rounds: Rounds;
  private readonly diagnostics = new Receiver(keyOf);
  private readonly changes = new Receiver<Change>(keyOfChange);

  constructor(context: ExtraCommandContext, comparer: NodesComparer, rounds: Rounds) {
    this.context = context;
    this.comparer = comparer;
    this.rounds = rounds;
  }

  async run(items: Iterable<PlacedItem>, count: number, shared: OthersShared): Promise<void> {
    const { options } = this.context.request;
    await this.context.runMany<PlacedItem, NodeDiffDone, OthersShared>({
      work: "git",
      items,
      count,
      shared,
      jobs: options["jobs"] as number | undefined,
      seconds: options["nodeTimeout"] as number | undefined,
      megabytes: options["nodeMemory"] as number | undefined,
      take: (outcome, item) => this.take(outcome, item),
    });
  }

  private take(outcome: WorkOutcome<NodeDiffDone>, { index, name }: PlacedItem): void {
    if ("ended" in outcome) {
      this.found.add(name, [endedNode(this.context, name, outcome.ended)]);
      this.hasFailed = true;
      return;
    }
    const { changes, complete, diagnostics, sender } = outcome.done;
    const found = this.diagnostics.receive(sender, diagnostics);
    if (this.rounds.note(index, outcome.done)) return;
    this.found.add(name, found);
    if (changes) this.comparer.addChanges(name, this.changes.receive(sender, changes), complete);
    else this.hasFailed = true;
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
