import { exitCodes, type ExtraCommandContext } from "@cairn/cli-kit";
import { createSource, startOf } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { DoneList } from "./fleet/done-list.js";
import { FleetRun } from "./fleet/fleet-run.js";
import { holdsLines } from "../facts/facts-line.js";
import { nodeList, type NodeList } from "./fleet/node-list.js";
import { runKey } from "./fleet/run-key.js";
import { withPuppetDb } from "./from-puppetdb/with-puppetdb.js";
import { shardOf } from "./shard.js";
import { othersOf } from "./others.js";
import { languageSettings } from "./language-settings.js";

/** From how many nodes on it is recorded what is done, so that an interrupted run can be resumed. */
const fewestToResume = 32;

/**
 * `compile FILE --nodes LIST -o FOLDER`: parses once in each thread, and writes a file for each node; one that fails
 * doesn't stop the others. `check FILE --nodes LIST` writes nothing.
 */
export async function runNodes(context: ExtraCommandContext, version: string, writes: boolean): Promise<number> {
  const { host, report, request } = context;
  const { options } = request;
  const folder = writes ? (options["output"] as string | undefined) : undefined;
  if (writes && folder === undefined) {
    host.writeStderr("mupuppet: `--nodes` wants a folder for the catalogs: `-o FOLDER`\nSee: mupuppet help compile\n");
    return exitCodes.usage;
  }
  const list = nodeList(context, shardOf(String(options["shard"] ?? "")));
  const language = languageSettings(request);
  const others = othersOf(context);
  report([...list.diagnostics, ...language.diagnostics, ...others.diagnostics]);
  const source = await context.read(context.words[0]!);
  if (!source || !list.value || !language.value || !others.value) return exitCodes.inputErrors;
  const problem = folder === undefined ? undefined : host.makeFolder(folder);
  if (problem !== undefined) return reportBadFolder(context, folder!, problem);
  if (folder !== undefined && host.realPath(folder) === host.realPath(String(options["nodes"])))
    return reportBadFolder(context, folder, "the facts of the nodes are in it");
  const replaced = folder === undefined ? undefined : findReplacedFacts(context, folder, list.value);
  if (replaced !== undefined) return reportBadFolder(context, folder!, `\`${replaced}\` has the facts of a node`);
  if (folder !== undefined && options["resume"] === true) host.removeLeftovers?.(folder);
  const keeps = options["resume"] === true || options["shard"] !== undefined || list.value.count >= fewestToResume;
  const done =
    folder !== undefined && keeps
      ? DoneList.open(host, folder, runKey(context, version, language.value), options["resume"] === true, {
          shard: options["shard"] as string | undefined,
          nodes: list.value.count,
        })
      : undefined;
  if (done && "problem" in done) return reportBadFolder(context, folder!, done.problem);
  const run = { context, list: list.value, others: others.value, folder, done };
  try {
    const code = await withPuppetDb(context, (database) => new FleetRun({ ...run, database }).run());
    done?.finish();
    return code;
  } finally {
    done?.close();
  }
}

/** The catalog that would replace a file with facts, perhaps before it is read. */
function findReplacedFacts({ host, request }: ExtraCommandContext, folder: string, list: NodeList): string | undefined {
  // A large file, of which each line has the facts of a node.
  if (holdsLines(String(request.options["nodes"]))) return undefined;
  for (const { facts } of list.items()) if (facts !== undefined) host.noteInput?.(facts);
  const format = String(request.options["format"] ?? "json");
  for (const { name } of list.items()) {
    const path = `${folder}/${name}.${format}`;
    if (host.isInput?.(path)) return path;
  }
  return undefined;
}

function reportBadFolder({ report }: ExtraCommandContext, folder: string, problem: string): number {
  const reason = `\`${folder}\` can't be a folder for the catalogs: ${problem}`;
  report([catalogue.create["nodes-file"](startOf(createSource(folder, "")), { reason })]);
  return exitCodes.inputErrors;
}
