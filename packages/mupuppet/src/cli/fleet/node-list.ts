import type { CliHost, ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, createSpan, type Diagnostic, type Result } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import { holdsLines, nameInLine } from "../../facts/facts-line.js";
import { isNodeName, type ListedNode } from "../../nodes/read-list.js";
import { listedNodes } from "../listed-nodes.js";
import type { NodeItem } from "./node-work.js";
import type { Shard } from "../shard.js";
import { isInShard } from "./is-in-shard.js";

/** An item with its place in the list, from 0. */
export interface PlacedItem extends NodeItem {
  readonly index: number;
}

/** The nodes of `--nodes`, in order; those with their facts in one large file are read again for each pass. */
export interface NodeList {
  readonly count: number;
  items(): Iterable<PlacedItem>;
  /** What was wrong with the entries that have been read so far. */
  readonly problems: readonly Diagnostic[];
}

/** Reads the list that `--nodes` names, or prepares to read it as it is needed. */
export function nodeList(
  context: Pick<ExtraCommandContext, "host" | "request">,
  shard: Shard | undefined,
): Result<NodeList> {
  const path = String(context.request.options["nodes"]);
  if (holdsLines(path)) return linesOfFacts(path, context.host, shard);
  const { diagnostics, value } = listedNodes(context);
  if (!value) return { diagnostics };
  const nodes = value.filter(({ name }) => isInShard(name, shard));
  const items = () => nodes.map(({ facts, name }: ListedNode, index) => ({ name, facts, index }));
  return { value: { count: nodes.length, items, problems: [] }, diagnostics };
}

/** The items at some places of a list. */
export function* itemsAt(places: ReadonlySet<number>, list: NodeList): Iterable<PlacedItem> {
  for (const item of list.items()) if (places.has(item.index)) yield item;
}

/** A line for each node: PuppetDB's inventory, or what `puppet facts` prints. */
function linesOfFacts(path: string, host: CliHost, shard: Shard | undefined): Result<NodeList> {
  const lines = () => host.readLines?.(path) ?? { problem: "it can't be read line by line" };
  const first = lines();
  host.noteInput?.(path);
  if ("problem" in first) return { diagnostics: [problemAt(path, 1, `\`${path}\`: ${first.problem}`)] };
  const problems: Diagnostic[] = [];
  const complain = (line: number, reason: string) => problems.push(problemAt(path, line, `line ${line} ${reason}`));
  const read = (again: Iterable<string>) => itemsOf(again, shard, problems.length === 0 ? complain : () => 0);
  let count = 0;
  for (const line of first) if (line.trim() !== "" && isInShard(shard && nameInLine(line), shard)) count++;
  const items = () => read(lines() as Iterable<string>);
  return { value: { count, items, problems }, diagnostics: [] };
}

function* itemsOf(
  lines: Iterable<string>,
  shard: Shard | undefined,
  complain: (line: number, reason: string) => void,
): Iterable<PlacedItem> {
  const known = new Set<string>();
  let [number, index] = [0, 0];
  for (const text of lines) {
    number++;
    if (text.trim() === "") continue;
    const name = nameInLine(text);
    if (name === undefined) complain(number, "has no facts in JSON with the name of their node (`certname`, `name`)");
    else if (!isNodeName(name)) complain(number, `names \`${name}\`, which can't be a file's name`);
    else if (known.has(name)) complain(number, `names \`${name}\` a second time`);
    else if (isInShard(name, shard)) {
      known.add(name);
      yield { name, text, index: index++ };
    }
  }
}

/** The text of the line isn't kept: it may be long, and there may be many. */
function problemAt(path: string, line: number, reason: string): Diagnostic {
  const source = createSource(path, "\n".repeat(line - 1));
  return catalogue.create["nodes-file"](createSpan(source, line - 1, line - 1), { reason });
}
