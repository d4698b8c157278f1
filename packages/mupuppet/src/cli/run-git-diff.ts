import { exitCodes, type ExtraCommandContext } from "@cairn/cli-kit";
import { startOf, type Result } from "@cairn/diagnostics";
import type { DifferencesFormat } from "@cairn/store";
import { keyOfChange, type Change } from "../diff/change.js";
import type { Ignores } from "../diff/ignore.js";
import { isSame, NodesComparer } from "../diff/many-nodes.js";
import { renderNodes } from "../diff/render-nodes.js";
import { FoundOnNodes } from "../nodes/found-on-nodes.js";
import { endedNode } from "./fleet/ended-node.js";
import { nodeList, type NodeList, type PlacedItem } from "./fleet/node-list.js";
import { keyOf, Receiver } from "./fleet/sent.js";
import type { NodeDiffDone } from "./git-diff/git-work.js";
import { openSides, type Side } from "./git-diff/sides.js";
import { lastFacts } from "./settings.js";
import { shardOf } from "./shard.js";
import { writeReport } from "./write-report.js";

/**
 * `diff --git REV1 REV2 --environment FOLDER`: the nodes whose catalogs differ between two revisions, the differences,
 * and the lines that make them. A node that fails in one revision doesn't stop the others.
 */
export async function runGitDiff(context: ExtraCommandContext, ignored: Ignores): Promise<number> {
  const { host, report, request } = context;
  const { options } = request;
  const sides = openSides(context);
  report(sides.diagnostics);
  if (!sides.value) return exitCodes.inputErrors;
  const nodes = nodesOf(context, ...sides.value);
  report(nodes.diagnostics);
  if (!nodes.value) return exitCodes.inputErrors;
  const comparer = new NodesComparer(ignored);
  const hasFailed = await compareAll(context, nodes.value, comparer);
  report(nodes.value.problems);
  const comparison = comparer.result();
  const format = (options["format"] ?? "text") as DifferencesFormat;
  const isEqual = isSame(comparison) && comparison.complete;
  if (!isEqual || format === "json") host.writeStdout(renderNodes(comparison, format));
  if (writeReport(context, comparison) || hasFailed || nodes.value.problems.length > 0) return exitCodes.inputErrors;
  return isEqual ? exitCodes.fine : exitCodes.differences;
}

/** Returns whether a node has failed. */
async function compareAll(context: ExtraCommandContext, list: NodeList, comparer: NodesComparer): Promise<boolean> {
  const { options } = context.request;
  const diagnostics = new Receiver(keyOf);
  const changes = new Receiver<Change>(keyOfChange);
  const found = new FoundOnNodes();
  let hasFailed = false;
  await context.runMany<PlacedItem, NodeDiffDone, undefined>({
    work: "git",
    items: list.items(),
    count: list.count,
    shared: undefined,
    jobs: options["jobs"] as number | undefined,
    seconds: options["nodeTimeout"] as number | undefined,
    megabytes: options["nodeMemory"] as number | undefined,
    take(outcome, { name }) {
      const done = "done" in outcome ? outcome.done : undefined;
      if ("ended" in outcome) found.add(name, [endedNode(context, name, outcome.ended)]);
      if (done) found.add(name, diagnostics.receive(done.sender, done.diagnostics));
      if (done?.changes) comparer.addChanges(name, changes.receive(done.sender, done.changes), done.complete);
      else hasFailed = true;
    },
  });
  context.report(found.diagnostics());
  return hasFailed;
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
