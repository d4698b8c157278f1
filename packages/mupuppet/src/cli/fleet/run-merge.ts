import { exitCodes, writeInto, type ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, startOf, type Diagnostic } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import { DoneList } from "./done-list.js";
import type { DoneRecord } from "./done-record.js";
import { FleetReport } from "./fleet-report.js";
import { PartsJoined } from "./parts-joined.js";
import { keyOf, Receiver } from "./sent.js";

/** A node of a part. */
interface Merged {
  readonly record: DoneRecord;
  readonly folder: string;
}

/** `merge FOLDER… -o FOLDER`: the catalogs of all parts in one folder, and what would have been said of all at once. */
export function runMerge(context: ExtraCommandContext): Promise<number> {
  const { host, request, words } = context;
  const output = request.options["output"] as string | undefined;
  if (output === undefined) {
    host.writeStderr("mupuppet: `merge` wants a folder for all catalogs: `-o FOLDER`\nSee: mupuppet help merge\n");
    return Promise.resolve(exitCodes.usage);
  }
  const receiver = new Receiver(keyOf);
  const nodes = new Map<string, Merged>();
  const parts = new PartsJoined();
  for (const folder of words) {
    const records = DoneList.read(host, folder);
    if (!records)
      return Promise.resolve(reportBadFolder(context, folder, `\`${folder}\` is no part that \`--shard\` has written`));
    for (const record of records) {
      if ("done" in record.outcome) receiver.receive(record.outcome.done.sender, record.outcome.done.diagnostics);
      if (isFinal(record)) nodes.set(record.node, { record, folder });
      if (isFinal(record)) parts.add(folder, record.node);
    }
    parts.addAbout(folder, DoneList.about(host, folder));
  }
  const code = join(context, output, nodes, receiver);
  for (const { folder, reason } of parts.problems()) reportBadFolder(context, folder, reason);
  return Promise.resolve(parts.problems().length > 0 ? exitCodes.inputErrors : code);
}

/** Nodes that collect are compiled twice: the first time it isn't known what there is to collect. */
function isFinal({ outcome }: DoneRecord): boolean {
  return !("done" in outcome) || outcome.done.collects.length + (outcome.done.queries?.length ?? 0) === 0;
}

function join(
  context: ExtraCommandContext,
  output: string,
  nodes: ReadonlyMap<string, Merged>,
  receiver: Receiver<Diagnostic>,
): number {
  const names = [...nodes.keys()].sort();
  const problem = context.host.makeFolder(output);
  if (problem !== undefined)
    return reportBadFolder(context, output, `\`${output}\` can't be a folder for the catalogs: ${problem}`);
  const report = new FleetReport(context, names.length, output, undefined);
  names.forEach((name, index) => {
    const { folder, record } = nodes.get(name)!;
    const { outcome } = record;
    const found = "done" in outcome ? receiver.receive(outcome.done.sender, outcome.done.diagnostics) : [];
    const file = "done" in outcome ? outcome.done.file : undefined;
    const failed = file === undefined ? undefined : copy(context, folder, output, file);
    const changed =
      failed !== undefined && "done" in outcome ? { done: { ...outcome.done, problem: failed } } : outcome;
    report.add(name, index, changed, found);
  });
  return report.finish();
}

/** Why a file can't be copied. */
function copy({ host }: ExtraCommandContext, from: string, to: string, file: string): string | undefined {
  const content = host.read(`${from}/${file}`);
  if ("problem" in content) return content.problem;
  return writeInto(host, to, [{ path: file, chunks: [new TextDecoder().decode(content.bytes)] }])?.reason;
}

function reportBadFolder({ report }: ExtraCommandContext, folder: string, reason: string): number {
  report([catalogue.create["nodes-file"](startOf(createSource(folder, "")), { reason })]);
  return exitCodes.inputErrors;
}
